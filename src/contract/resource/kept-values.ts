import { z } from 'zod';
import { isStorable } from '#contract/text.ts';

/** Six languages of the longest text there is, Thai letters taking three bytes each. */
const MOST_BYTES = 2_000_000;
const DEEPEST = 12;

/** The values of a form as they stand, right or not yet: of any form, but of bounded size. */
export const KeptValues = z.record(z.string(), z.unknown()).superRefine((values, issues) => {
  const refuse = (message: string) => issues.addIssue({ code: 'custom', message });
  // First the depth: what is nested without end cannot even be written as text.
  if (!isKeepable(values)) refuse('invalid');
  else if (new TextEncoder().encode(JSON.stringify(values)).length > MOST_BYTES) refuse('too_long');
});
export type KeptValues = z.infer<typeof KeptValues>;

/** Not nested beyond reason, and without texts that the database cannot take. */
function isKeepable(root: unknown): boolean {
  const open: Array<[value: unknown, depth: number]> = [[root, 0]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [value, depth] = next;
    if (typeof value === 'string' && !(isStorable(value) && value.isWellFormed())) return false;
    if (typeof value !== 'object' || value === null) continue;
    if (depth === DEEPEST) return false;
    for (const [name, part] of Object.entries(value)) open.push([name, depth], [part, depth + 1]);
  }
  return true;
}
