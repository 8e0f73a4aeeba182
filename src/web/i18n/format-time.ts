import type { Language } from '#contract/language.ts';
import { thaiClock } from '#contract/thai/day.ts';
import { countsBuddhistYears } from './date-era.ts';
import { formatDate } from './format.ts';

/** To the second, where the order of events matters. */
export function formatMoment(moment: string, language: Language): string {
  const gap = countsBuddhistYears(language) ? ' ' : ', ';
  return `${formatDate(moment, language)}${gap}${thaiClock(new Date(moment)).slice(11)}`;
}

/** Day/month/year and the time, as the clock in the office shows it. */
export function formatTime(moment: string, language: Language): string {
  return formatMoment(moment, language).slice(0, -':00'.length);
}
