import { z } from 'zod';
import { LocalizedText } from '#contract/localized.ts';
import { APPLICANTS } from './kinds.ts';

/** Who asks for the loan; the specification calls it type. */
export const Applicant = z.enum(APPLICANTS);
export type Applicant = z.infer<typeof Applicant>;

/** Official codes of 2, 4 and 6 digits, with the names they had at that moment. */
const Part = z.object({ code: z.string(), name: LocalizedText });
export const Place = z.object({
  province: Part,
  district: Part,
  subdistrict: Part,
  postcode: z.string(),
});
export type Place = z.infer<typeof Place>;

/** Money as the record keeps it, where a call carries it so. */
export const SatangAmount = z.int().brand<'satang'>();

/** Prices of the land in satang, and the limit that followed from them by the rule of that day. */
export const Pricing = z.object({
  governmentPrice: SatangAmount,
  marketPrice: SatangAmount,
  governmentPercent: z.number(),
  marketPercent: z.number(),
  rounding: z.int(),
  /** Satang; null where the product has no band for it or the land is worth too little. */
  limit: SatangAmount.nullable(),
});
export type Pricing = z.infer<typeof Pricing>;

/** What names or reaches a person; stored sealed. Telephones in E.164, the birthday an ISO date. */
export const PersonalDetails = z.object({
  idCard: z.string(),
  companyId: z.string(),
  phone: z.string(),
  email: z.string(),
  lineId: z.string(),
  birthday: z.string(),
  houseNo: z.string(),
  moo: z.string(),
  trok: z.string(),
  soi: z.string(),
  road: z.string(),
  contactFirstName: z.string(),
  contactLastName: z.string(),
  contactPhone: z.string(),
  contactEmail: z.string(),
});
export type PersonalDetails = z.infer<typeof PersonalDetails>;
