import { createBrowserStore } from '../../site/browser-store.ts';
import type { KeptFile } from '../uploads/kept-file.ts';
import type { Fields } from './fields.ts';
import { dropLeftDraft } from './left-draft.ts';
import type { Step } from './steps-of-form.ts';

/** What this device remembers of an application that is being filled in. */
export type Draft = {
  id: string;
  fields: Fields;
  step: Step;
  furthest: Step;
  files: KeptFile[];
  /** The version of the policy that was shown. */
  policyVersion: number;
  /** What the address brought, so that a reload does not bring it over later changes again. */
  brought: string;
  savedAt: string;
  /** When the server last got it from here; a mailed link that says otherwise holds other words. */
  keptAt?: string | undefined;
};
/** What it remembers of one that was sent: nothing but where to ask. */
export type SentNote = {
  reference: string;
  sentAt: string;
  /** An earlier sending had arrived; what was changed since is not in it. */
  changed?: boolean;
};

const NAME = 'chanote-application';
const RECORDS = 'records';
const BLOBS = 'blobs';

const run = createBrowserStore(NAME, [RECORDS, BLOBS]);

export const draftStore = {
  read: (): Promise<Draft | undefined> =>
    run(RECORDS, 'readonly', (store) => store.get('draft') as IDBRequest<Draft | undefined>),
  write: (draft: Draft) => run(RECORDS, 'readwrite', (store) => store.put(draft, 'draft')),
  readSent: (): Promise<SentNote | undefined> =>
    run(RECORDS, 'readonly', (store) => store.get('sent') as IDBRequest<SentNote | undefined>),
  writeSent: (note: SentNote) => run(RECORDS, 'readwrite', (store) => store.put(note, 'sent')),
  /** Files that are not uploaded yet; one that does not fit is refused by the browser. */
  readBlob: (key: string): Promise<Blob | undefined> =>
    run(BLOBS, 'readonly', (store) => store.get(key) as IDBRequest<Blob | undefined>),
  writeBlob: (key: string, blob: Blob) => run(BLOBS, 'readwrite', (store) => store.put(blob, key)),
  dropBlob: (key: string) => run(BLOBS, 'readwrite', (store) => store.delete(key)),
  /** Other applications that were begun and not sent, to be gone on with later. */
  readAside: (): Promise<Draft[] | undefined> =>
    run(RECORDS, 'readonly', (store) => store.get('aside') as IDBRequest<Draft[] | undefined>),
  /** Both at once, so that changing between two applications loses neither. */
  arrange: async (draft: Draft, aside: readonly Draft[]) => {
    await run(RECORDS, 'readwrite', (store) => {
      store.put(aside, 'aside');
      return store.put(draft, 'draft');
    });
    dropLeftDraft();
  },
  /** Forgets the one that is being filled in; the files of the others stay. */
  clear: async (aside: readonly Draft[]) => {
    dropLeftDraft();
    await run(RECORDS, 'readwrite', (store) => {
      store.put(aside, 'aside');
      return store.delete('draft');
    });
    const keys = await run(BLOBS, 'readonly', (store) => store.getAllKeys());
    await dropUnneeded(keys.map(String), aside);
  },
  /** Forgets one that was put aside, with those of its files that no other has. */
  forget: async ({ files }: Draft, aside: readonly Draft[], others: readonly WithFiles[]) => {
    await run(RECORDS, 'readwrite', (store) => store.put(aside, 'aside'));
    await dropUnneeded(
      files.map(({ key }) => key),
      others,
    );
  },
};

type WithFiles = Pick<Draft, 'files'>;

async function dropUnneeded(keys: readonly string[], others: readonly WithFiles[]): Promise<void> {
  const needed = new Set(others.flatMap(({ files }) => files.map(({ key }) => key)));
  for (const key of keys) {
    if (!needed.has(key)) await run(BLOBS, 'readwrite', (store) => store.delete(key));
  }
}
