import { z } from 'zod';
import { defineCall, FileBody } from '#contract/call.ts';
import { LocalizedText } from '#contract/localized.ts';
import { defineResource } from '#contract/resource/resource.ts';
import { isStorable } from '#contract/text.ts';
import { parseThaiPhone, westernDigits } from '#contract/thai/phone.ts';
import { isToCome } from '#contract/thai/typed-day.ts';
import { MOST_OF_A_SOURCE, PERSON_SOURCES, REQUEST_KINDS, REQUEST_STATUSES } from './kinds.ts';

/** What erasing would do to a record, and why not more. */
const FATES = ['erase', 'anonymise', 'keep'] as const;
const FATE_REASONS = [
  'nothing_against',
  'figures',
  'in_progress',
  'contract',
  'log',
  'under_way',
  'opt_out',
  'draft',
  'request_open',
  'request_closed',
] as const;

const short = (most: number) => z.string().trim().max(most).refine(isStorable, 'invalid');

/** Anything that finds a person again; the more is given, the more is found. */
const PersonKeys = z
  .object({
    /** Of a person or a company. */
    idNumber: short(30)
      .transform((text) => westernDigits(text).replaceAll(/\D/g, ''))
      .refine((digits) => digits === '' || digits.length === 13, 'invalid')
      .default(''),
    phone: short(30).default(''),
    email: short(254).default(''),
    name: short(100).default(''),
  })
  .superRefine(({ idNumber, phone, email, name }, issues) => {
    const refuse = (field: string, message: string) =>
      issues.addIssue({ code: 'custom', message, path: [field] });
    if (phone !== '' && parseThaiPhone(phone) === null) refuse('phone', 'invalid_phone');
    if (name !== '' && name.length < 3) refuse('name', 'too_short');
    if (![idNumber, phone, email, name].some(Boolean)) refuse('idNumber', 'required');
  });
export type PersonKeys = z.output<typeof PersonKeys>;

const Ref = z.object({ source: z.enum(PERSON_SOURCES), id: z.int().positive() });
export type PersonRef = z.infer<typeof Ref>;

/** Some of what a search found, or all of it, with what proves it. */
const Found = z.object({
  ticket: z.string().min(1).max(40_000),
  records: z
    .array(Ref)
    .min(1)
    .max(PERSON_SOURCES.length * MOST_OF_A_SOURCE),
});
export type FoundRefs = z.infer<typeof Found>;

/** How staff know a record: by its number or name, or in words of each language. */
const RecordTitle = z.union([z.string(), LocalizedText]);
export type RecordTitle = z.infer<typeof RecordTitle>;

const PersonRecord = Ref.extend({
  title: RecordTitle,
  name: z.string(),
  at: z.iso.datetime(),
  fate: z.enum(FATES),
  reason: z.enum(FATE_REASONS),
});
export type PersonRecord = z.infer<typeof PersonRecord>;

const Consent = Ref.extend({
  /** Of the entry in the ledger. */
  entry: z.int(),
  at: z.iso.datetime(),
  purpose: z.enum(['policy', 'marketing']),
  given: z.boolean(),
  textVersion: z.int(),
  language: z.string(),
  channel: z.string(),
});

const Reader = z.object({
  /** Of the event in the record. */
  event: z.int(),
  at: z.iso.datetime(),
  actor: z.string().nullable(),
  action: z.string(),
  subject: z.string(),
  subjectId: z.string(),
});

const Request = z.object({
  kind: z.enum(REQUEST_KINDS),
  name: short(200).min(1, 'required'),
  /** How the answer reaches them. */
  contact: short(200).min(1, 'required'),
  receivedOn: z.iso.date(),
  status: z.enum(REQUEST_STATUSES),
  note: short(4_000),
});
const RequestInput = Request.superRefine(({ receivedOn, status, note }, issues) => {
  // Its thirty days would begin later than they do.
  if (isToCome(receivedOn))
    issues.addIssue({ code: 'custom', message: 'to_come', path: ['receivedOn'] });
  // Who is refused is told why, and so is whoever looks at it later.
  if (status === 'refused' && note === '')
    issues.addIssue({ code: 'custom', message: 'required', path: ['note'] });
});

