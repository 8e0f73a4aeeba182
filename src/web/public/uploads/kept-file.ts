/** A file of a form: chosen, on its way, there or failed. */
export type KeptFile = {
  /** Made here; names it before the server does. */
  key: string;
  uploadTypeId: number;
  name: string;
  bytes: number;
  contentType: string;
  /** Given by the server once it has it. */
  token?: string;
};

type FileState =
  | { kind: 'waiting' }
  | { kind: 'sending'; part: number }
  | { kind: 'ready'; token: string }
  /** Where the same file may get through another time, it can be sent again. */
  | { kind: 'failed'; code: string; again: boolean };

export type ChosenFile = KeptFile & {
  state: FileState;
  /** Missing once it is uploaded and the page was left. */
  blob?: Blob | undefined;
  /** The browser would not keep it, so that leaving the page loses it. */
  refused: boolean;
};
