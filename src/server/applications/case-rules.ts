import type { Parameters } from '#contract/parameters.ts';
import type { CallTime } from './case-parts.ts';

type Named = {
  applicant: string;
  firstName: string;
  lastName: string;
  companyPrefix: string;
  companyName: string;
};

/** Enough to know somebody again in a list, too little to know who it is: สมชาย ใ. */
export function maskName(named: Named): string {
  if (named.applicant === 'company') return `${named.companyPrefix} ${named.companyName}`.trim();
  const [first] = new Intl.Segmenter('th').segment(named.lastName);
  return first ? `${named.firstName} ${first.segment}.` : named.firstName;
}

export function wholeName({ prefix, ...named }: Named & { prefix: string }): string {
  const person = `${prefix}${named.firstName} ${named.lastName}`.trim();
  if (named.applicant !== 'company') return person;
  return `${`${named.companyPrefix} ${named.companyName}`.trim()} (${person})`;
}

/** The last four digits are kept apart, so that a list opens nothing. */
export function maskPhone({ phoneTail }: { phoneTail: string }): string {
  return `xxx-xxx-${phoneTail}`;
}

const BANGKOK = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Bangkok',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** The weekday, Monday being 1, and the minute of the day in Bangkok. */
export function clockInBangkok(now: Date): { weekday: number; minute: number } {
  const parts = Object.fromEntries(
    BANGKOK.formatToParts(now).map(({ type, value }) => [type, value]),
  );
  return {
    weekday: WEEKDAYS.indexOf(parts.weekday ?? '') + 1,
    minute: minuteOf(`${parts.hour}:${parts.minute}`),
  };
}

function minuteOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

type OfficeHours = Pick<Parameters, 'office_opens' | 'office_closes' | 'office_days'>;

/**
 * The convenient times that cover this moment, of those that name hours; undefined while the office
 * is closed. Who named no time is called whenever the office is open.
 */
export function callableTimes(
  times: readonly CallTime[],
  { office_opens, office_closes, office_days }: OfficeHours,
  now: Date,
): number[] | undefined {
  const { weekday, minute } = clockInBangkok(now);
  const open = minute >= minuteOf(office_opens) && minute < minuteOf(office_closes);
  if (!open || !office_days.includes(weekday)) return undefined;
  return times
    .filter(
      ({ fromMinute, untilMinute }) =>
        minute >= (fromMinute ?? 0) && minute < (untilMinute ?? 24 * 60),
    )
    .map(({ id }) => id);
}
