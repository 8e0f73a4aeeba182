import type { UploadState } from '../../api/upload.ts';

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

/** Why it failed. Where the same file may get through another time, it can be sent again. */
export type FileProblem = { code: string; again: boolean };
export type FileState = UploadState<{ token: string }, FileProblem>;

export type ChosenFile = KeptFile & {
  state: FileState;
  /** Missing once it is uploaded and the page was left. */
  blob?: Blob | undefined;
  /** The browser would not keep it, so that leaving the page loses it. */
  refused: boolean;
};
