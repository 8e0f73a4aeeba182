import { z } from 'zod';
import { OFFER_ANSWERS } from '#contract/applications/offer-kinds.ts';
import { defineCall } from '#contract/call.ts';
import { MAIL_LANGUAGES } from '#contract/mail/mail.ts';
import { AppointmentWanted } from './appointments.ts';
import { Amount, Id, Many } from './case-input.ts';
import { MoveName } from './case-shapes.ts';

const NEWS_WAYS = ['mail', 'sms', 'line'] as const;
export type NewsWay = (typeof NEWS_WAYS)[number];

/** What an applicant would be told, each by its way; nothing where no way leads to them. */
export const NewsPreview = z.object({
  language: z.enum(MAIL_LANGUAGES),
  messages: z.array(
    z.object({
      channel: z.enum(NEWS_WAYS),
      /** Of a mail. */
      subject: z.string(),
      text: z.string(),
    }),
  ),
});
export type NewsPreview = z.infer<typeof NewsPreview>;

const Moved = z.object({ move: MoveName, rejectReasonId: Id.optional() });

/** What is about to be done with an application. */
const Planned = z.discriminatedUnion('kind', [
  Moved.extend({ kind: z.literal('move') }),
  z.object({ kind: z.literal('offer'), amount: Amount, validUntil: z.iso.date() }),
  z.object({ kind: z.literal('withdrawOffer'), offerId: Id }),
  z.object({ kind: z.literal('answerOffer'), offerId: Id, answer: z.enum(OFFER_ANSWERS) }),
  AppointmentWanted.extend({ kind: z.literal('appoint') }),
  z.object({ kind: z.literal('cancelAppointment'), appointmentId: Id }),
]);

/** What applicants would be told, before anything is done. */
export const newsPreviewCalls = {
  'application/previewNews': defineCall({
    access: 'RegisterMaint.view',
    summary:
      'What the applicant would be told of something that the viewer may do, word by word; changes nothing.',
    input: z.object({ id: Id, planned: Planned }),
    output: z.object({ data: NewsPreview }),
  }),
  'application/previewMoves': defineCall({
    access: 'RegisterMaint.view',
    summary:
      'How many applicants would be told of a move by each way, and what one of them would read; changes nothing.',
    input: Many.extend(Moved.shape),
    output: z.object({
      data: z.object({
        /** Those that the viewer may move so. */
        moved: z.int(),
        /** One applicant may be told by several ways. */
        ways: z.record(z.enum([...NEWS_WAYS, 'nobody']), z.int()),
        /** The first of those who would be told. */
        example: NewsPreview.extend({ reference: z.string() }).nullable(),
      }),
    }),
  }),
};
