import { z } from 'zod';
import { defineCall } from '#contract/call.ts';
import { KeptValues } from './kept-values.ts';
import { ResourceName } from './windows.ts';

const LARGEST_ID = 2_147_483_647;
/** Two megabytes of values, and what stands around them. */
export const MOST_BYTES = 2_100_000;

export const Kept = z.object({ resource: ResourceName, id: z.int().min(1).max(LARGEST_ID) });
/** A record, or the one that is still to be added: 0. */
const KeptOrNew = Kept.extend({ id: z.int().min(0).max(LARGEST_ID) });
const TabNumber = z.int().min(0).max(LARGEST_ID);
const Drafted = KeptOrNew.extend({
  /** Whose draft of a new record: a number that its tab made up. */
  tab: TabNumber.default(0),
});
export const Version = z.int().positive().max(LARGEST_ID);

const VersionFacts = z.object({
  version: z.int(),
  at: z.iso.datetime(),
  by: z.string().nullable(),
});

const VersionSummary = VersionFacts.extend({
  /** The fields that differ from the version before, by path; none where that is not known. */
  changed: z.array(z.string()),
  /** Nothing older is known of the record. */
  first: z.boolean(),
});
export type VersionSummary = z.infer<typeof VersionSummary>;

const RecordDraft = z.object({
  values: z.record(z.string(), z.unknown()),
  /** The version that was being changed; none for a new record. */
  version: z.int().nullable(),
  /** And of its unpublished changes, where there were any. */
  revision: z.int().nullable(),
  updatedAt: z.iso.datetime(),
});
export type RecordDraft = z.infer<typeof RecordDraft>;

const NewDraft = RecordDraft.extend({ tab: TabNumber });
export type NewDraft = z.infer<typeof NewDraft>;

const Editor = z.object({ name: z.string(), since: z.iso.datetime() });
export type Editor = z.infer<typeof Editor>;

export const None = z.object({ data: z.null() });

/** What can be done with a record of any kind besides changing it. */
export const recordCalls = {
  'records/versions': defineCall({
    access: 'resource.view',
    summary: 'What a record was after each save, newest first, with who saved it and what changed.',
    input: Kept.extend({
      /** Only those older than this version. */
      before: Version.optional(),
      size: z.int().min(1).max(50).default(20),
    }),
    output: z.object({ data: z.object({ versions: z.array(VersionSummary), more: z.boolean() }) }),
  }),
  'records/version': defineCall({
    access: 'resource.view',
    summary: 'The values of one version of a record, and those of the one before it.',
    input: Kept.extend({ version: Version }),
    output: z.object({
      data: VersionFacts.extend({
        values: z.record(z.string(), z.unknown()),
        previous: z.record(z.string(), z.unknown()).nullable(),
      }),
    }),
  }),
  'records/draft': defineCall({
    access: 'resource.view',
    summary: 'What the caller has typed into a form and not saved yet.',
    input: Drafted,
    output: z.object({ data: RecordDraft.nullable() }),
  }),
  'records/newDrafts': defineCall({
    access: 'resource.view',
    summary: 'What the caller has typed of new records and not saved yet, newest first.',
    input: Kept.pick({ resource: true }),
    output: z.object({ data: z.array(NewDraft) }),
  }),
  'records/keepDraft': defineCall({
    access: 'resource.view',
    summary: 'Keeps what the caller has typed; needs the right to save it.',
    mostBytes: MOST_BYTES,
    input: Drafted.extend({
      version: Version.nullable(),
      revision: Version.nullable().default(null),
      values: KeptValues,
    }),
    output: z.object({ data: z.object({ keptAt: z.iso.datetime() }) }),
  }),
  'records/dropDraft': defineCall({
    access: 'resource.view',
    summary: 'Forgets what the caller has typed.',
    input: Drafted,
    output: None,
  }),
  'records/editing': defineCall({
    access: 'resource.edit',
    summary: 'Tells that the caller has a record open, or leaves it; answers who else has.',
    input: Kept.extend({ leaving: z.boolean().default(false) }),
    output: z.object({ data: z.object({ others: z.array(Editor) }) }),
  }),
  'records/savers': defineCall({
    access: 'resource.view',
    summary: 'What those are called who saved a record last, by their user ids.',
    input: Kept,
    output: z.object({ data: z.record(z.string(), z.string()) }),
  }),
  'records/preview': defineCall({
    access: 'resource.view',
    summary: 'A link to the public page as it would be with these values, for a limited time.',
    mostBytes: MOST_BYTES,
    input: KeptOrNew.extend({ values: KeptValues }),
    output: z.object({ data: z.object({ path: z.string(), expiresAt: z.iso.datetime() }) }),
  }),
};
