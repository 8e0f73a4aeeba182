import type { FieldErrors } from '#contract/errors.ts';
import type { JobFileKind } from '#contract/job-applications/limits.ts';
import { readPolicyChange } from '#contract/privacy/policy-change.ts';
import { parseThaiDate } from '#contract/thai/date.ts';
import type { FileState } from '../uploads/kept-file.ts';
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

type SomeFile = { kind: FileState['kind'] | 'none' };
type Files = Record<JobFileKind, SomeFile>;

/** Files that were chosen and cannot go along yet. */
export function findUnsent({ image, resume }: Files): FieldErrors {
  const codes = Object.entries({ image: unsentCode(image), resume: unsentCode(resume) });
  return Object.fromEntries(codes.flatMap(([kind, code]) => (code ? [[kind, code]] : [])));
}

function unsentCode({ kind }: SomeFile): 'wait' | 'unsent' | undefined {
  if (kind === 'sending' || kind === 'waiting') return 'wait';
  return kind === 'failed' ? 'unsent' : undefined;
}

/** What was told of a file when the form was sent may be over: it has come meanwhile, or is gone. */
export function codeNow(code: string | undefined, file: SomeFile | undefined): string | undefined {
  return file && (code === 'wait' || code === 'unsent') ? unsentCode(file) : code;
}

/** What is typed, in the words of the contract: a day goes as an ISO date, where it is one. */
export function writeFields({ posting, position, birthday, ...typed }: Fields) {
  return {
    ...typed,
    birthday: parseThaiDate(birthday) ?? birthday,
    postingId: posting === '' ? null : Number(posting),
    position: posting === '' ? position : '',
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
