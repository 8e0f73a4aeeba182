import type { Language } from '#contract/language.ts';
import { countsBuddhistYears } from './date-era.ts';

const MINUTE = {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  // The office stands in Thailand, wherever the browser is.
  timeZone: 'Asia/Bangkok',
} as const;

const TIMES = {
  buddhist: new Intl.DateTimeFormat('th-TH', MINUTE),
  common: new Intl.DateTimeFormat('en-GB', MINUTE),
};

const SECOND = { ...MINUTE, second: '2-digit' } as const;

const MOMENTS = {
  buddhist: new Intl.DateTimeFormat('th-TH', SECOND),
  common: new Intl.DateTimeFormat('en-GB', SECOND),
};

/** To the second, where the order of events matters. */
export function formatMoment(moment: string, language: Language): string {
  return (countsBuddhistYears(language) ? MOMENTS.buddhist : MOMENTS.common).format(
    new Date(moment),
  );
}

/** Day/month/year and the time, as the clock in the office shows it. */
export function formatTime(moment: string, language: Language): string {
  return (countsBuddhistYears(language) ? TIMES.buddhist : TIMES.common).format(new Date(moment));
}
