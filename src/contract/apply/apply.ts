import { z } from 'zod';
import { Applicant, Place } from '#contract/applications/applications.ts';
import { Appointment } from '#contract/applications/appointment-shapes.ts';
import { APPOINTMENT_LIMITS } from '#contract/applications/appointments.ts';
import { NETWORKS } from '#contract/applications/networks.ts';
import {
  CODE_DIGITS,
  CODE_WAYS,
  OFFER_ANSWERS,
  OFFER_LANGUAGES,
  OFFER_LIMITS,
  OFFER_STATES,
} from '#contract/applications/offer-kinds.ts';
import { LoanOffer } from '#contract/applications/offer-shapes.ts';
import { APPLICATION_STATUSES } from '#contract/applications/states.ts';
import { defineCall, FileBody } from '#contract/call.ts';
import { CaptchaSolution } from '#contract/captcha/captcha.ts';
import { PICKER_LANGUAGES } from '#contract/language.ts';
import { LocalizedText } from '#contract/localized.ts';
import { isEmail } from '#contract/mail/email-address.ts';
import { isStorable } from '#contract/text.ts';
import { ApplyInput } from './input.ts';
import { APPLY_LONGEST, MOST_FILES, MOST_PLACES, MOST_UPLOAD_BYTES } from './limits.ts';

const DraftId = z.uuid();
const Token = z.string().min(1).max(APPLY_LONGEST.token);
const StatusToken = z.string().min(1).max(1_000);
const Code = (digits: number) => z.string().regex(new RegExp(`^\\d{${digits}}$`));
const Named = z.object({ code: z.string(), name: LocalizedText });
const Nothing = z.object({ data: z.null() });

/** A document that is still asked for. */
const MissingDocument = z.object({ uploadTypeId: z.int(), name: LocalizedText });

const KeptUpload = z.object({
  /** What sends it along, shows it and removes it. */
  token: z.string(),
  bytes: z.int(),
  /** As the sender called it, made safe, ending as its content does. */
  name: z.string(),
  contentType: z.string(),
});
export type KeptUpload = z.infer<typeof KeptUpload>;

const DraftFile = KeptUpload.extend({ uploadTypeId: z.int().nullable() });

/** What an applicant is told of the way of an application; `approval` is part of `decision`. */
const StatusStep = z.object({
  at: z.iso.datetime(),
  kind: z.enum([
    ...(['sent', 'moved', 'requested', 'received'] as const),
    ...(['appointed', 'appointmentMoved', 'appointmentCancelled', 'appointmentAsked'] as const),
    ...(['offered', 'offerAccepted', 'offerDeclined', 'offerExpired', 'offerWithdrawn'] as const),
  ]),
  /** Of `sent` and `moved`. */
  status: z.enum(APPLICATION_STATUSES).nullable(),
  /** Of `requested` and `received`. */
  document: LocalizedText.nullable(),
});
export type StatusStep = z.infer<typeof StatusStep>;

const OpenRequest = z.object({
  requestId: z.int(),
  document: LocalizedText,
  /** What is wrong or missing, in the words of staff. */
  note: z.string(),
  expiresAt: z.iso.datetime(),
});

/** What is offered, or was last; and where a code can be sent by which it is answered. */
const ShownOffer = LoanOffer.extend({
  state: z.enum(OFFER_STATES),
  settledAt: z.iso.datetime().nullable(),
  /** Masked; none once it is over, or where nobody can be reached. */
  ways: z.array(z.object({ way: z.enum(CODE_WAYS), to: z.string() })),
});
export type ShownOffer = z.infer<typeof ShownOffer>;

const LineState = z.object({ linkedAt: z.iso.datetime().nullable() });

/** With the file that puts it into a calendar, in both languages of letters. */
const ShownAppointment = Appointment.extend({
  calendar: z.object({ th: z.string(), en: z.string() }),
});
export type ShownAppointment = z.infer<typeof ShownAppointment>;

const ApplicationProgress = z.object({
  reference: z.string(),
  product: LocalizedText,
  applicant: Applicant,
  status: z.enum(APPLICATION_STATUSES),
  statusSince: z.iso.datetime(),
  sentAt: z.iso.datetime(),
  /** Oldest first. */
  timeline: z.array(StatusStep),
  /** Why, in the wording for applicants; of one that is rejected. */
  rejection: z.object({ name: LocalizedText, detail: LocalizedText }).nullable(),
  requests: z.array(OpenRequest),
  missing: z.array(MissingDocument),
  offer: ShownOffer.nullable(),
  /** One that is still to come. */
  appointment: ShownAppointment.nullable(),
  canWithdraw: z.boolean(),
  /** Where a copy can be sent to, masked; null where no address was given. */
  email: z.string().nullable(),
  /** News by LINE: null where the house has none; otherwise since when, if ever. */
  line: LineState.nullable(),
  /** For `register/withdraw`, `register/sendCopy` and LINE; good for a quarter of an hour. */
  token: z.string(),
});
export type ApplicationProgress = z.infer<typeof ApplicationProgress>;

