import { z } from 'zod';
import { Applicant } from '#contract/applications/applications.ts';
import { CaptchaSolution } from '#contract/captcha/captcha.ts';
import { PICKER_LANGUAGES } from '#contract/language.ts';
import { isEmail } from '#contract/mail/email-address.ts';
import { type Satang, satang } from '#contract/money.ts';
import { type Parsed, parseArea, parseNumber } from '#contract/products/calculator.ts';
import { MOST_MONTHS } from '#contract/products/repayment.ts';
import { isStorable } from '#contract/text.ts';
import { parseBirthday } from '#contract/thai/birthday.ts';
import { parseCompanyId, parseIdCard } from '#contract/thai/ids.ts';
import { parseThaiPhone, westernDigits } from '#contract/thai/phone.ts';
import { APPLY_LONGEST, MOST_DEEDS, MOST_FILES } from './limits.ts';

const text = (most: number) =>
  z.string().trim().max(most).refine(isStorable, 'invalid').default('');
const required = (most: number) => z.string().trim().min(1).max(most).refine(isStorable, 'invalid');

/** What a typed text means, or the code of what is wrong with it. */
type Reading<Value> = { value: Value } | { code: string };
const read =
  <Typed, Value>(understand: (typed: Typed) => Reading<Value>) =>
  (typed: Typed, issues: z.core.$RefinementCtx): Value => {
    const reading = understand(typed);
    if ('value' in reading) return reading.value;
    issues.addIssue({ code: 'custom', message: reading.code });
    return z.NEVER;
  };

/** An empty text stays one; any other must be understood. */
const readAny = (parse: (typed: string) => string | null, code: string) =>
  read((typed: string): Reading<string> => {
    const value = typed === '' ? '' : parse(typed);
    return value === null ? { code } : { value };
  });

const phone = readAny(parseThaiPhone, 'invalid_phone');
const Email = text(APPLY_LONGEST.email).refine(
  (typed) => typed === '' || isEmail(typed),
  'invalid_email',
);

const PROBLEM_CODES = {
  missing: 'required',
  junk: 'invalid',
  negative: 'invalid',
  zero: 'too_small',
  decimals: 'invalid',
  huge: 'too_big',
} as const;

/** Baht as people type them, in satang; null where nothing is typed. */
const Money = text(APPLY_LONGEST.number).transform(
  read((typed): Reading<Satang | null> => (typed === '' ? { value: null } : amount(typed))),
);
function amount(typed: string): Reading<Satang> {
  const parsed = parseNumber(typed);
  return parsed.problem ? { code: PROBLEM_CODES[parsed.problem] } : { value: satang(parsed.value) };
}

/** What is asked for is lent in whole baht: satang are told, never dropped. */
const WholeBaht = Money.refine((asked) => asked === null || asked % 100 === 0, 'not_whole');

/** For how long, in months; null where nothing is chosen. */
const AskedMonths = text(APPLY_LONGEST.number).transform(
  read((typed): Reading<number | null> => {
    if (typed === '') return { value: null };
    const months = /^\d{1,4}$/.test(westernDigits(typed)) ? Number(westernDigits(typed)) : 0;
    return months >= 1 && months <= MOST_MONTHS ? { value: months } : { code: 'invalid' };
  }),
);

const AreaPart = z.string().trim().max(APPLY_LONGEST.number).default('');
/** Hundredths of a square wah; null where nothing is typed. */
const Area = z
  .object({ rai: AreaPart, ngan: AreaPart, wah: AreaPart })
  .default({ rai: '', ngan: '', wah: '' })
  .transform(
    read((typed): Reading<number | null> => {
      const parsed = parseArea(typed);
      if ('problems' in parsed) return { code: 'invalid' };
      return areaOf(parsed);
    }),
  );
function areaOf(parsed: Parsed): Reading<number | null> {
  if (parsed.problem === 'missing' || parsed.problem === 'zero') return { value: null };
  return parsed.problem ? { code: PROBLEM_CODES[parsed.problem] } : { value: parsed.value };
}

const Birthday = text(APPLY_LONGEST.date).transform(readAny(parseBirthday, 'invalid_date'));

/** An official code of so many digits; whether it exists is the server’s to know. */
const codeOf = (digits: number) => new RegExp(`^\\d{${digits}}$`);
const requiredCode = (digits: number) => {
  const code = codeOf(digits);
  return z
    .string()
    .min(1)
    .refine((typed) => typed === '' || code.test(typed), 'invalid');
};
const anyCode = (digits: number) =>
  z.union([z.literal(''), z.string().regex(codeOf(digits))]).default('');
