import { z } from 'zod';
import { STEP_KINDS } from '#contract/applications/kinds.ts';
import { PICKER_LANGUAGES } from '#contract/language.ts';
import { REQUEST_KINDS } from '#contract/privacy/kinds.ts';

const Language = z.enum(PICKER_LANGUAGES);
const Ago = z.number().min(0);

/** Hours and days are counted from the moment of loading. */
export const Inbox = z.object({
  messages: z.array(
    z.object({
      hoursAgo: Ago,
      name: z.string(),
      email: z.email(),
      tel: z.string(),
      header: z.string(),
      text: z.string(),
      language: Language,
      newsletter: z.boolean(),
    }),
  ),
  jobApplicants: z.array(
    z.object({
      hoursAgo: Ago,
      firstName: z.string(),
      lastName: z.string(),
      phone: z.string(),
      email: z.email(),
      address: z.string(),
      education: z.string(),
      workYears: z.number(),
      desiredSalary: z.number().nullable(),
      birthday: z.iso.date().nullable(),
      language: Language,
    }),
  ),
  privacyRequests: z.array(
    z.object({
      daysAgo: Ago,
      kind: z.enum(REQUEST_KINDS),
      name: z.string(),
      contact: z.string(),
    }),
  ),
  steps: z.array(
    z.object({
      inDays: z.int().min(0),
      hour: z.int().min(0).max(23),
      kind: z.enum(STEP_KINDS),
      note: z.string(),
    }),
  ),
});
export type Inbox = z.infer<typeof Inbox>;
