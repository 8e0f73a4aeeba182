import { z } from 'zod';
import { defineCall } from '#contract/call.ts';
import { LocalizedName, LocalizedText } from '#contract/localized.ts';
import { localizedUpTo, requiredUpTo } from '#contract/localized-input.ts';
import { EnglishTexts, PublishState } from '#contract/resource/publish-states.ts';
import { endsAfterStart, publishShape } from '#contract/resource/publishing.ts';
import { defineResource } from '#contract/resource/resource.ts';
import { LONGEST_TELEPHONES, tidyTelephones } from './telephones.ts';

const LONGEST_STREET = 300;
const LONGEST_HOURS = 120;

/** Official codes: two digits of a province, four of a district. */
const ProvinceCode = z.string().regex(/^\d{2}$/);
const DistrictCode = z.string().regex(/^\d{4}$/);

const BranchFields = z.object({
  name: LocalizedName,
  street1: requiredUpTo(LONGEST_STREET),
  tel: z
    .string()
    .trim()
    .min(1)
    .overwrite((typed) => tidyTelephones(typed) ?? typed)
    .refine((typed) => typed === '' || tidyTelephones(typed) !== null, {
      error: 'invalid_telephones',
    })
    .max(LONGEST_TELEPHONES),
  /** When it is open, in words: counters, holidays and breaks differ from place to place. */
  hours: localizedUpTo(LONGEST_HOURS),
  provinceCode: ProvinceCode,
  districtCode: DistrictCode,
  postcode: z.string().regex(/^\d{5}$/),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  ...publishShape,
});

const branch = {
  input: BranchFields.superRefine(endsAfterStart),
  row: BranchFields.extend({
    /** One that was written down before is told as it is. */
    tel: z.string(),
    provinceName: LocalizedText,
    districtName: LocalizedText,
  }),
  sorts: ['name', 'province', 'updatedAt'],
  filters: { province: ProvinceCode, state: PublishState, english: EnglishTexts },
} as const;

const Place = z.object({ code: z.string(), name: LocalizedText });

/** One kind of thing for each network, so that each has its window and its rights. */
export const branchMaintenanceCalls = {
  ...defineResource({ name: 'branchGSB', ...branch }),
  ...defineResource({ name: 'branchTIP', ...branch }),
  ...defineResource({ name: 'branchBCP', ...branch }),
  'addresses/provinces': defineCall({
    access: 'signedIn',
    summary: 'The provinces of the country with their official codes.',
    output: z.object({ data: z.array(Place) }),
  }),
  'addresses/districts': defineCall({
    access: 'signedIn',
    summary: 'The districts of a province, each with the postcode of most of it.',
    input: z.object({ province: ProvinceCode }),
    output: z.object({ data: z.array(Place.extend({ postcode: z.string() })) }),
  }),
};
