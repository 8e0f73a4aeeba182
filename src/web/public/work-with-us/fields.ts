import type { FieldErrors } from '#contract/errors.ts';
import { readPolicyChange } from '#contract/privacy/policy-change.ts';
import type { WorkTexts } from './texts.th.ts';

export const EMPTY = {
  posting: '',
  position: '',
  firstName: '',
  lastName: '',
  birthday: '',
  phone: '',
  email: '',
  address: '',
  education: '',
  workYears: '',
  desiredSalary: '',
};
export type Fields = typeof EMPTY;
export type FieldName = keyof Fields;

const REQUIRED = [
  'firstName',
  'lastName',
  'phone',
  'email',
  'address',
  'education',
  'workYears',
] as const satisfies FieldName[];

/** What can be told without asking the server, by the codes that it would use. */
export function findMissing(fields: Fields, agreed: boolean): FieldErrors {
  const missing = REQUIRED.filter((name) => fields[name].trim() === '');
  return {
    ...Object.fromEntries(missing.map((name) => [name, 'required'])),
    ...(!agreed && { policy: 'required' }),
  };
}

const NUMBERS = new Set(['workYears', 'desiredSalary']);

/** The sentence of a code that stands against a field. */
export function messageOf(
  { errors }: WorkTexts,
  field: string,
  code: string | undefined,
): string | undefined {
  if (code === undefined) return undefined;
  if (field === 'policy')
    return readPolicyChange(code) === undefined ? errors.policy : errors.changed;
  if (code === 'invalid' && NUMBERS.has(field)) return errors.invalid_number;
  return code in errors ? errors[code as keyof typeof errors] : errors.invalid;
}
