import { z } from 'zod';
import { defineCall } from '#contract/call.ts';
import { defineResource } from '#contract/resource/resource.ts';
import { isStorable } from '#contract/text.ts';
import {
  CAMPAIGN_STATES,
  LONGEST_SMS,
  RECIPIENT_KINDS,
  RECIPIENT_STATES,
  SMS_LANGUAGES,
  SMS_SOURCES,
  SMS_STATES,
  SMS_STEPS,
} from './states.ts';
import { unknownPlaceholders } from './text.ts';

const MegaByte = 1024 * 1024;
const Id = z.int().positive();
const Language = z.enum(SMS_LANGUAGES);
const Text = z
  .string()
  .trim()
  .max(LONGEST_SMS)
  .refine(isStorable)
  .refine((text) => unknownPlaceholders(text).length === 0, { message: 'unknown_placeholder' });

/** Thai is for everybody who has not chosen English, and where there is no English. */
export const SmsTexts = z.object({
  th: Text.refine((text) => text !== '', { message: 'required' }),
  en: Text.default(''),
});
export type SmsTexts = z.infer<typeof SmsTexts>;

const SmsCampaign = z.object({
  name: z.string().trim().min(1).max(120).refine(isStorable),
  texts: SmsTexts,
  /** Not before; null: as soon as it may. */
  scheduledFor: z.iso.datetime().nullable(),
});

const campaigns = defineResource({
  name: 'smsCampaign',
  input: SmsCampaign,
  row: SmsCampaign.extend({
    state: z.enum(CAMPAIGN_STATES),
    maker: z.string().nullable(),
    approver: z.string().nullable(),
    recipients: z.int(),
    startedAt: z.iso.datetime().nullable(),
    endedAt: z.iso.datetime().nullable(),
  }),
  sorts: ['updatedAt', 'name'],
  filters: { states: z.array(z.enum(CAMPAIGN_STATES)).max(CAMPAIGN_STATES.length) },
});

/** Where recipients came from, and what became of what was found there. */
const RecipientList = z.object({
  id: z.int(),
  kind: z.enum(RECIPIENT_KINDS),
  name: z.string(),
  state: z.enum(RECIPIENT_STATES),
  found: z.int(),
  added: z.int(),
  invalid: z.int(),
  duplicate: z.int(),
  optedOut: z.int(),
  /** The first of those left out: which line, why, and the number with most of it hidden. */
  leftOut: z.array(
    z.object({
      line: z.int(),
      why: z.enum(['invalid', 'duplicate', 'optedOut']),
      shown: z.string(),
    }),
  ),
});
export type RecipientList = z.infer<typeof RecipientList>;

/** Everything about a campaign that changes while one looks on. */
export const CampaignFacts = z.object({
  state: z.enum(CAMPAIGN_STATES),
  version: z.int(),
  /** What it says in this version, for a last look before it is sent. */
  texts: z.object({ th: z.string(), en: z.string() }),
  counts: z.record(z.enum(SMS_STATES), z.int()),
  /** Of those that count as sent, the ones that were only written down: there was no provider. */
  recorded: z.int(),
  lists: z.array(RecipientList),
  estimate: z.object({ recipients: z.int(), parts: z.int(), baht: z.number() }),
  approval: z.object({
    /** A second person must agree, since there are that many recipients. */
    needed: z.boolean(),
    from: z.int(),
    /** The caller had a hand in it and may not approve it. */
    own: z.boolean(),
  }),
  hours: z.object({ from: z.string(), until: z.string(), open: z.boolean() }),
  /** Why it rests, where nobody stopped it. */
  pauseReason: z.string().nullable(),
  gateway: z.object({
    adapter: z.enum(['record', 'http']),
    /** The provider cannot be reached: the next try. */
    downUntil: z.iso.datetime().nullable(),
    problem: z.string(),
  }),
});
export type CampaignFacts = z.infer<typeof CampaignFacts>;

