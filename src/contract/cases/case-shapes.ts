import { z } from 'zod';
import { AMOUNT_FINDINGS, AMOUNT_POLICIES } from '#contract/applications/amounts.ts';
import {
  Applicant,
  PersonalDetails,
  Place,
  Pricing,
  SatangAmount,
} from '#contract/applications/applications.ts';
import { DecisionSheets } from '#contract/applications/decision-shapes.ts';
import {
  APPLICATION_CHANNELS,
  PAPER_VERDICTS,
  REQUEST_WAYS,
} from '#contract/applications/kinds.ts';
import { NETWORKS } from '#contract/applications/networks.ts';
import { OFFER_STATES } from '#contract/applications/offer-kinds.ts';
import {
  APPLICATION_MOVE_NAMES,
  APPLICATION_STATUSES,
  MOVE_NEEDS,
} from '#contract/applications/states.ts';
import { type DecisionFacts, LAND_SOURCES } from '#contract/applications/weighing.ts';
import { LANGUAGES } from '#contract/language.ts';
import { LocalizedText } from '#contract/localized.ts';
import { INSTALMENT_ROUNDINGS } from '#contract/products/repayment.ts';
import { LoanTerms } from '#contract/products/terms.ts';
import { CasePeople } from './people.ts';

const Moment = z.iso.datetime();
export const Status = z.enum(APPLICATION_STATUSES);
export const MoveName = z.enum(APPLICATION_MOVE_NAMES);
export const NetworkName = z.enum(NETWORKS);
export const Channel = z.enum(APPLICATION_CHANNELS);

/** The windows that show applications, each with what it may see of them. */
export const CaseResource = z.enum(['application', 'applicationPartner', 'applicationHistory']);
export type CaseResource = z.infer<typeof CaseResource>;
/** The windows of the lender’s own staff; partners have calls of their own. */
export const StaffResource = CaseResource.exclude(['applicationPartner']);
export type StaffResource = z.infer<typeof StaffResource>;

/** A line of a partner’s list: enough to know again who was referred, and how far it has come. */
export const PartnerRow = z.object({
  reference: z.string(),
  status: Status,
  statusSince: Moment,
  applicant: Applicant,
  /** Masked: the first name, and the first letter of the last. A company’s name is whole. */
  name: z.string(),
  /** Masked. */
  phone: z.string(),
  productId: z.int(),
  productName: LocalizedText,
  province: LocalizedText,
  /** To partners, of what came by the site, only where it is the code of a branch of theirs. */
  refCode: z.string(),
  /** `partner`: the partner wrote it down itself. */
  channel: Channel,
  /** Baht. */
  askedAmount: z.number().nullable(),
  createdAt: Moment,
});

export const CaseRow = PartnerRow.extend({
  network: NetworkName.nullable(),
  assignee: z.string().nullable(),
  dueAt: Moment.nullable(),
  overdue: z.boolean(),
  /** Baht. */
  approvedAmount: z.number().nullable(),
  proposedBy: z.string().nullable(),
  rejectReasonId: z.int().nullable(),
  convenientTimeId: z.int().nullable(),
  /** What became of the newest offer since it was approved. */
  offerState: z.enum(OFFER_STATES).nullable(),
  remark: z.string(),
  remarkAt: Moment.nullable(),
  /** When something came from outside that nobody has seen yet. */
  newsAt: Moment.nullable(),
});
export type CaseRow = z.infer<typeof CaseRow>;

export const Deed = z.object({
  id: z.int(),
  guaranteeTypeId: z.int().nullable(),
  deedNo: z.string(),
  landNo: z.string(),
  surveyPage: z.string(),
  mapSheet: z.string(),
  provinceCode: z.string().nullable(),
  place: Place.nullable(),
  area: z.number().nullable(),
  governmentPrice: SatangAmount.nullable(),
  marketPrice: SatangAmount.nullable(),
});

