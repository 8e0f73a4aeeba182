import type { Parameters } from '#contract/parameters/parameters.ts';
import { isWithinHours } from '#server/platform/thai-hours.ts';

export type SmsRules = ReturnType<typeof smsRules>;

/** What the lender has set about messages. */
export function smsRules(parameters: Parameters) {
  return {
    from: parameters.sms_allowed_from,
    until: parameters.sms_allowed_until,
    events: { from: parameters.sms_event_from, until: parameters.sms_event_until },
    secondApprovalFrom: parameters.sms_second_approval_from,
    pricePerPart: parameters.sms_price_per_part,
    perSecond: parameters.sms_per_second,
  };
}

/** What may go out at this moment: advertising, and news that people wait for. */
export type Open = { campaigns: boolean; events: boolean };

export function openAt(rules: SmsRules, at: Date): Open {
  return { campaigns: isWithinHours(rules, at), events: isWithinHours(rules.events, at) };
}

/** Each pause is twice the one before, up to an hour. */
export function pauseAfter(attempts: number, firstSeconds: number): number {
  return Math.min(firstSeconds * 2 ** Math.min(attempts - 1, 20), 3_600) * 1_000;
}

export function needsSecondPerson(recipients: number, { secondApprovalFrom }: SmsRules): boolean {
  return recipients >= secondApprovalFrom;
}
