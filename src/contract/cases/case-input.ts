import { z } from 'zod';
import { Applicant } from '#contract/applications/applications.ts';
import { NETWORKS } from '#contract/applications/networks.ts';
import { LANGUAGES } from '#contract/language.ts';
import { isEmail } from '#contract/mail/email-address.ts';
import { satang, satangOf } from '#contract/money.ts';
import { LARGEST_PRICE } from '#contract/products/calculator.ts';
import { MOST_MONTHS } from '#contract/products/repayment.ts';
import { isStorable } from '#contract/text.ts';
import { parseBirthday } from '#contract/thai/birthday.ts';
import { parseCompanyId, parseIdCard } from '#contract/thai/ids.ts';
import { parseThaiPhone } from '#contract/thai/phone.ts';
import { CASE_LIMITS } from './case-limits.ts';

export const Id = z.int().positive().max(2_147_483_647);
/** What the same is done with at once. */
export const Many = z.object({ ids: z.array(Id).min(1).max(200) });
const text = (most: number) => z.string().trim().max(most).refine(isStorable, 'invalid');
const required = (most: number) => z.string().trim().min(1).max(most).refine(isStorable, 'invalid');

/** A typed text as it is kept, where it is understood; nothing stays nothing. */
const understood = (most: number, code: string, read: (typed: string) => string | null) =>
  text(most).transform((typed, issues) => {
    const value = typed === '' ? '' : read(typed);
    if (value !== null) return value;
    issues.addIssue({ code: 'custom', message: code });
    return z.NEVER;
  });

const LONGEST_NUMBER = 40;
const phone = () => understood(LONGEST_NUMBER, 'invalid_phone', parseThaiPhone);
const email = () =>
  understood(CASE_LIMITS.email, 'invalid_email', (typed) => (isEmail(typed) ? typed : null));
const birthday = () => understood(LONGEST_NUMBER, 'invalid_date', parseBirthday);

/** Official codes; the names are looked up by the server. */
const PlaceCodes = z.object({
  subdistrictCode: z.string().regex(/^\d{6}$/, 'required'),
  postcode: z.string().regex(/^(?:\d{5})?$/, 'invalid'),
});

export const Remark = required(CASE_LIMITS.remark);
export const LooseRemark = text(CASE_LIMITS.remark).default('');
/** Whole baht as it comes. */
export const Amount = z.int().positive().max(CASE_LIMITS.amount).transform(satangOf);
/** Satang. */
export const Price = z.int().min(0).max(LARGEST_PRICE).transform(satang);

/** A plot; areas in hundredths of a square wah, prices in satang. */
export const DeedInput = z.object({
  /** The one that it was, where it is not new. */
  id: Id.optional(),
  guaranteeTypeId: Id.nullable(),
  /** Not every deed has one, and the site asks for none. */
  deedNo: text(CASE_LIMITS.deedNo),
  landNo: text(CASE_LIMITS.deedNo),
  surveyPage: text(CASE_LIMITS.deedNo),
  mapSheet: text(CASE_LIMITS.deedNo),
  /** The subdistrict that it lies in, where it is known; else the province alone may be. */
  subdistrictCode: z.string().regex(/^(?:\d{6})?$/, 'invalid'),
  provinceCode: z.string().regex(/^(?:\d{2})?$/, 'invalid'),
  area: z.int().min(0).max(CASE_LIMITS.area).nullable(),
  governmentPrice: Price.nullable(),
  marketPrice: Price.nullable(),
});
export type DeedInput = z.output<typeof DeedInput>;

const shared = {
  applicant: Applicant,
  productId: Id,
  prefix: text(CASE_LIMITS.name),
  /** Required of a person; a company may have named nobody. */
  firstName: text(CASE_LIMITS.name),
  lastName: text(CASE_LIMITS.name),
  companyPrefix: text(CASE_LIMITS.name),
  companyName: text(CASE_LIMITS.companyName),
  phone: phone().refine((value) => value !== '', 'required'),
  email: email(),
  lineId: text(CASE_LIMITS.lineId),
  ...PlaceCodes.shape,
  refCode: text(CASE_LIMITS.refCode),
  convenientTimeId: Id.nullable(),
  guaranteeTypeId: Id.nullable(),
  askedAmount: Amount.nullable(),
  deeds: z.array(DeedInput).max(CASE_LIMITS.deeds),
  language: z.enum(LANGUAGES).default('th'),
  /** The applicant was told the policy and agreed, on the telephone or at the counter. */
  policy: z.boolean(),
  marketing: z.boolean().default(false),
};

type Named = { applicant: Applicant; firstName: string; companyName: string };
type NameField = 'firstName' | 'companyName';
/** The same as of who applies on the site: staff can put right whatever came from there. */
const isNamed = (applicant: Applicant, field: NameField) => (value: Named) =>
  value.applicant !== applicant || value[field] !== '';
/** Told together with whatever else is wrong. */
const nameMissing = (field: NameField) => ({
  ...{ path: [field], message: 'required' },
  when: ({ value }: z.core.ParsePayload) => typeof value === 'object' && value !== null,
});

/** An application as staff take it down or put it right. */
export const CaseInput = z
  .object({
    ...shared,
    /** Left out, it stays as it was told. */
    askedMonths: z.int().min(1).max(MOST_MONTHS).nullable().optional(),
    idCard: understood(LONGEST_NUMBER, 'invalid_id', parseIdCard),
    companyId: understood(LONGEST_NUMBER, 'invalid_id', parseCompanyId),
    birthday: birthday(),
    houseNo: text(CASE_LIMITS.address),
    moo: text(CASE_LIMITS.address),
    trok: text(CASE_LIMITS.address),
    soi: text(CASE_LIMITS.address),
    road: text(CASE_LIMITS.address),
    contactFirstName: text(CASE_LIMITS.name),
    contactLastName: text(CASE_LIMITS.name),
    contactPhone: phone(),
    contactEmail: email(),
    network: z.enum(NETWORKS).nullable(),
    receiveChannelId: Id.nullable(),
    guaranteeProvinceCode: z.string().regex(/^(?:\d{2})?$/, 'invalid'),
  })
  .refine(isNamed('individual', 'firstName'), nameMissing('firstName'))
  .refine(isNamed('company', 'companyName'), nameMissing('companyName'));
export type CaseInput = z.output<typeof CaseInput>;

/** Made by the form that adds it, once: the same one twice is one application. */
const clientId = z.uuid().optional();
export const NewCase = CaseInput.safeExtend({ clientId });

/** What a partner tells of somebody whom its branch refers. */
export const ReferralInput = z
  .object(shared)
  .refine(isNamed('individual', 'firstName'), nameMissing('firstName'))
  .refine(isNamed('company', 'companyName'), nameMissing('companyName'));
export type ReferralInput = z.output<typeof ReferralInput>;
export const NewReferral = ReferralInput.safeExtend({ clientId });
