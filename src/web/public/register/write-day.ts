import type { Language } from '#contract/language.ts';

/** A day in words, so that the reader sees at a glance whether it was understood: 5 มีนาคม 2539. */
export function writeDay(isoDate: string, language: Language): string {
  const locale = language === 'th' ? 'th-TH' : 'en-GB';
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(isoDate),
  );
}
