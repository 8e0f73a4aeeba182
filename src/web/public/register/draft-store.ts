import { createBrowserStore } from '../../site/browser-store.ts';
import { keepLeft } from '../drafts/left-draft.ts';
import { BLOBS, keepBlobs } from '../uploads/keep-blobs.ts';
import type { KeptFile } from '../uploads/kept-file.ts';
import type { Fields } from './fields.ts';
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

/** Also of the lock by which one tab at a time fills the form in. */
export const NAME = 'chanote-application';
const RECORDS = 'records';

const run = createBrowserStore(NAME, [RECORDS, BLOBS]);
const { dropUnneeded, ...blobs } = keepBlobs(run);
const left = keepLeft<Draft>('application-left');

export const draftStore = {
  left,
  read: (): Promise<Draft | undefined> =>
    run(RECORDS, 'readonly', (store) => store.get('draft') as IDBRequest<Draft | undefined>),
  write: (draft: Draft) => run(RECORDS, 'readwrite', (store) => store.put(draft, 'draft')),
  readSent: (): Promise<SentNote | undefined> =>
    run(RECORDS, 'readonly', (store) => store.get('sent') as IDBRequest<SentNote | undefined>),
  writeSent: (note: SentNote) => run(RECORDS, 'readwrite', (store) => store.put(note, 'sent')),
  ...blobs,
  /** Other applications that were begun and not sent, to be gone on with later. */
  readAside: (): Promise<Draft[] | undefined> =>
    run(RECORDS, 'readonly', (store) => store.get('aside') as IDBRequest<Draft[] | undefined>),
  /** Both at once, so that changing between two applications loses neither. */
  arrange: async (draft: Draft, aside: readonly Draft[]) => {
    await run(RECORDS, 'readwrite', (store) => {
      store.put(aside, 'aside');
      return store.put(draft, 'draft');
    });
    left.drop();
  },
  /** Forgets the one that is being filled in; the files of the others stay. */
  clear: async (aside: readonly Draft[]) => {
    left.drop();
    await run(RECORDS, 'readwrite', (store) => {
      store.put(aside, 'aside');
      return store.delete('draft');
    });
    await dropUnneeded(aside);
  },
  /** Forgets one that was put aside, with those of its files that no other has. */
  forget: async (
    { files }: Draft,
    aside: readonly Draft[],
    others: readonly Pick<Draft, 'files'>[],
  ) => {
    await run(RECORDS, 'readwrite', (store) => store.put(aside, 'aside'));
    const keys = files.map(({ key }) => key);
    await dropUnneeded(others, keys);
  },
};