export const RETENTION_RULES = [
  'application_rejected',
  'application_cancelled',
  'application_approved',
  'job_application',
  'message',
  'message_spam',
  'mail_log',
  'sms_log',
  'privacy_request',
  'audit_address',
] as const;
export type RetentionRule = (typeof RETENTION_RULES)[number];

export const privacyCalls = {
  'privacy/find': defineCall({
    access: 'PrivacyDesk.view',
    summary:
      'Everything that is kept of a person, with what erasing would do; searching is recorded.',
    input: PersonKeys,
    output: z.object({
      data: z.array(PersonRecord),
      /** Of these more is kept than was found. */
      more: z.array(z.enum(PERSON_SOURCES)),
      /** For the calls about what was found; of this viewer, for an hour. */
      ticket: z.string(),
    }),
  }),
  'privacy/consents': defineCall({
    access: 'PrivacyDesk.view',
    summary: 'What was agreed to with these records and taken back since, newest first.',
    input: Found,
    output: z.object({ data: z.object({ consents: z.array(Consent), more: z.boolean() }) }),
  }),
  'privacy/withdraw': defineCall({
    access: 'PrivacyDesk.edit',
    summary: 'Takes back the consent to marketing that came with these records.',
    input: Found,
    output: z.object({ data: z.object({ withdrawn: z.int() }) }),
  }),
  'privacy/readers': defineCall({
    access: 'PrivacyDesk.view',
    summary: 'Who looked at these records, changed them or took them along, newest first.',
    input: Found,
    output: z.object({ data: z.object({ readers: z.array(Reader), more: z.boolean() }) }),
  }),
  'privacy/export': defineCall({
    access: 'PrivacyDesk.export',
    summary: 'All that these records hold, for the person they are about; recorded.',
    input: Found.extend({
      format: z.enum(['json', 'pdf']),
      language: z.enum(['th', 'en']),
    }),
    output: FileBody,
    file: {
      type: 'application/json; charset=utf-8',
      name: 'personal-data.json',
      otherTypes: ['application/pdf'],
    },
  }),
  'privacy/erase': defineCall({
    access: 'PrivacyDesk.delete',
    summary: 'Erases or anonymises what may go; answers what became of each record.',
    input: Found,
    output: z.object({
      data: z.array(Ref.extend({ outcome: z.enum(['erased', 'anonymised', 'kept', 'gone']) })),
    }),
  }),
  'privacy/retention': defineCall({
    access: 'PrivacyDesk.view',
    summary: 'A dry run of tonight’s clearing: by rule, how much would go and since when it waits.',
    output: z.object({
      data: z.array(
        z.object({
          rule: z.enum(RETENTION_RULES),
          days: z.int(),
          count: z.int(),
          oldest: z.iso.datetime().nullable(),
          /** Whether something should have gone two nights ago. */
          behind: z.boolean(),
        }),
      ),
    }),
  }),
  'privacy/expired': defineCall({
    access: 'PrivacyDesk.view',
    summary: 'The records that a rule would clear tonight, oldest first, up to a hundred.',
    input: z.object({ rule: z.enum(RETENTION_RULES) }),
    output: z.object({
      data: z.array(z.object({ id: z.int(), title: RecordTitle, at: z.iso.datetime() })),
    }),
  }),
  ...defineResource({
    name: 'privacyRequest',
    input: RequestInput,
    row: Request.extend({ dueOn: z.iso.date(), daysLeft: z.int() }),
    sorts: ['due', 'newest', 'updatedAt'],
    filters: { status: z.enum(REQUEST_STATUSES), kind: z.enum(REQUEST_KINDS) },
  }),
};