export const CaseFile = z.object({
  id: z.int(),
  uploadTypeId: z.int().nullable(),
  documentName: LocalizedText,
  name: z.string(),
  contentType: z.string(),
  bytes: z.number(),
  uploadedAt: Moment,
  /** The user id of staff who uploaded it; null: the applicant. */
  uploadedBy: z.string().nullable(),
  requestId: z.int().nullable(),
  /** What staff found of it, who, and when; why it will not do. */
  verdict: z.enum(PAPER_VERDICTS),
  checkedBy: z.string().nullable(),
  checkedAt: Moment.nullable(),
  refusedFor: z.string(),
  /** The viewer may open it. */
  readable: z.boolean(),
});
export type CaseFile = z.infer<typeof CaseFile>;

const CaseRequest = z.object({
  id: z.int(),
  uploadTypeId: z.int().nullable(),
  documentName: LocalizedText,
  note: z.string(),
  /** Null: the applicant sends it unasked. */
  askedBy: z.string().nullable(),
  askedAt: Moment,
  expiresAt: Moment,
  state: z.enum(['open', 'received', 'cancelled', 'expired']),
});

/** A move that the viewer may make now, and what it needs. */
const OpenMove = z.object({
  move: MoveName,
  to: Status,
  needs: z.array(z.enum(MOVE_NEEDS)),
});

const Money = SatangAmount.nullable();
const Priced = z.object({ limit: Money }).nullable();

/** What an amount of a case is weighed by, in dialog and server alike. */
const Decision = z.object({
  askedAmount: Money,
  askedMonths: z.int().nullable(),
  checked: Priced,
  claimed: Priced,
  band: z.object({ minimum: z.number(), maximum: z.number() }).nullable(),
  terms: LoanTerms.nullable(),
  rounding: z.enum(INSTALMENT_ROUNDINGS),
  plannedMonths: z.int().nullable(),
  plannedRate: z.int().nullable(),
  landValue: Money,
  landSource: z.enum(LAND_SOURCES),
  deeds: z.int(),
  appraised: z.int(),
  appraisedUntil: z.string().nullable(),
  missingPapers: z.int(),
  uncheckedPapers: z.int(),
  refusedDeeds: z.int(),
  income: Money,
  debts: Money,
  highestLtv: z.number(),
  highestDsr: z.number(),
  upTo: Money,
}) satisfies z.ZodType<DecisionFacts>;

export const CaseDetails = z.object({
  id: z.int(),
  version: z.int(),
  reference: z.string(),
  status: Status,
  statusSince: Moment,
  dueAt: Moment.nullable(),
  overdue: z.boolean(),
  applicant: Applicant,
  productId: z.int(),
  productName: LocalizedText,
  prefix: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  companyPrefix: z.string(),
  companyName: z.string(),
  personal: PersonalDetails,
  place: Place,
  refCode: z.string(),
  network: NetworkName.nullable(),
  channel: Channel,
  convenientTimeId: z.int().nullable(),
  receiveChannelId: z.int().nullable(),
  guaranteeTypeId: z.int().nullable(),
  guaranteeProvinceCode: z.string().nullable(),
  /** Both in baht; prices and limits in satang. */
  askedAmount: z.number().nullable(),
  approvedAmount: z.number().nullable(),
  askedMonths: z.int().nullable(),
  /** At what price such a loan is lent today, and how its instalments are rounded. */
  terms: LoanTerms.nullable(),
  instalments: z.enum(INSTALMENT_ROUNDINGS),
  claimed: Pricing.nullable(),
  checked: Pricing.nullable(),
  /** What became of it, where it was approved and is closed. The amount in baht. */
  contract: z
    .object({ number: z.string(), paidOn: z.iso.date(), paidAmount: z.number() })
    .nullable(),
  /** What became of the newest offer since it was approved. */
  offerState: z.enum(OFFER_STATES).nullable(),
  /** Of an approved loan no more is paid out, in baht: what was accepted, or else what was approved. */
  mostPaid: z.number().nullable(),
  assignee: z.string().nullable(),
  proposedBy: z.string().nullable(),
  rejectReasonId: z.int().nullable(),
  remark: z.string(),
  remarkAt: Moment.nullable(),
  /** When something came that nobody had seen before this reading. */
  newsAt: Moment.nullable(),
  language: z.enum(LANGUAGES),
  policyVersion: z.int(),
  marketing: z.boolean(),
  createdAt: Moment,
  createdBy: z.string().nullable(),
  updatedAt: Moment,
  updatedBy: z.string().nullable(),
  anonymisedAt: Moment.nullable(),
  deeds: z.array(Deed),
  files: z.array(CaseFile),
  requests: z.array(CaseRequest),
  /** What is still to come of what such a loan needs, as the applicant’s page tells it too. */
  missing: z.array(z.object({ uploadTypeId: z.int(), name: LocalizedText })),
  /** Since when the applicant is linked at LINE; null: not linked. While LINE is off, nothing goes there. */
  lineSince: Moment.nullable(),
  /** How this applicant can be asked for a document. */
  requestWays: z.array(z.enum(REQUEST_WAYS)),
  /** What the viewer may do with it; none in windows that decide nothing. */
  moves: z.array(OpenMove),
  /** The viewer may put its data right. */
  editable: z.boolean(),
  /** What an amount is measured against besides the prices, and how strictly. */
  measures: z.object({
    band: z.object({ minimum: z.number(), maximum: z.number() }).nullable(),
    rules: z.record(z.enum(AMOUNT_FINDINGS), z.enum(AMOUNT_POLICIES)),
  }),
  /** What it is weighed by now; as it was when it was proposed, and when it was approved. */
  decision: Decision,
  decisionSheets: DecisionSheets.nullable(),
  /** Where income and debts are known from. */
  financesNote: z.string(),
  /** What becomes of closing it without its contract. */
  closing: z.enum(AMOUNT_POLICIES),
  /** Who named the amount that stands in it, and why. */
  proposal: z.object({ by: z.string().nullable(), at: Moment, reason: z.string() }).nullable(),
  /** Whom of the house it and its timeline name. */
  people: CasePeople,
});
export type CaseDetails = z.infer<typeof CaseDetails>;

