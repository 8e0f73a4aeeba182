import type { FieldErrors } from '#contract/errors.ts';
import { isStorable } from '#contract/text.ts';

/**
 * The fields whose text the database does not take: neither the one character that no column holds,
 * nor half of a surrogate pair, which `jsonb` refuses. Looked for in every input at once, because a
 * schema that forgets to ask would make a failure of ours out of it.
 */
export function findUnstorable(input: unknown): FieldErrors | undefined {
  const fields: FieldErrors = {};
  const open: Array<[value: unknown, path: string]> = [[input, '']];
  for (let next = open.pop(); next; next = open.pop()) {
    const [value, path] = next;
    if (typeof value === 'string') {
      if (!isStorable(value) || !value.isWellFormed()) fields[path] = 'invalid';
    } else if (typeof value === 'object' && value !== null) {
      const before = path && `${path}.`;
      for (const [name, part] of Object.entries(value)) {
        // A name is a text as well, and stands in what it names.
        open.push([name, path || 'body'], [part, `${before}${name}`]);
      }
    }
  }
  return Object.keys(fields).length > 0 ? fields : undefined;
}
