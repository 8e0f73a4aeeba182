import { z } from 'zod';
import { defineCall } from '#contract/call.ts';
import { KeptValues } from './kept-values.ts';
import { Kept, MOST_BYTES, None, Version } from './records.ts';
import { ResourceName } from './windows.ts';

/** What a published record is to become, one for all its editors. */
const Revision = z.object({
  /** Never given twice, so that what was begun anew is not taken for what was dropped. */
  version: z.int(),
  /** As it would be published now: what was changed on the record since is in it. */
  values: z.record(z.string(), z.unknown()),
  startedBy: z.string(),
  updatedBy: z.string(),
  updatedAt: z.iso.datetime(),
  /** The fields that were changed on the record since, by path, and stand here as they are there. */
  taken: z.array(z.string()),
  /** And those that were changed on both sides: here they stand as in the revision. */
  clashes: z.array(z.string()),
});
export type Revision = z.infer<typeof Revision>;

const ListedRevision = Revision.pick({ startedBy: true, updatedBy: true, updatedAt: true }).extend({
  resource: ResourceName,
  id: z.int(),
  name: z.record(z.string(), z.string()),
});
export type ListedRevision = z.infer<typeof ListedRevision>;

/** Changes of what visitors see, kept beside it until somebody publishes or drops them. */
export const revisionCalls = {
  'records/revision': defineCall({
    access: 'resource.view',
    summary: 'The changes of a record that are saved and not published.',
    input: Kept,
    output: z.object({ data: Revision.nullable() }),
  }),
  'records/saveRevision': defineCall({
    access: 'resource.edit',
    summary: 'Saves changes of a record without publishing them; an older version is a conflict.',
    mostBytes: MOST_BYTES,
    input: Kept.extend({
      /** Of the revision that is changed; 0: the first. */
      version: z.int().min(0),
      /** The version of the record that the values stand on. */
      over: Version,
      values: KeptValues,
    }),
    output: z.object({ data: Revision }),
  }),
  'records/dropRevision': defineCall({
    access: 'resource.edit',
    summary: 'Drops the changes of a record that are not published.',
    input: Kept.extend({ version: Version }),
    output: None,
  }),
  'records/revisions': defineCall({
    access: 'signedIn',
    summary:
      'Which records that the caller may see have changes that are not published; those of requests that concern the caller are told of there.',
    output: z.object({
      data: z.array(ListedRevision),
      /** There are others that were changed before these. */
      more: z.boolean(),
    }),
  }),
};
