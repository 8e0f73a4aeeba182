import { createBrowserStore } from '../../site/browser-store.ts';
import { BLOBS, keepBlobs } from '../uploads/keep-blobs.ts';
import type { KeptFile } from '../uploads/kept-file.ts';

/** What was chosen for one link and is not handed in yet. */
type Answer = { token: string; files: KeptFile[]; savedAt: string };

/** As long as the server keeps what nobody has sent. */
const KEPT_MS = 24 * 60 * 60 * 1_000;
const ANSWERS = 'answers';
const run = createBrowserStore('chanote-documents', [ANSWERS, BLOBS]);
const { dropUnneeded, ...blobs } = keepBlobs(run);

/** Leaves those that are wanted, with their files. */
async function keepOnly(isWanted: (answer: Answer) => boolean): Promise<Answer[]> {
  const all = await run(ANSWERS, 'readonly', (store) => store.getAll() as IDBRequest<Answer[]>);
  for (const answer of all)
    if (!isWanted(answer)) await run(ANSWERS, 'readwrite', (store) => store.delete(answer.token));
  const left = all.filter(isWanted);
  await dropUnneeded(left);
  return left;
}

/** On this device, so that a page that is loaded anew, or was closed, still has them. */
export const answerStore = {
  ...blobs,
  /** Of this link; of whichever the time is over, goes. */
  read: async (token: string): Promise<KeptFile[]> => {
    const oldest = new Date(Date.now() - KEPT_MS).toISOString();
    const left = await keepOnly(({ savedAt }) => savedAt >= oldest);
    return left.find((answer) => answer.token === token)?.files ?? [];
  },
  write: (token: string, files: KeptFile[]) => {
    const answer: Answer = { token, files, savedAt: new Date().toISOString() };
    return run(ANSWERS, 'readwrite', (store) => store.put(answer, token));
  },
  drop: (token: string) => keepOnly((answer) => answer.token !== token),
};