/** One line of the timeline, newest first. */
export const CaseEvent = z.object({
  id: z.int(),
  at: Moment,
  /** The user id of staff; null: the applicant, or the system. */
  actor: z.string().nullable(),
  kind: z.string(),
  fromStatus: Status.nullable(),
  toStatus: Status.nullable(),
  remark: z.string(),
  /** An `amount` in baht; prices and a `limit` in satang. */
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
});
export type CaseEvent = z.infer<typeof CaseEvent>;

export const CaseMessage = z.object({
  id: z.string(),
  at: Moment,
  channel: z.enum(['mail', 'sms', 'line']),
  /** Masked. */
  to: z.string(),
  subject: z.string(),
  state: z.enum(['waiting', 'sent', 'written', 'passedOn', 'failed']),
});
export type CaseMessage = z.infer<typeof CaseMessage>;

export const SAME = ['idCard', 'companyId', 'phone', 'deed'] as const;

/** Another application with the same person, company or land. */
export const Duplicate = CaseRow.extend({
  id: z.int(),
  same: z.array(z.enum(SAME)),
  /** What who deals with it is called; null: nobody. */
  assigneeName: z.string().nullable(),
});

/** What became of one of many. */
export const Outcome = z.object({
  id: z.int(),
  reference: z.string(),
  done: z.boolean(),
  /** Why not; empty where it was done. */
  reason: z.string(),
});

export const QUEUES = ['news', 'mine', 'unassigned', 'overdue', 'toCall', 'toApprove'] as const;
export const Queue = z.enum(QUEUES);
export type Queue = z.infer<typeof Queue>;
export const QueueCount = z.object({ total: z.int(), uncounted: z.boolean() });

/** What lists hide and one may ask for, one at a time. */
export const REVEALED = ['name', 'phone', 'email', 'idCard', 'companyId', 'lineId'] as const;

const Choice = z.object({ id: z.int(), name: LocalizedText, active: z.boolean() });
export const CaseChoices = z.object({
  /** Those that the viewer may give an application to. */
  networks: z.array(NetworkName),
  products: z.array(Choice),
  convenientTimes: z.array(Choice),
  receiveChannels: z.array(Choice),
  guaranteeTypes: z.array(Choice),
  uploadTypes: z.array(Choice.extend({ individual: z.boolean(), company: z.boolean() })),
  /** With how staff call it, and what the applicant reads. */
  rejectReasons: z.array(Choice.extend({ internalName: z.string(), detail: LocalizedText })),
});
export type CaseChoices = z.infer<typeof CaseChoices>;