const Choice = z.int().positive().nullable().default(null);
const UploadToken = z.string().min(1).max(APPLY_LONGEST.token);

/** A plot as its deed names it. Older deeds lack some of the numbers. */
const Deed = z.object({
  guaranteeTypeId: Choice,
  deedNo: text(APPLY_LONGEST.deedNumber),
  landNo: text(APPLY_LONGEST.deedNumber),
  surveyPage: text(APPLY_LONGEST.deedNumber),
  mapSheet: text(APPLY_LONGEST.deedNumber),
  province: anyCode(2),
  district: anyCode(4),
  subdistrict: anyCode(6),
  area: Area,
  /** Of the whole plot. */
  governmentPrice: Money,
  marketPrice: Money,
});

const Fields = z.object({
  /** Made by the sender, and the `draftId` of what was uploaded: the same one twice is one application. */
  id: z.uuid(),
  productId: z
    .int()
    .positive()
    .nullable()
    .refine((id) => id !== null, 'required'),
  applicant: Applicant,
  prefix: text(APPLY_LONGEST.prefix),
  /** Required of a person. */
  firstName: text(APPLY_LONGEST.name),
  lastName: text(APPLY_LONGEST.name),
  companyPrefix: text(APPLY_LONGEST.prefix),
  /** Required of a company. */
  companyName: text(APPLY_LONGEST.companyName),
  phone: required(APPLY_LONGEST.phone).transform(phone),
  email: Email,
  lineId: text(APPLY_LONGEST.lineId),
  idCard: text(APPLY_LONGEST.number).transform(readAny(parseIdCard, 'invalid_id_card')),
  companyId: text(APPLY_LONGEST.number).transform(readAny(parseCompanyId, 'invalid_company_id')),
  /** As an ISO date, or day first in either era. */
  birthday: Birthday,
  houseNo: text(APPLY_LONGEST.addressPart),
  moo: text(APPLY_LONGEST.addressPart),
  trok: text(APPLY_LONGEST.addressPart),
  soi: text(APPLY_LONGEST.addressPart),
  road: text(APPLY_LONGEST.addressPart),
  /** Official codes of 2, 4 and 6 digits; the server looks the names up. */
  province: requiredCode(2),
  district: requiredCode(4),
  subdistrict: requiredCode(6),
  /** Where the subdistrict has several. */
  postcode: text(10)
    .transform(westernDigits)
    .refine((typed) => /^(\d{5})?$/.test(typed), 'invalid'),
  contactFirstName: text(APPLY_LONGEST.name),
  contactLastName: text(APPLY_LONGEST.name),
  contactPhone: text(APPLY_LONGEST.phone).transform(phone),
  contactEmail: Email,
  deeds: z.array(Deed).max(MOST_DEEDS).default([]),
  convenientTimeId: Choice,
  receiveChannelId: Choice,
  guaranteeTypeId: Choice,
  guaranteeProvince: anyCode(2),
  /** Baht, as typed. */
  askedAmount: WholeBaht,
  askedMonths: AskedMonths,
  /** Of all the land together, as in the calculator; where empty, the sum of the deeds. */
  governmentPrice: Money,
  marketPrice: Money,
  refCode: text(APPLY_LONGEST.refCode),
  /** The tokens of what was uploaded for this `id`. */
  files: z.array(UploadToken).max(MOST_FILES).default([]),
  policy: z.boolean().refine((accepted) => accepted, 'required'),
  /** Of the policy text that was shown. */
  policyVersion: z.int().min(0).max(1_000_000),
  marketing: z.boolean().default(false),
  language: z.enum(PICKER_LANGUAGES),
  captcha: CaptchaSolution.optional(),
});

/** A loan application as the applicant sends it. Keys that it does not know are ignored. */
export const ApplyInput = Fields.refine(
  ({ applicant, firstName }) => applicant === 'company' || firstName !== '',
  {
    path: ['firstName'],
    message: 'required',
    // Told together with whatever else is wrong.
    when: () => true,
  },
).refine(({ applicant, companyName }) => applicant !== 'company' || companyName !== '', {
  path: ['companyName'],
  message: 'required',
  when: () => true,
});
export type ApplyInput = z.output<typeof ApplyInput>;
export type ApplyDeed = ApplyInput['deeds'][number];
