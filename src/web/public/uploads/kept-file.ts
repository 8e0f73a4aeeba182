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

/** Nothing more comes of it: it fills no place of its document and is not among what is there. */
export const isGivenUp = ({ state }: Pick<ChosenFile, 'state'>) =>
  state.kind === 'failed' && !state.again;

/** It was there, or was to come, and is not: on this device, or any more with the server. */
const LOST_CODES: readonly string[] = ['gone', 'dropped'];

/**
 * What to remember of them. Why one was refused is told when it is chosen; remembered without its reason it would only
 * be asked for again. One that was lost stays, for nobody may have read yet that it is not there.
 */
export function toKeep(files: readonly ChosenFile[]): KeptFile[] {
  return files.flatMap(({ state, blob: _, refused: __, ...file }) => {
    if (state.kind === 'ready') return [{ ...file, token: state.token }];
    const isRefused = state.kind === 'failed' && !state.again && !LOST_CODES.includes(state.code);
    return isRefused ? [] : [file];
  });
}

/** What is there, what may still arrive, and the names of what failed by why. */
export function sortFiles(files: readonly Pick<ChosenFile, 'name' | 'state'>[]) {
  const failed = new Map<string, string[]>();
  for (const { name, state } of files)
    if (state.kind === 'failed') failed.set(state.code, [...(failed.get(state.code) ?? []), name]);
  const there = files.filter(({ state }) => state.kind === 'ready').length;
  const underWay = files.filter(
    ({ state }) => state.kind === 'sending' || state.kind === 'waiting',
  ).length;
  return { there, underWay, failed: [...failed] };
}