const OfAppointment = z.object({
  token: StatusToken,
  appointmentId: z.int(),
  /** As it was looked at: one that was moved meanwhile is another. */
  sequence: z.int(),
  /** Which days would do, or why. */
  note: z.string().trim().max(APPOINTMENT_LIMITS.note).refine(isStorable, 'invalid').default(''),
});

/** Everything that applicants do, before and after they send. */
export const applyCalls = {
  'register/districts': defineCall({
    access: 'public',
    summary: 'The districts of a province, in Thai order.',
    input: z.object({ province: Code(2) }),
    output: z.object({ data: z.array(Named) }),
  }),
  'register/subdistricts': defineCall({
    access: 'public',
    summary: 'The subdistricts of a district with their postcodes, in Thai order.',
    input: z.object({ district: Code(4) }),
    output: z.object({ data: z.array(Named.extend({ postcodes: z.array(z.string()) })) }),
  }),
  'register/findPlaces': defineCall({
    access: 'public',
    summary: `Subdistricts by any part of their names or by postcode, best first, at most ${MOST_PLACES}.`,
    input: z.object({ text: z.string().trim().max(APPLY_LONGEST.searched) }),
    output: z.object({ data: z.array(Place) }),
  }),
  'register/checkCode': defineCall({
    access: 'public',
    summary: 'The network whose branch has this referral code; null where there is no such code.',
    input: z.object({ code: z.string().trim().max(APPLY_LONGEST.refCode) }),
    output: z.object({ data: z.object({ network: z.enum(NETWORKS).nullable() }) }),
  }),
  'register/upload': defineCall({
    access: 'public',
    summary:
      'Takes in a document (JPEG, PNG or PDF): of a form that is being filled in, or in answer to a request. What is not sent is dropped after a day, of a form that is kept for later when that is over.',
    input: z.object({
      /** The `id` that the form will be sent under; with `request`, the one that it answered. */
      draftId: DraftId,
      /** Left out with `request`. */
      uploadTypeId: z.coerce.number().int().positive().optional(),
      /** The token of the link to a request. */
      request: Token.optional(),
      /** The file’s own name. */
      name: z.string().max(APPLY_LONGEST.fileName).default(''),
      /** Asked for where much was uploaded from the same network. */
      captcha: CaptchaSolution.optional(),
    }),
    output: z.object({ data: KeptUpload }),
    upload: true,
    mostBytes: MOST_UPLOAD_BYTES,
  }),
  'register/removeUpload': defineCall({
    access: 'public',
    summary: 'Drops a document that has not been sent yet.',
    input: z.object({ draftId: DraftId, token: Token }),
    output: Nothing,
  }),
  'register/findUploads': defineCall({
    access: 'public',
    summary:
      'Which of the documents that were uploaded are still there: a page that comes back after days may remember others.',
    input: z.object({ draftId: DraftId, tokens: z.array(Token).max(MOST_FILES) }),
    output: z.object({ data: z.array(z.string()) }),
  }),
  'register/viewUpload': defineCall({
    access: 'public',
    summary: 'A document that has not been sent yet, for who uploaded it.',
    input: z.object({ draftId: DraftId, token: Token }),
    output: FileBody,
    file: { type: 'application/octet-stream', name: 'document' },
  }),
  'register/send': defineCall({
    access: 'public',
    summary:
      'Sends a loan application with its documents; the same id again is answered alike and kept once.',
    input: ApplyInput,
    output: z.object({
      data: z.object({
        reference: z.string(),
        missing: z.array(MissingDocument),
        /** An earlier sending had arrived, and says something else: that one counts. */
        changed: z.literal(true).optional(),
      }),
    }),
  }),
  'register/keepDraft': defineCall({
    access: 'public',
    summary: 'Keeps a form for later and mails a link to go on with it, on any device.',
    input: z.object({
      id: DraftId,
      email: z.string().trim().min(1).max(APPLY_LONGEST.email).refine(isEmail, 'invalid_email'),
      language: z.enum(PICKER_LANGUAGES),
      /** The fields as they are typed, in whatever form the page wants them back. */
      content: z.string().min(1).max(APPLY_LONGEST.draft).refine(isStorable, 'invalid'),
      /** The tokens of what was uploaded so far. */
      files: z.array(Token).max(MOST_FILES).default([]),
      captcha: CaptchaSolution.optional(),
    }),
    output: z.object({ data: z.object({ expiresAt: z.iso.datetime(), keptAt: z.iso.datetime() }) }),
  }),
  'register/openDraft': defineCall({
    access: 'public',
    summary: 'A form that was kept for later, with its documents.',
    input: z.object({ token: Token }),
    output: z.object({
      data: z.object({
        id: DraftId,
        email: z.string(),
        content: z.string(),
        expiresAt: z.iso.datetime(),
        /** When it was last kept: tells a device whether that was its own doing. */
        keptAt: z.iso.datetime(),
        files: z.array(DraftFile),
      }),
    }),
  }),
  'register/status': defineCall({
    access: 'public',
    summary: 'How far an application has come, for who knows its reference and telephone number.',
    input: z.object({
      reference: z.string().trim().min(1).max(30),
      phone: z.string().trim().min(1).max(APPLY_LONGEST.phone),
      captcha: CaptchaSolution.optional(),
    }),
    output: z.object({ data: ApplicationProgress }),
  }),
  'register/statusAgain': defineCall({
    access: 'public',
    summary: 'The same again, for who looked it up minutes ago.',
    input: z.object({ token: StatusToken }),
    output: z.object({ data: ApplicationProgress }),
  }),
  'register/withdraw': defineCall({
    access: 'public',
    summary: 'The applicant takes an application back.',
    input: z.object({ token: StatusToken }),
    output: z.object({ data: ApplicationProgress }),
  }),
  'register/sendCopy': defineCall({
    access: 'public',
    summary: 'Mails what was sent to the address that stands in it.',
    input: z.object({ token: StatusToken }),
    output: z.object({ data: z.object({ email: z.string() }) }),
  }),
  'register/offerCode': defineCall({
    access: 'public',
    summary: 'Sends a code by which an offer is answered; the one before serves no more.',
    input: z.object({
      /** Of `register/status`. */
      token: StatusToken,
      offerId: z.int(),
      answer: z.enum(OFFER_ANSWERS),
      way: z.enum(CODE_WAYS),
    }),
    output: z.object({
      data: z.object({
        codeId: z.uuid(),
        /** Masked. */
        to: z.string(),
        minutes: z.int(),
        /** After how many seconds another one can be asked for. */
        againSeconds: z.int(),
      }),
    }),
  }),
  'register/answerOffer': defineCall({
    access: 'public',
    summary:
      'Accepts or declines an offer with the code that was sent; the wording that was read is kept.',
    input: z.object({
      token: StatusToken,
      offerId: z.int(),
      codeId: z.uuid(),
      code: z.string().trim().length(CODE_DIGITS, 'invalid'),
      answer: z.enum(OFFER_ANSWERS),
      language: z.enum(OFFER_LANGUAGES),
      /** Everything that stood on the page, as it stood there. */
      wording: z.string().min(1).max(OFFER_LIMITS.wording),
      /** Why it is declined, where somebody says so. */
      reason: z.string().trim().max(OFFER_LIMITS.reason).refine(isStorable, 'invalid').default(''),
    }),
    output: z.object({ data: ApplicationProgress }),
  }),
  'register/lineCode': defineCall({
    access: 'public',
    summary:
      'A code that links the application to whoever sends it in the chat of the Official Account: once, within minutes. The one before it ends.',
    input: z.object({ token: StatusToken }),
    output: z.object({
      data: z.object({
        code: z.string(),
        expiresAt: z.iso.datetime(),
        /** Of the Official Account. */
        basicId: z.string(),
      }),
    }),
  }),
  'register/lineState': defineCall({
    access: 'public',
    summary: 'Whether the application is linked by now.',
    input: z.object({ token: StatusToken }),
    output: z.object({ data: LineState }),
  }),
  'register/lineUnlink': defineCall({
    access: 'public',
    summary: 'Ends news by LINE; mail and SMS go on.',
    input: z.object({ token: StatusToken }),
    output: z.object({ data: LineState }),
  }),
  'register/askAppointment': defineCall({
    access: 'public',
    summary: 'The applicant asks for another day; an officer moves the appointment.',
    input: OfAppointment,
    output: z.object({ data: ApplicationProgress }),
  }),
  'register/cancelAppointment': defineCall({
    access: 'public',
    summary: 'The applicant calls an appointment off.',
    input: OfAppointment,
    output: z.object({ data: ApplicationProgress }),
  }),
  'register/openRequest': defineCall({
    access: 'public',
    summary:
      'What the link to a request asks for. Opened again, it begins afresh: what was uploaded and not handed in is dropped, but for what the page still holds.',
    input: z.object({ token: Token, held: z.array(Token).max(MOST_FILES).default([]) }),
    output: z.object({
      data: OpenRequest.extend({
        reference: z.string(),
        /** What uploads in answer are made for. */
        draftId: DraftId,
        mostFiles: z.int(),
      }),
    }),
  }),
  'register/answerRequest': defineCall({
    access: 'public',
    summary:
      'Hands in the documents that were asked for; after that the link serves no more. The same again is answered the same.',
    input: z.object({ token: Token, uploads: z.array(Token).min(1).max(MOST_FILES) }),
    output: z.object({
      data: z.object({
        reference: z.string(),
        /** The link to the next that is asked for, where there is one. */
        next: z.object({ token: z.string(), document: LocalizedText }).nullable(),
      }),
    }),
  }),
  'register/documentLink': defineCall({
    access: 'public',
    summary:
      'The link by which a document is handed in that was asked for, or that is missing and comes unasked.',
    input: z.object({
      /** Of `register/status`. */
      token: StatusToken,
      of: z.union([z.object({ requestId: z.int() }), z.object({ uploadTypeId: z.int() })]),
    }),
    output: z.object({ data: z.object({ token: z.string() }) }),
  }),
};
