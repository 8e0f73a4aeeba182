import type { z } from 'zod';
import { invalidInput } from '#contract/envelope.ts';
import type { FieldErrors } from '#contract/errors.ts';

const LIMITED = new Set(['too_long', 'too_big', 'too_small']);

/** What a schema found wrong with a row, each with the limit behind a colon: a sheet shows no hints. */
export function codesOf(error: z.ZodError): FieldErrors {
  const codes = invalidInput(error).fields ?? {};
  for (const issue of error.issues) {
    const field = issue.path.join('.');
    const code = codes[field] ?? '';
    const limit =
      (issue.code === 'too_big' && issue.maximum) || (issue.code === 'too_small' && issue.minimum);
    if (LIMITED.has(code) && limit !== false) codes[field] = `${code}:${limit}`;
  }
  return codes;
}
