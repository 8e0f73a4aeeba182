import { z } from 'zod';
import { defineCall } from '#contract/call.ts';

/** Who agreed to the policy for personal data and is told when it asks again. */
export const POLICY_READERS = ['subscriber', 'applicant'] as const;
export type PolicyReader = (typeof POLICY_READERS)[number];

/** `done`: every letter was asked for; some may still wait in the outbox. */
export const POLICY_NOTICE_STATES = ['working', 'done', 'cancelled'] as const;
export type PolicyNoticeState = (typeof POLICY_NOTICE_STATES)[number];

const Version = z.int().min(0);
const count = z.int().min(0);

const Notice = z.object({
  state: z.enum(POLICY_NOTICE_STATES),
  startedAt: z.iso.datetime(),
  startedBy: z.string(),
  /** How many letters were asked for so far, and what became of them. */
  asked: count,
  sent: count,
  waiting: count,
  failed: count,
});

const PolicyNotice = z.object({
  /** From which version on agreeing counts; 0: the policy never asked again. */
  version: Version,
  /** Who agreed to an older one only. An address that stands in both is written to once. */
  readers: z.record(z.enum(POLICY_READERS), count),
  /** Null: nobody was told of this version yet. */
  notice: Notice.nullable(),
});
export type PolicyNotice = z.infer<typeof PolicyNotice>;

const output = z.object({ data: PolicyNotice });

export const policyNoticeCalls = {
  'policyNotice/read': defineCall({
    access: 'ConfigOtherMaint.view',
    summary: 'Whom a policy that asks again is to be told to, and how far that is.',
    output,
  }),
  'policyNotice/start': defineCall({
    access: 'ConfigOtherMaint.edit',
    summary: 'Writes to everybody who agreed to an older version, once for each version.',
    input: z.object({ version: Version.min(1) }),
    output,
  }),
  'policyNotice/cancel': defineCall({
    access: 'ConfigOtherMaint.edit',
    summary: 'Stops writing; letters that have not left yet are taken back.',
    input: z.object({ version: Version.min(1) }),
    output,
  }),
};
