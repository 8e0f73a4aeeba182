import { z } from 'zod';
import { Place, SatangAmount } from '#contract/applications/applications.ts';
import {
  APPRAISAL_STATES,
  APPRAISAL_VERDICTS,
  LAND_ACCESS,
} from '#contract/applications/appraisals.ts';
import { defineCall, FileBody } from '#contract/call.ts';
import { PICKER_LANGUAGES } from '#contract/language.ts';
import { satang } from '#contract/money.ts';
import { isStorable } from '#contract/text.ts';
import { Id, LooseRemark, Price } from './case-input.ts';
import { CASE_LIMITS } from './case-limits.ts';
import { StaffResource } from './case-shapes.ts';

export const APPRAISAL_LIMITS = {
  text: 2_000,
  source: 300,
  photos: 40,
  /** Satang for a square wah: twenty-five times what the dearest land of the country costs. */
  pricePerWah: 100_000_000 * 100,
};

const Moment = z.iso.datetime();
const words = (most: number) => z.string().trim().max(most).refine(isStorable, 'invalid');
const PricePerWah = z.int().min(0).max(APPRAISAL_LIMITS.pricePerWah).transform(satang);

/** What is found at the land, as far as it is known: a visit is written down bit by bit. */
export const VisitInput = z.object({
  visitedOn: z.iso.date().nullable(),
  /** Hundredths of a square wah. */
  area: z.int().min(0).max(CASE_LIMITS.area).nullable(),
  access: z.enum(LAND_ACCESS).nullable(),
  landUse: words(APPRAISAL_LIMITS.text),
  surroundings: words(APPRAISAL_LIMITS.text),
  /** Satang for a square wah, and who says so. */
  governmentPerWah: PricePerWah.nullable(),
  governmentSource: words(APPRAISAL_LIMITS.source),
  marketPerWah: PricePerWah.nullable(),
  marketSource: words(APPRAISAL_LIMITS.source),
  /** What the land is taken to be worth, in satang. */
  value: Price.nullable(),
  verdict: z.enum(APPRAISAL_VERDICTS).nullable(),
  remark: words(APPRAISAL_LIMITS.text),
});
export type VisitInput = z.output<typeof VisitInput>;

const AppraisalPhoto = z.object({
  id: z.int(),
  /** Made by the telephone that took it. */
  photoId: z.uuid(),
  name: z.string(),
  contentType: z.string(),
  bytes: z.number(),
  addedAt: Moment,
  addedBy: z.string(),
  /** Only where the officer said to keep it: by the clock of the camera, and degrees. */
  takenAt: z.string().nullable(),
  takenPlace: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
});

const Appraisal = z.object({
  ...VisitInput.shape,
  governmentPerWah: SatangAmount.nullable(),
  marketPerWah: SatangAmount.nullable(),
  value: SatangAmount.nullable(),
  /** Made by who begins it, so that what is sent again is one. */
  id: z.uuid(),
  version: z.int(),
  /** Null: the deed is not in the application any more. */
  deedId: z.int().nullable(),
  /** The land as the deed told it when the appraisal was begun, or else concluded. */
  land: z.object({
    deedNo: z.string(),
    landNo: z.string(),
    area: z.number().nullable(),
    /** Where the subdistrict is not known, the province may be; older ones do not say it. */
    provinceCode: z.string().nullable().optional(),
    place: Place.nullable(),
  }),
  state: z.enum(APPRAISAL_STATES),
  /** The newest of its deed that holds: its value is what the loan is measured against. */
  counts: z.boolean(),
  governmentPrice: SatangAmount.nullable(),
  marketPrice: SatangAmount.nullable(),
  /** While the visit is planned: the step of the calendar. */
  appointment: z
    .object({ stepId: z.int(), version: z.int(), at: Moment, assignee: z.string() })
    .nullable(),
  visitedBy: z.string().nullable(),
  savedAt: Moment,
  concludedAt: Moment.nullable(),
  concludedBy: z.string().nullable(),
  validUntil: z.iso.date().nullable(),
  photos: z.array(AppraisalPhoto),
});
export type Appraisal = z.infer<typeof Appraisal>;

const SeenByStaff = z.object({ resource: StaffResource, id: Id });
const OfCase = z.object({ id: Id, appraisalId: z.uuid() });
const Written = z.object({ data: z.object({ version: z.int() }) });
const None = z.object({ data: z.null() });

/** The land of an application, looked at and valued deed by deed. For the lender’s own staff alone. */
export const appraisalCalls = {
  'application/appraisals': defineCall({
    access: 'resource.view',
    summary: 'The appraisals of an application, the newest first.',
    input: SeenByStaff,
    output: z.object({ data: z.array(Appraisal) }),
  }),
  'application/planAppraisal': defineCall({
    access: 'RegisterMaint.edit',
    summary: 'Begins an appraisal of a deed with an appointment, which stands in the calendar.',
    input: OfCase.extend({
      deedId: Id,
      at: Moment,
      assignee: z.string().min(1).max(30).optional(),
      note: LooseRemark,
      /** The hour is outside of those of the office, and meant to be. */
      outsideHours: z.boolean().default(false),
    }),
    output: Written,
  }),
  'application/saveAppraisal': defineCall({
    access: 'RegisterMaint.edit',
    summary:
      'Keeps what was found at the land, and concludes the appraisal where asked to. Sent again it is kept once; over what somebody else saved it is a conflict.',
    input: OfCase.extend({
      deedId: Id,
      /** The one that was looked at; 0 begins it. */
      version: z.int().min(0),
      /** Made by the sender for each save. */
      saveId: z.uuid(),
      /** The sender’s save before, whose answer may have been lost: it is no conflict. */
      after: z.uuid().optional(),
      values: VisitInput,
      conclude: z.boolean(),
    }),
    output: Written,
  }),
  'application/dropAppraisal': defineCall({
    access: 'RegisterMaint.edit',
    summary: 'Drops an appraisal that is not concluded, with its photos and its appointment.',
    input: OfCase.extend({ version: z.int().positive() }),
    output: None,
  }),
  'application/addAppraisalPhoto': defineCall({
    access: 'RegisterMaint.edit',
    summary: 'Adds a photo of the land; sent again it is kept once.',
    input: z.object({
      id: z.coerce.number().pipe(Id),
      appraisalId: z.uuid(),
      photoId: z.uuid(),
      name: z.string().max(CASE_LIMITS.fileName).default(''),
      /** Whether the time and place that the camera noted are kept. */
      keepTaken: z.enum(['Y', 'N']).default('N'),
    }),
    output: z.object({ data: z.object({ id: z.int() }) }),
    upload: true,
    mostBytes: CASE_LIMITS.fileBytes,
  }),
  'application/removeAppraisalPhoto': defineCall({
    access: 'RegisterMaint.edit',
    summary: 'Takes a photo away again, as long as the appraisal is not concluded.',
    input: OfCase.extend({ photoId: z.uuid() }),
    output: None,
  }),
  'application/appraisalPhoto': defineCall({
    access: 'resource.view',
    summary: 'A photo of the land, decrypted; who looks at it is recorded.',
    input: SeenByStaff.extend({ photo: Id }),
    output: FileBody,
    file: { type: 'image/jpeg', name: 'photo.jpg' },
  }),
  'application/appraisalPdf': defineCall({
    access: 'resource.view',
    summary: 'An appraisal on paper, with its photos; who prints it is recorded.',
    input: SeenByStaff.extend({ appraisalId: z.uuid(), language: z.enum(PICKER_LANGUAGES) }),
    output: FileBody,
    file: { type: 'application/pdf', name: 'appraisal.pdf' },
  }),
};
