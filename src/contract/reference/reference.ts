import { z } from 'zod';
import { defineCall } from '#contract/call.ts';
import { LANGUAGES } from '#contract/language.ts';
import { LocalizedName, LocalizedText } from '#contract/localized.ts';
import { PictureId } from '#contract/pictures/media.ts';
import { EnglishTexts } from '#contract/resource/publish-states.ts';
import { defineResource } from '#contract/resource/resource.ts';
import { ResourceName } from '#contract/resource/windows.ts';
import { isStorable } from '#contract/text.ts';

const LONGEST_DETAIL = 1_000;
const MOST_FILES = 20;

/** Plain text of a few lines, in the languages that have it. */
const LocalizedDetail = LocalizedText.superRefine((text, issues) => {
  for (const language of LANGUAGES) {
    if ((text[language]?.length ?? 0) > LONGEST_DETAIL)
      issues.addIssue({ code: 'custom', message: 'too_long', path: [language] });
  }
});

/** What all reference data has. */
const ReferenceInput = z.object({
  name: LocalizedName,
  detail: LocalizedDetail,
  pictureId: PictureId,
  /** The place in lists; a new one with 0 stands last. */
  position: z.int().min(0).max(9_999),
  /** Offered to applicants and staff; else it only stands where it was chosen before. */
  active: z.boolean(),
});

/** The products something is for; none: for all of them. */
const ProductIds = z.array(z.int().positive()).max(100);

const UploadTypeFields = ReferenceInput.extend({
  individual: z.boolean(),
  company: z.boolean(),
  required: z.boolean(),
  mostFiles: z.int().min(1).max(MOST_FILES),
  productIds: ProductIds,
});
const UploadTypeInput = UploadTypeFields.superRefine(({ individual, company }, issues) => {
  if (!individual && !company)
    issues.addIssue({ code: 'custom', message: 'needs_applicant', path: ['individual'] });
});

const GuaranteeTypeInput = ReferenceInput.extend({ productIds: ProductIds });

const RejectReasonInput = ReferenceInput.extend({
  /** How staff call it; applicants read the name and the detail. */
  internalName: z.string().trim().min(1).max(200).refine(isStorable),
});

/** A time of the day, or nothing. */
const DayTime = z.string().regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, { abort: true });

const ConvenientTimeFields = ReferenceInput.extend({ fromTime: DayTime, untilTime: DayTime });
const ConvenientTimeInput = ConvenientTimeFields.superRefine(({ fromTime, untilTime }, issues) => {
  const refuse = (field: string, message: string) =>
    issues.addIssue({ code: 'custom', message, path: [field] });
  if (!fromTime && untilTime) refuse('fromTime', 'required');
  if (fromTime && !untilTime) refuse('untilTime', 'required');
  // Two digits each, so that their order as text is that of the day.
  if (fromTime && untilTime && untilTime <= fromTime) refuse('untilTime', 'not_after');
});

const listed = {
  sorts: ['position', 'name', 'updatedAt'],
  filters: { active: z.boolean(), english: EnglishTexts },
} as const;

/** What applications choose from. */
export const referenceCalls = {
  ...defineResource({
    name: 'uploadType',
    input: UploadTypeInput,
    row: UploadTypeFields,
    ...listed,
  }),
  ...defineResource({
    name: 'guaranteeType',
    input: GuaranteeTypeInput,
    row: GuaranteeTypeInput,
    ...listed,
  }),
  ...defineResource({
    name: 'rejectReason',
    input: RejectReasonInput,
    row: RejectReasonInput,
    sorts: [...listed.sorts, 'internalName'],
    filters: listed.filters,
  }),
  ...defineResource({
    name: 'receiveChannel',
    input: ReferenceInput,
    row: ReferenceInput,
    ...listed,
  }),
  ...defineResource({
    name: 'convenientTime',
    input: ConvenientTimeInput,
    row: ConvenientTimeFields,
    ...listed,
  }),
  'reference/products': defineCall({
    access: 'resource.view',
    summary: 'The products that reference data can be for.',
    input: z.object({ resource: ResourceName }),
    output: z.object({ data: z.array(z.object({ id: z.int(), name: LocalizedText })) }),
  }),
};
