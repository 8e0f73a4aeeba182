import { z } from 'zod';
import { defineCall } from '#contract/call.ts';
import { isStorable } from '#contract/text.ts';

/** LINE itself; another address only stands in for it. */
export const LINE_API = 'https://api.line.me';

const ChannelFields = z.object({
  on: z.boolean(),
  /** The basic id of the Official Account, by which people add it; it begins with @. */
  basicId: z
    .string()
    .trim()
    .toLowerCase()
    .refine((text) => text === '' || /^@[a-z0-9._-]{3,30}$/.test(text), { error: 'invalid' }),
  apiUrl: z
    .string()
    .trim()
    .max(200)
    .refine((text) => /^https?:\/\/[a-z0-9.:[\]-]+$/i.test(text), { error: 'invalid_link' })
    .default(LINE_API),
  /** How many messages a month the house pays for; 0: as many as LINE itself lets through. */
  monthlyQuota: z.int().min(0).max(10_000_000),
});

export const LineChannel = ChannelFields.superRefine(({ on, basicId }, issues) => {
  if (on && basicId === '')
    issues.addIssue({ code: 'custom', message: 'required', path: ['basicId'] });
});
export type LineChannel = z.infer<typeof LineChannel>;

/** Left out: stays as it is. Empty: goes. What is kept is never told. */
const Secret = z
  .string()
  .trim()
  .max(500)
  .regex(/^[\x21-\x7e]*$/)
  .optional();

const ChannelView = z.object({
  version: z.int(),
  values: ChannelFields,
  channelSecret: z.boolean(),
  accessToken: z.boolean(),
  /** Where LINE tells of what people do, for its console. */
  webhookUrl: z.string(),
  /** Messages that LINE took this month, by our own count. */
  pushed: z.int(),
  /** Applications whose applicants are linked. */
  linked: z.int(),
  /** What stands in the way, in the words of LINE; empty: nothing. */
  problem: z.string(),
  updatedAt: z.iso.datetime().nullable(),
  updatedBy: z.string().nullable(),
});

/** What a try came to. */
const LINE_OUTCOMES = [
  'accepted',
  'refused',
  'later',
  'quota',
  'down',
  'misconfigured',
  'doubt',
] as const;
export type LineOutcome = (typeof LINE_OUTCOMES)[number];

const Told = z.object({
  outcome: z.enum(LINE_OUTCOMES),
  status: z.int().nullable(),
  answer: z.string(),
});

export const lineCalls = {
  'line/channel': defineCall({
    access: 'BulkSMS.view',
    summary: 'How the LINE Official Account is spoken to; secrets are never told.',
    output: z.object({ data: ChannelView }),
  }),
  'line/saveChannel': defineCall({
    access: 'BulkSMS.approve',
    summary:
      'Changes how LINE is spoken to. A secret that is not sent stays; an empty one goes. It is not turned on without both.',
    input: z.object({
      version: z.int().min(0),
      values: LineChannel,
      channelSecret: Secret,
      accessToken: Secret,
    }),
    output: z.object({ data: ChannelView }),
  }),
  'line/usage': defineCall({
    access: 'BulkSMS.approve',
    summary: 'Asks LINE how many messages the account may send this month, and how many it has.',
    output: z.object({
      data: Told.extend({
        /** Null: LINE sets no limit, or did not say. */
        limit: z.int().nullable(),
        used: z.int().nullable(),
      }),
    }),
  }),
  'line/test': defineCall({
    access: 'BulkSMS.approve',
    summary: 'Sends one message by the settings as they are kept, and shows what came back.',
    input: z.object({
      /** As the console of LINE shows it to its owner: U and 32 signs. */
      userId: z
        .string()
        .trim()
        .regex(/^U[0-9a-f]{32}$/),
      text: z.string().trim().min(1).max(200).refine(isStorable),
    }),
    output: z.object({ data: Told }),
  }),
};
