import { z } from 'zod';
import { Applicant, Pricing } from '#contract/applications/applications.ts';
import { OUTCOMES, PAPER_VERDICTS, REQUEST_WAYS } from '#contract/applications/kinds.ts';
import { defineCall, FileBody } from '#contract/call.ts';
import { PICKER_LANGUAGES } from '#contract/language.ts';
import { LocalizedName } from '#contract/localized.ts';
import { defineResource, listInput, listOutput, RowFacts } from '#contract/resource/resource.ts';
import { isStorable } from '#contract/text.ts';
import {
  Amount,
  CaseInput,
  Id,
  LooseRemark,
  Many,
  NewCase,
  NewReferral,
  Price,
  ReferralInput,
  Remark,
} from './case-input.ts';
import { CASE_LIMITS } from './case-limits.ts';
import {
  CaseChoices,
  CaseDetails,
  CaseEvent,
  CaseMessage,
  CaseResource,
  CaseRow,
  Channel,
  Duplicate,
  MoveName,
  NetworkName,
  Outcome,
  Queue,
  QueueCount,
  REVEALED,
  StaffResource,
  Status,
} from './case-shapes.ts';
import { APPOINTMENT_FILTERS, OFFER_FILTERS } from './filters.ts';
import { PartnerDetails, PartnerEvent, PartnerListed } from './partner-shapes.ts';

const Yes = z.literal(true);
const PaperName = LocalizedName.refine((name) => Object.values(name).every(isStorable), 'invalid');
const SORTS = ['newest', 'due', 'name', 'updatedAt', 'statusSince'] as const;
const FILTERS = {
  status: Status,
  /** A user id; null finds those that nobody deals with. */
  assignee: z.string().max(30).nullable(),
  mine: Yes,
  /** Of the viewer’s, and of nobody’s: something happened that nobody has seen, over or not. */
  news: Yes,
  /** Null finds those that no partner referred. */
  network: NetworkName.nullable(),
  productId: Id,
  provinceCode: z.string().regex(/^\d{2}$/),
  applicant: Applicant,
  channel: Channel,
  /** What it came to, over or not; `all` finds every one. Of past ones only for who may see the past. */
  outcome: z.enum(['all', ...OUTCOMES]),
  rejectReasonId: Id,
  /** What became of its newest offer. */
  offer: z.enum(OFFER_FILTERS),
  /** Has an appointment ahead, or one within the next seven days. */
  appointment: z.enum(APPOINTMENT_FILTERS),
  overdue: Yes,
  /** The office is open and the applicant likes to be called at this hour. */
  toCall: Yes,
  /** Proposed by somebody else than the viewer, who may be the second person. */
  toApprove: Yes,
  /** Days in Bangkok, both counted in. */
  createdFrom: z.iso.date(),
  createdUntil: z.iso.date(),
  dueUntil: z.iso.date(),
};
const { status, productId, applicant, createdFrom, createdUntil } = FILTERS;

const One = z.object({ id: Id });
const Seen = z.object({ resource: CaseResource, id: Id });
const SeenByStaff = z.object({ resource: StaffResource, id: Id });
const Page = { before: Id.optional(), size: z.int().min(1).max(100).default(50) };
const Changed = One.extend({ version: z.int().positive() });
const None = z.object({ data: z.null() });
const Facts = z.object({ data: z.object({ version: z.int() }) });
const Outcomes = z.object({ data: z.object({ results: z.array(Outcome) }) });

const Move = z.object({
  move: MoveName,
  remark: LooseRemark,
  amount: Amount.optional(),
  rejectReasonId: Id.optional(),
  /** What became of an approved loan, when it is closed. */
  contract: z
    .object({
      number: z.string().trim().min(1, 'required').max(CASE_LIMITS.contractNumber),
      paidOn: z.iso.date(),
      paidAmount: Amount,
    })
    .optional(),
  /** Whether the applicant is told; always said, never assumed. */
  sendMessage: z.boolean(),
});

/** Amounts and contracts belong to one application each, looked at; only applicants withdraw. */
const MoveTogether = Move.omit({ amount: true, contract: true }).extend({
  move: MoveName.exclude(['propose', 'approve', 'withdraw']),
});