const facts = z.object({ data: CampaignFacts });
const column = z.int().min(0).max(199);

export const MOST_PASTED = 10_000;
export const MOST_SMS_SHEET_ROWS = 200_000;

export const smsCampaignCalls = {
  ...campaigns,
  'smsCampaign/facts': defineCall({
    access: 'BulkSMS.view',
    summary: 'How a campaign stands: recipients, costs, progress, and what holds it up.',
    input: z.object({ id: Id }),
    output: facts,
  }),
  'smsCampaign/addNumbers': defineCall({
    access: 'BulkSMS.edit',
    summary: 'Adds numbers, one in each line, perhaps with a name behind it.',
    mostBytes: 2 * MegaByte,
    input: z.object({ id: Id, numbers: z.string().min(1).max(MegaByte), language: Language }),
    output: facts,
  }),
  'smsCampaign/addFound': defineCall({
    access: 'BulkSMS.edit',
    summary: 'Adds everybody of a source who agreed to hear news from us.',
    input: z.object({
      id: Id,
      source: z.enum(SMS_SOURCES),
      language: Language.optional(),
      /** Days in Thailand, both included. */
      from: z.iso.date().optional(),
      until: z.iso.date().optional(),
    }),
    output: facts,
  }),
  'smsCampaign/upload': defineCall({
    access: 'BulkSMS.edit',
    summary: 'Takes in a sheet and answers what is in it, so that columns can be chosen.',
    upload: true,
    mostBytes: 20 * MegaByte,
    input: z.object({
      id: z.coerce.number().int().positive(),
      fileName: z.string().min(1).max(200),
    }),
    output: z.object({
      data: z.object({
        listId: z.int(),
        columns: z.array(z.string()),
        rows: z.int(),
        sample: z.array(z.array(z.string())),
        /** The column that most looks like telephone numbers. */
        phone: z.int(),
      }),
    }),
  }),
  'smsCampaign/addSheet': defineCall({
    access: 'BulkSMS.edit',
    summary: 'Adds the recipients of a sheet that was uploaded.',
    input: z.object({
      id: Id,
      listId: Id,
      phone: column,
      name: column.nullable(),
      ref: column.nullable(),
      languageColumn: column.nullable(),
      language: Language,
    }),
    output: facts,
  }),
  'smsCampaign/removeList': defineCall({
    access: 'BulkSMS.edit',
    summary: 'Takes the recipients of one list out of a campaign again.',
    input: z.object({ id: Id, listId: Id }),
    output: facts,
  }),
  'smsCampaign/preview': defineCall({
    access: 'BulkSMS.view',
    summary: 'The message as some of its recipients will get it.',
    input: z.object({ id: Id, texts: SmsTexts.optional() }),
    output: z.object({
      data: z.array(
        z.object({
          phone: z.string(),
          language: Language,
          text: z.string(),
          parts: z.int(),
        }),
      ),
    }),
  }),
  'smsCampaign/step': defineCall({
    access: 'BulkSMS.edit',
    summary:
      'Hands a campaign in, takes it back, stops it, goes on, ends it, sends failures again.',
    input: z.object({
      id: Id,
      version: Id,
      step: z.enum(SMS_STEPS),
      /** To how many, as who hands it in was told: to more of them it is not sent. */
      recipients: z.int().min(0).optional(),
    }),
    output: facts,
  }),
  'smsCampaign/judge': defineCall({
    access: 'BulkSMS.approve',
    summary: 'A second person agrees to a campaign, or sends it back to whoever made it.',
    input: z.object({ id: Id, version: Id, verdict: z.enum(['approve', 'sendBack']) }),
    output: facts,
  }),
  'smsCampaign/decide': defineCall({
    access: 'BulkSMS.edit',
    summary: 'Says of the messages that nobody knows about whether they count as sent or go again.',
    input: z.object({ id: Id, as: z.enum(['sent', 'again']) }),
    output: facts,
  }),
};
