import { z } from 'zod';
import { defineCall } from '#contract/call.ts';
import { BULK_FIELDS } from './bulk-fields.ts';
import { ResourceName } from './windows.ts';

const Id = z.int().positive();
const Version = z.int().positive();
const Field = z.enum(BULK_FIELDS);
/** Of whatever type the field has; the kind's own contract says what is right. */
const Values = z.partialRecord(Field, z.unknown());
/** Of a list what comes to it and what goes, whatever else each record has in it. */
export const ListChange = z.strictObject({
  add: z.array(z.string()).max(100),
  remove: z.array(z.string()).max(100),
});
export type ListChange = z.infer<typeof ListChange>;

const Changed = z.object({
  id: Id,
  name: z.string(),
  version: Version,
  before: Values,
  after: Values,
});
const Refused = z.object({
  id: Id,
  name: z.string(),
  reason: z.string(),
  fields: z.record(z.string(), z.string()),
});
const Outcome = z.object({
  changed: z.array(Changed),
  /** How many were that way before. */
  same: z.int(),
  refused: z.array(Refused),
});
export type BulkOutcome = z.infer<typeof Outcome>;

export const bulkCalls = {
  'records/change': defineCall({
    access: 'resource.edit',
    summary:
      'Changes a few fields of many records, each by the rules of its form, all in one go; or tells what that would do. To undo it, what was there before is sent with the versions that it made.',
    mostBytes: 1_000_000,
    input: z.object({
      resource: ResourceName,
      changes: z
        .array(
          z.object({
            id: Id,
            /** The version that was looked at; another one by now is left as it is. */
            version: Version.optional(),
            values: Values,
          }),
        )
        .min(1)
        .max(1_000)
        .refine((changes) => new Set(changes.map(({ id }) => id)).size === changes.length, {
          error: 'invalid',
        }),
      /** Nothing of it stays. */
      tryOnly: z.boolean().default(false),
    }),
    output: z.object({ data: Outcome }),
  }),
};
