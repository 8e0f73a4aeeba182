import { z } from 'zod';

/** What staff of a case are called, by their user ids; namesakes with the id behind the name. */
export const CasePeople = z.record(z.string(), z.string());
export type CasePeople = z.infer<typeof CasePeople>;

/** Who is not known any more, or not to this viewer, is called by the user id. */
export function nameIn(people: CasePeople, userId: string): string {
  return Object.hasOwn(people, userId) ? (people[userId] ?? userId) : userId;
}
