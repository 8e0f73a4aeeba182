import type { JobFileKind } from '#contract/job-applications/limits.ts';
import { createBrowserStore } from '../../site/browser-store.ts';
import { keepLeft } from '../drafts/left-draft.ts';
import { BLOBS, keepBlobs } from '../uploads/keep-blobs.ts';
import { EMPTY, type Fields } from './fields.ts';

/** A file that goes along: the server keeps what was sent for a day, the device until the form is sent. */
export type KeptAttachment = {
  name: string;
  token?: string | undefined;
  sentAt?: string | undefined;
};
type KeptAttachments = Record<JobFileKind, KeptAttachment | undefined>;

/** What this device remembers of an application for work. The notice is ticked anew each time. */
export type WorkDraft = {
  id: string;
  fields: Fields;
  files: KeptAttachments;
  /** The posting of the address, so that a reload does not choose it over a later choice again. */
  brought: string;
  savedAt: string;
};

/** Also of the lock by which one tab at a time fills the form in. */
export const NAME = 'chanote-job-application';
const RECORDS = 'records';

const run = createBrowserStore(NAME, [RECORDS, BLOBS]);
const { dropUnneeded, ...blobs } = keepBlobs(run);
const left = keepLeft<WorkDraft>('job-application-left');

export const draftStore = {
  ...blobs,
  left,
  read: async (): Promise<WorkDraft | undefined> => {
    const stored = run(
      RECORDS,
      'readonly',
      (store) => store.get('draft') as IDBRequest<WorkDraft | undefined>,
    );
    const draft = left.laterOf(await stored.catch(() => undefined));
    return draft && { ...draft, fields: { ...EMPTY, ...draft.fields } };
  },
  write: (draft: WorkDraft) => run(RECORDS, 'readwrite', (store) => store.put(draft, 'draft')),
  clear: async () => {
    left.drop();
    await run(RECORDS, 'readwrite', (store) => store.delete('draft'));
    await dropUnneeded([]);
  },
};
