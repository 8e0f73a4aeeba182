import { z } from 'zod';
import { defineCall, FileBody } from '#contract/call.ts';
import { CaptchaSolution } from '#contract/captcha/captcha.ts';
import { LocalizedText } from '#contract/localized.ts';
import { defineResource } from '#contract/resource/resource.ts';
import { isStorable } from '#contract/text.ts';
import { SendInput } from './input.ts';
import { JOB_FILE_KINDS, JOB_STATUSES, LONGEST, MOST_JOB_FILE_BYTES } from './limits.ts';

const Handling = z.object({
  status: z.enum(JOB_STATUSES),
  remark: z.string().trim().max(LONGEST.remark).refine(isStorable, 'invalid'),
  /** The user id of who deals with it. */
  assignee: z.string().max(30).nullable(),
});

const Attachment = z.object({
  id: z.int(),
  kind: z.enum(JOB_FILE_KINDS),
  name: z.string(),
  contentType: z.string(),
  bytes: z.int(),
});
export type JobAttachment = z.infer<typeof Attachment>;

const Details = z.object({
  firstName: z.string(),
  lastName: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  education: z.string(),
  workYears: z.number(),
  desiredSalary: z.number().nullable(),
  birthday: z.iso.date().nullable(),
  language: z.string(),
  policyVersion: z.int(),
  consentAt: z.iso.datetime(),
  attachments: z.array(Attachment),
});
export type JobApplicationDetails = z.infer<typeof Details>;

const Id = z.int().positive();

/** Applications for work: sent by visitors, handled by staff. */
export const jobApplicationCalls = {
  'workWithUs/upload': defineCall({
    access: 'public',
    summary:
      'Takes in the picture or the résumé of an application; the answer’s token is what sends it along. What is not sent within a day is dropped.',
    input: z.object({
      kind: z.enum(JOB_FILE_KINDS),
      /** The `id` that the application will be sent under. */
      draftId: z.uuid().optional(),
      /** Asked for where much was uploaded from the same network. */
      captcha: CaptchaSolution.optional(),
    }),
    output: z.object({ data: z.object({ token: z.string(), bytes: z.int() }) }),
    upload: true,
    mostBytes: MOST_JOB_FILE_BYTES,
  }),
  'workWithUs/send': defineCall({
    access: 'public',
    summary:
      'Sends an application; the same id again is kept once, and corrects it until somebody deals with it.',
    input: SendInput,
    output: z.object({ data: z.object({ number: z.int() }) }),
  }),
  /**
   * Personal data are masked in all of these; the whole stands in `jobApplication/details`. An
   * application begins at the site, so `jobApplication/add` is refused.
   */
  ...defineResource({
    name: 'jobApplication',
    input: Handling,
    row: Handling.extend({
      name: z.string(),
      phone: z.string(),
      email: z.string(),
      postingId: z.int().nullable(),
      /** What was applied for, as it was called then; empty where nothing was named. */
      position: LocalizedText,
      workYears: z.number(),
      createdAt: z.iso.datetime(),
    }),
    sorts: ['newest', 'name', 'updatedAt'],
    filters: {
      status: z.enum(JOB_STATUSES),
      /** Null finds those in general. */
      postingId: Id.nullable(),
    },
  }),
  'jobApplication/details': defineCall({
    access: 'JobApplicationMaint.view',
    summary: 'What an applicant told of themselves; who reads it is recorded.',
    input: z.object({ id: Id }),
    output: z.object({ data: Details }),
  }),
  'jobApplication/attachment': defineCall({
    access: 'JobApplicationMaint.view',
    summary: 'A file of an application, decrypted; who looks at it is recorded.',
    input: z.object({ id: Id, attachmentId: Id }),
    output: FileBody,
    file: { type: 'application/octet-stream', name: 'attachment' },
  }),
  'jobApplication/postings': defineCall({
    access: 'JobApplicationMaint.view',
    summary: 'The postings that applications can be for, also past ones.',
    output: z.object({ data: z.array(z.object({ id: z.int(), name: LocalizedText })) }),
  }),
};
