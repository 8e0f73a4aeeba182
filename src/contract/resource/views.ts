import { z } from 'zod';
import { defineCall } from '#contract/call.ts';
import { holdsPersonalNumber } from './personal-number.ts';
import { ResourceName } from './windows.ts';

const OfResource = z.object({ resource: ResourceName });

const SavedView = z.object({
  id: z.int(),
  name: z.string(),
  /** The query of the list's address, without the record and the page. */
  query: z.string(),
  shared: z.boolean(),
  own: z.boolean(),
  /** By who saved it, and what is shared by administrators. */
  removable: z.boolean(),
  createdBy: z.string(),
});
export type SavedView = z.infer<typeof SavedView>;

/** Views outlive whom they look for, and nobody would find a number in them to erase it. */
const namesNobody = (text: string) => !holdsPersonalNumber(text);
const queryNamesNobody = (query: string) =>
  [...new URLSearchParams(query).values()].every(namesNobody);

/** Lists as somebody likes to see them, each under a name. */
export const viewCalls = {
  'views/list': defineCall({
    access: 'resource.view',
    summary:
      'The saved views of a list: the own ones, and those that others of the own network share.',
    input: OfResource,
    output: z.object({ data: z.array(SavedView) }),
  }),
  'views/add': defineCall({
    access: 'resource.view',
    summary: 'Saves a view of a list; one of the same name is replaced.',
    input: OfResource.extend({
      name: z.string().trim().min(1).max(60).refine(namesNobody, 'personal_number'),
      query: z.string().max(2_000).refine(queryNamesNobody, 'personal_number'),
      shared: z.boolean().default(false),
    }),
    output: z.object({ data: SavedView }),
  }),
  'views/remove': defineCall({
    access: 'resource.view',
    summary: 'Removes a view of one’s own; administrators remove shared ones, too.',
    input: OfResource.extend({ id: z.int().positive() }),
    output: z.object({ data: z.null() }),
  }),
};
