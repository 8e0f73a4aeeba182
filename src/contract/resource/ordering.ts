import { z } from 'zod';
import { defineCall } from '#contract/call.ts';
import { ResourceName } from './windows.ts';

const Id = z.int().positive();
const Changed = z.object({
  id: Id,
  version: z.int(),
  before: z.object({ position: z.int() }),
});

const Move = z.object({
  id: Id,
  /** Behind which of them; null: before all of them. */
  after: Id.nullable(),
});
export type Move = z.infer<typeof Move>;

const MOST_MOVES = 50;

const isAmong = (seen: readonly number[], { id, after }: Move) =>
  seen.includes(id) && after !== id && (after === null || seen.includes(after));

/** The order in which staff put things. */
export const orderingCalls = {
  'records/order': defineCall({
    access: 'resource.edit',
    summary:
      'Puts a record behind another one, or several, one after the other. Where the order is no longer the one that was seen, it is a conflict and nothing is changed.',
    input: z
      .object({
        resource: ResourceName,
        /** The order as it was seen, at least those that are about. */
        seen: z.array(Id).min(2).max(200),
        /** Each in the order that the one before left. */
        moves: z.array(Move).min(1).max(MOST_MOVES),
      })
      .refine(
        ({ seen, moves }) =>
          new Set(seen).size === seen.length && moves.every((move) => isAmong(seen, move)),
        { error: 'invalid' },
      ),
    output: z.object({ data: z.array(Changed) }),
  }),
};
