import { z } from 'zod';
import { CaptchaSolution } from '#contract/captcha/captcha.ts';
import { PICKER_LANGUAGES } from '#contract/language.ts';
import { isEmail } from '#contract/mail/email-address.ts';
import { isStorable } from '#contract/text.ts';
import { parseBirthday } from '#contract/thai/birthday.ts';
import { yearsBetween } from '#contract/thai/date.ts';
import { thaiDay } from '#contract/thai/day.ts';
import { parseThaiPhone } from '#contract/thai/phone.ts';
import { readTypedNumber } from '#contract/typed-number.ts';
import { HIGHEST_SALARY, LEAST_AGE, LONGEST, MOST_WORK_YEARS } from './limits.ts';

/** Numbers come as they were typed, also with the words that stand beside their fields. */
const LONGEST_NUMBER = 20;
const YEARS = /(?:ปี|years?|yrs?\.?)$/i;
const A_MONTH = /(?:\/|ต่อ|a|per)? ?(?:เดือน|month)$/i;

const text = (most: number) => z.string().trim().max(most).refine(isStorable, 'invalid');
const required = (most: number) => z.string().trim().min(1).max(most).refine(isStorable, 'invalid');

/** What a typed text means, or the code of what is wrong with it. */
type Reading<Value> = { value: Value } | { code: string };
const read =
  <Value>(understand: (typed: string) => Reading<Value>) =>
  (typed: string, issues: z.core.$RefinementCtx): Value => {
    const reading = understand(typed);
    if ('value' in reading) return reading.value;
    issues.addIssue({ code: 'custom', message: reading.code });
    return z.NEVER;
  };

const Phone = required(LONGEST.phone).transform(
  read((typed) => {
    const value = parseThaiPhone(typed);
    return value === null ? { code: 'invalid_phone' } : { value };
  }),
);

const Email = required(LONGEST.email).refine(isEmail, 'invalid_email');

const WorkYears = required(LONGEST_NUMBER).transform(
  read((typed) => {
    // Nobody has worked for thousands: “1,5” would be read as ten times as much.
    if (/[,，]/.test(typed)) return { code: 'invalid' };
    const reading = readCount(typed.replace(YEARS, ''), { decimals: 6, most: MOST_WORK_YEARS });
    if ('code' in reading) return reading;
    // Kept in tenths: a quarter of a year counts, but is known no closer than that.
    return reading.value === null
      ? { code: 'invalid' }
      : { value: Math.round(reading.value * 10) / 10 };
  }),
);

const Salary = text(LONGEST_NUMBER).transform(
  read((typed) => readCount(typed.replace(A_MONTH, ''), { decimals: 0, most: HIGHEST_SALARY })),
);

/** A number from nought on; null where nothing is typed. */
function readCount(
  typed: string,
  range: { decimals: number; most: number },
): Reading<number | null> {
  const reading = readTypedNumber(typed, range);
  if ('problem' in reading) {
    if (reading.problem === 'whole') return { code: 'not_whole' };
    return { code: reading.problem === 'most' ? 'too_big' : 'invalid' };
  }
  const value = reading.value ?? 0;
  if (value < 0) return { code: 'invalid' };
  return value > range.most ? { code: 'too_big' } : reading;
}

const Birthday = text(LONGEST_NUMBER).transform(
  read<string | null>((typed) => {
    if (typed === '') return { value: null };
    const value = parseBirthday(typed);
    if (value === null) return { code: 'invalid_date' };
    return yearsBetween(value, thaiDay()) < LEAST_AGE ? { code: 'too_young' } : { value };
  }),
);

/** What an upload answered with, and how the applicant’s file is called. */
const Attachment = z.object({
  token: z.string().min(1).max(100),
  name: z.string().max(LONGEST.fileName),
});

/** An application as the applicant sends it. */
export const SendInput = z.object({
  /** Made by the sender: the same one twice is one application. */
  id: z.uuid(),
  /** Null: in general. */
  postingId: z.int().positive().nullable(),
  /** Of who applies in general. */
  position: text(LONGEST.position),
  firstName: required(LONGEST.name),
  lastName: required(LONGEST.name),
  address: required(LONGEST.address),
  phone: Phone,
  email: Email,
  education: required(LONGEST.education),
  workYears: WorkYears,
  /** Baht a month. */
  desiredSalary: Salary,
  /** As an ISO date, or day first in either era. */
  birthday: Birthday,
  image: Attachment.nullable(),
  resume: Attachment.nullable(),
  policy: z.boolean().refine((accepted) => accepted, 'required'),
  /** Of the policy text that was shown. */
  policyVersion: z.int().min(0).max(1_000_000),
  language: z.enum(PICKER_LANGUAGES),
  captcha: CaptchaSolution.optional(),
});
export type SendInput = z.output<typeof SendInput>;