/** Loan applications as staff and partners handle them. Lists are masked; reading is recorded. */
export const applicationCaseCalls = {
  ...defineResource({
    name: 'application',
    input: CaseInput,
    row: CaseRow,
    sorts: SORTS,
    filters: FILTERS,
  }),
  'application/add': defineCall({
    access: 'RegisterMaint.add',
    summary: 'Takes an application down; sent again by the same form, it answers the first one.',
    input: NewCase,
    output: z.object({ data: RowFacts.extend(CaseRow.shape) }),
  }),
  'application/save': defineCall({
    access: 'RegisterMaint.edit',
    summary:
      'Puts an application right; what was proposed goes back to the decision, with a reason.',
    input: Changed.extend({ values: CaseInput, takeBack: Remark.optional() }),
    output: z.object({ data: RowFacts.extend(CaseRow.shape) }),
  }),
  'applicationPartner/list': defineCall({
    access: 'RegisterMaintPartner.view',
    summary: 'A page of what the viewer’s network referred.',
    input: listInput(['newest', 'name', 'updatedAt', 'statusSince'], {
      status,
      productId,
      applicant,
      createdFrom,
      createdUntil,
    }),
    output: listOutput(PartnerListed),
  }),
  'applicationPartner/read': defineCall({
    access: 'RegisterMaintPartner.view',
    summary: 'One that the viewer’s network referred.',
    input: One,
    output: z.object({ data: PartnerListed }),
  }),
  'applicationPartner/add': defineCall({
    access: 'RegisterMaintPartner.add',
    summary: 'Refers somebody, once for each form that is sent; the network is the viewer’s own.',
    input: NewReferral,
    output: z.object({ data: PartnerListed }),
  }),
  'applicationPartner/save': defineCall({
    access: 'RegisterMaintPartner.edit',
    summary: 'Changes a referral, as long as nobody has begun with it.',
    input: Changed.extend({ values: ReferralInput }),
    output: z.object({ data: PartnerListed }),
  }),
  'applicationPartner/network': defineCall({
    access: 'RegisterMaintPartner.view',
    summary: 'The network that the viewer refers for.',
    output: z.object({ data: z.object({ network: NetworkName.nullable() }) }),
  }),
  'applicationPartner/details': defineCall({
    access: 'RegisterMaintPartner.view',
    summary: 'One that the viewer’s network referred, as far as partners know it; recorded.',
    input: One,
    output: z.object({ data: PartnerDetails }),
  }),
  'applicationPartner/timeline': defineCall({
    access: 'RegisterMaintPartner.view',
    summary: 'How far a referral has come, newest first.',
    input: One.extend(Page),
    output: z.object({ data: z.object({ events: z.array(PartnerEvent), more: z.boolean() }) }),
  }),
  'applicationHistory/list': defineCall({
    access: 'RegisterMaintHist.view',
    summary: 'A page of the applications that are over.',
    input: listInput(['newest', 'name', 'updatedAt', 'statusSince'], FILTERS),
    output: listOutput(RowFacts.extend(CaseRow.shape)),
  }),
  'applicationHistory/read': defineCall({
    access: 'RegisterMaintHist.view',
    summary: 'One of the applications that are over.',
    input: One,
    output: z.object({ data: RowFacts.extend(CaseRow.shape) }),
  }),
  'application/details': defineCall({
    access: 'resource.view',
    summary: 'The whole of an application, opened; who reads it is recorded.',
    input: SeenByStaff,
    output: z.object({ data: CaseDetails }),
  }),
  'application/timeline': defineCall({
    access: 'resource.view',
    summary: 'What happened to an application, newest first.',
    input: SeenByStaff.extend(Page),
    output: z.object({ data: z.object({ events: z.array(CaseEvent), more: z.boolean() }) }),
  }),
  'application/messages': defineCall({
    access: 'resource.view',
    summary: 'The mails and text messages that the applicant was sent.',
    input: SeenByStaff,
    output: z.object({ data: z.array(CaseMessage) }),
  }),
  'application/reveal': defineCall({
    access: 'resource.view',
    summary: 'One value that lists mask; who asks for it is recorded.',
    input: Seen.extend({ field: z.enum(REVEALED) }),
    output: z.object({ data: z.object({ value: z.string() }) }),
  }),
  'application/file': defineCall({
    access: 'resource.view',
    summary: 'A file of an application, decrypted; who looks at it is recorded.',
    input: Seen.extend({ fileId: Id }),
    output: FileBody,
    file: { type: 'application/octet-stream', name: 'document' },
  }),
  'application/pdf': defineCall({
    access: 'resource.view',
    summary: 'An application on paper, for the credit file; who prints it is recorded.',
    input: SeenByStaff.extend({ language: z.enum(PICKER_LANGUAGES) }),
    output: FileBody,
    file: { type: 'application/pdf', name: 'application.pdf' },
  }),
  'application/upload': defineCall({
    access: 'resource.edit',
    summary: 'Adds a file to an application; partners only while nobody has begun with it.',
    input: z.object({
      resource: CaseResource,
      id: z.coerce.number().pipe(Id),
      uploadTypeId: z.coerce.number().pipe(Id).optional(),
      name: z.string().max(CASE_LIMITS.fileName).default(''),
      /** Made by the sender, so that sending twice is one file. */
      uploadId: z.uuid().optional(),
    }),
    output: z.object({ data: z.object({ id: z.int() }) }),
    upload: true,
    mostBytes: CASE_LIMITS.fileBytes,
  }),
  'application/choices': defineCall({
    access: 'resource.view',
    summary: 'What applications choose from, also what is not offered any more.',
    input: z.object({ resource: CaseResource }),
    output: z.object({ data: CaseChoices }),
  }),
  'application/move': defineCall({
    access: 'RegisterMaint.view',
    summary: 'Moves an application to its next status; the move says which right it needs.',
    input: Changed.extend(Move.shape),
    output: Facts,
  }),
  'application/unlinkLine': defineCall({
    access: 'RegisterMaint.edit',
    summary: 'Ends the link of an application to somebody at LINE; who did it is recorded.',
    input: One,
    output: None,
  }),
  'application/moveMany': defineCall({
    access: 'RegisterMaint.view',
    summary: 'Makes the same move with many; each is moved or refused by itself.',
    input: Many.extend(MoveTogether.shape).strict(),
    output: Outcomes,
  }),
  'application/assign': defineCall({
    access: 'RegisterMaint.edit',
    summary: 'Gives applications to somebody who may deal with them, or to nobody.',
    input: Many.extend({ assignee: z.string().min(1).max(30).nullable() }),
    output: Outcomes,
  }),
  'application/assignees': defineCall({
    access: 'RegisterMaint.view',
    summary: 'Who may deal with applications.',
    output: z.object({ data: z.array(z.object({ userId: z.string(), name: z.string() })) }),
  }),
  'application/queue': defineCall({
    access: 'RegisterMaint.view',
    summary: 'How many wait in each part of the work queue.',
    output: z.object({ data: z.record(Queue, QueueCount) }),
  }),
  'application/news': defineCall({
    access: 'RegisterMaint.view',
    summary:
      'A stream of events: which applications have something new, or were seen. It ends by itself, to be opened again by who may still see it.',
    input: z.object({ seconds: z.int().min(1).max(CASE_LIMITS.newsSeconds) }),
    output: FileBody,
    file: { type: 'text/event-stream', name: 'news' },
  }),
  'application/next': defineCall({
    access: 'RegisterMaint.view',
    summary: 'The most urgent of a queue, behind the one just looked at.',
    input: z.object({ queue: Queue, after: Id.optional() }),
    output: z.object({ data: z.object({ id: z.int().nullable() }) }),
  }),
  'application/remark': defineCall({
    access: 'RegisterMaint.edit',
    summary: 'Notes something with the date; earlier remarks stay in the timeline.',
    input: One.extend({
      remark: Remark,
      /** Made by the sender, so that sending twice is one remark. */
      remarkId: z.uuid().optional(),
    }),
    output: Facts,
  }),
  'application/check': defineCall({
    access: 'RegisterMaint.edit',
    summary: 'Keeps the prices as staff checked them, with the limit that follows. Satang.',
    input: Changed.extend({
      governmentPrice: Price,
      marketPrice: Price,
      /** Why a proposal or an approval goes back to the decision. */
      takeBack: Remark.optional(),
    }),
    output: z.object({ data: z.object({ version: z.int(), checked: Pricing }) }),
  }),
  'application/duplicates': defineCall({
    access: 'RegisterMaint.view',
    summary: 'Other applications of the same person, company, telephone or land.',
    input: One,
    output: z.object({ data: z.array(Duplicate) }),
  }),
  'application/requestDocument': defineCall({
    access: 'RegisterMaint.edit',
    summary:
      'Asks the applicant for a document again, by a link that is mailed, texted or handed over.',
    input: One.extend({
      way: z.enum(REQUEST_WAYS).default('mail'),
      uploadTypeId: Id.nullable(),
      /** Further ones, asked for in the same message. */
      alsoTypeIds: z.array(Id).max(CASE_LIMITS.papersAsked).default([]),
      /** Where it is of no known type. */
      documentName: PaperName.optional(),
      note: Remark,
      /** Made by the sender, so that sending twice asks once. */
      askId: z.uuid().optional(),
    }),
    output: z.object({ data: z.object({ requestId: z.int() }) }),
  }),
  'application/checkPaper': defineCall({
    access: 'RegisterMaint.edit',
    summary: 'Says of a paper that it will do, or why not; what will not do is missing again.',
    input: One.extend({
      fileId: Id,
      verdict: z.enum(PAPER_VERDICTS),
      reason: LooseRemark,
    }),
    output: Facts,
  }),
  'application/requestLink': defineCall({
    access: 'RegisterMaint.edit',
    summary: 'The link by which the applicant sends what was asked for, to hand over; recorded.',
    input: One.extend({ requestId: Id }),
    output: z.object({ data: z.object({ path: z.string(), expiresAt: z.iso.datetime() }) }),
  }),
  'application/cancelRequest': defineCall({
    access: 'RegisterMaint.edit',
    summary: 'Takes back that a document was asked for; its link ends.',
    input: One.extend({ requestId: Id }),
    output: None,
  }),
};
