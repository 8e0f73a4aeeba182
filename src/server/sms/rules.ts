import type { Parameters } from '#contract/parameters/parameters.ts';

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

const THAI_CLOCK = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Bangkok',
});

/** Whether messages may go out at this moment; hours may reach past midnight, and equal ones are all day. */
export function isWithinHours(
  { from, until }: Pick<SmsRules, 'from' | 'until'>,
  at: Date,
): boolean {
  const clock = THAI_CLOCK.format(at);
  if (from === until) return true;
  return from < until ? clock >= from && clock < until : clock >= from || clock < until;
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
