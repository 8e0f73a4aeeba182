import { z } from 'zod';
import { defineCall } from '#contract/call.ts';
import { defineResource } from '#contract/resource/resource.ts';
import { isStorable } from '#contract/text.ts';
import { OPT_OUT_SOURCES, SMS_LANGUAGES, SMS_STATES } from './states.ts';

const messages = defineResource({
  name: 'smsMessage',
  input: z.object({}),
  row: z.object({
    phone: z.string(),
    campaignId: z.int().nullable(),
    /** The campaign’s name; of a single message what it was about. */
    about: z.string(),
    language: z.enum(SMS_LANGUAGES),
    state: z.enum(SMS_STATES),
    /** Why it failed or was left out. */
    problem: z.string(),
    parts: z.int(),
    attempts: z.int(),
    /** Nothing left the house: the gateway only records. */
    recorded: z.boolean(),
    providerId: z.string(),
    createdAt: z.iso.datetime(),
    sentAt: z.iso.datetime().nullable(),
    deliveredAt: z.iso.datetime().nullable(),
  }),
  sorts: ['newest', 'updatedAt'],
  filters: {
    campaignId: z.int().positive(),
    state: z.enum(SMS_STATES),
    /** The whole of it, as people write it. */
    phone: z.string().trim().min(1).max(40),
    /** Those of events, which belong to no campaign. */
    single: z.boolean(),
  },
});

/** What was sent is looked at, never changed. The search takes a whole telephone number. */
export const smsMessageCalls = {
  'smsMessage/list': messages['smsMessage/list'],
  'smsMessage/read': messages['smsMessage/read'],
  'smsMessage/campaigns': defineCall({
    access: 'BulkSMSHist.view',
    summary: 'The campaigns that messages belong to, with what became of them.',
    input: z.object({ before: z.int().positive().optional() }),
    output: z.object({
      data: z.array(
        z.object({
          id: z.int(),
          name: z.string(),
          state: z.string(),
          startedAt: z.iso.datetime().nullable(),
          counts: z.record(z.enum(SMS_STATES), z.int()),
        }),
      ),
    }),
  }),
};

const optOuts = defineResource({
  name: 'smsOptOut',
  input: z.object({
    phone: z.string().trim().min(1).max(40),
    note: z.string().trim().max(200).refine(isStorable).default(''),
  }),
  row: z.object({
    /** With most of it hidden. */
    phone: z.string(),
    note: z.string(),
    source: z.enum(OPT_OUT_SOURCES),
    since: z.iso.datetime(),
  }),
  sorts: ['updatedAt'],
  filters: {},
});

/** Who wants no campaigns. A record in the bin may be written to again. */
export const smsOptOutCalls = {
  'smsOptOut/list': optOuts['smsOptOut/list'],
  'smsOptOut/read': optOuts['smsOptOut/read'],
  'smsOptOut/add': optOuts['smsOptOut/add'],
  'smsOptOut/save': optOuts['smsOptOut/save'],
  'smsOptOut/delete': optOuts['smsOptOut/delete'],
  'smsOptOut/restore': optOuts['smsOptOut/restore'],
};
