import type { Language } from '#contract/language.ts';
import type { Parameters } from '#contract/parameters/parameters.ts';
import type { PublicTexts } from '../texts/areas.th.ts';

export type OfficeHours = Pick<Parameters, 'office_opens' | 'office_closes' | 'office_days'>;

/** For when not even the parameters could be read. */
export const USUAL_HOURS: OfficeHours = {
  office_opens: '08:30',
  office_closes: '17:30',
  office_days: [1, 2, 3, 4, 5],
};

/** Any Monday: the days of the week are counted from it. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 24 * 60 * 60_000;

/** When the office is open, in words: "Working days, 8.30–17.30", or the days by name. */
export function describeOfficeHours(
  { office_days, office_opens, office_closes }: OfficeHours,
  { workingDays, hoursOf }: PublicTexts['layout'],
  language: Language,
): string {
  const days = office_days.join() === '1,2,3,4,5' ? workingDays : nameDays(office_days, language);
  return hoursOf(days, spoken(office_opens), spoken(office_closes));
}

/** "08:30" the way it is written on a door. */
function spoken(time: string): string {
  return time.replace(/^0/, '').replace(':', '.');
}

/** Days in a row as a range, others one by one. */
function nameDays(days: readonly number[], language: Language): string {
  const format = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  const nameOf = (day: number) => format.format(new Date(MONDAY + (day - 1) * DAY_MS));
  const [first = 1, last = 1] = [days.at(0), days.at(-1)];
  if (days.length > 2 && last - first === days.length - 1)
    return `${nameOf(first)}–${nameOf(last)}`;
  return days.map(nameOf).join(', ');
}
