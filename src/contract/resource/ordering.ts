import { z } from 'zod';
import { defineCall } from '#contract/call.ts';
import { ResourceName } from './windows.ts';

const Id = z.int().positive();
const Changed = z.object({
  id: Id,
  version: z.int(),
  before: z.object({ position: z.int() }),
});

/** The order in which staff put things. */
export const orderingCalls = {
  'records/order': defineCall({
    access: 'resource.edit',
    summary:
      'Puts a record behind another one. Where the order is no longer the one that was seen, it is a conflict and nothing is changed.',
    input: z
      .object({
        resource: ResourceName,
        /** The order as it was seen, at least the two that are about. */
        seen: z.array(Id).min(2).max(200),
        id: Id,
        /** Behind which of them; null: before all of them. */
        after: Id.nullable(),
      })
      .refine(
        ({ seen, id, after }) =>
          new Set(seen).size === seen.length &&
          seen.includes(id) &&
          after !== id &&
          (after === null || seen.includes(after)),
        { error: 'invalid' },
      ),
    output: z.object({ data: z.array(Changed) }),
  }),
};
