import { z } from 'zod';
import { AppError, type FieldErrors, REASONS, type Reason } from './errors.ts';

/** The standard response of every call: the specification's section 3. */
export const Refusal = z.object({
  isSuccess: z.literal(false),
  reasonText: z.enum(Object.keys(REASONS) as [Reason, ...Reason[]]),
  data: z.object({ fields: z.record(z.string(), z.string()) }).nullable(),
});
export type Refusal = z.infer<typeof Refusal>;

export function success<Output extends object>(output: Output) {
  return { isSuccess: true as const, reasonText: '', ...output };
}

export function refusal(reason: Reason, fields?: FieldErrors): Refusal {
  return { isSuccess: false, reasonText: reason, data: fields ? { fields } : null };
}

/** The code of each field that a schema refused, the first problem of each. */
export function invalidInput(error: z.ZodError): AppError {
  const fields: FieldErrors = {};
  for (const issue of error.issues) {
    const field = issue.path.join('.') || 'body';
    fields[field] ??= issue.code === 'custom' ? issue.message : fieldCode(issue);
  }
  return new AppError('invalid_input', fields);
}

/** The code of a problem that a schema found. */
export function fieldCode(issue: z.core.$ZodIssue): string {
  if (issue.input === undefined) return 'required';
  if (issue.code === 'too_small') return issue.origin === 'string' ? 'required' : 'too_small';
  if (issue.code === 'too_big') return issue.origin === 'string' ? 'too_long' : 'too_big';
  return 'invalid';
}
