import { ERA } from './date.ts';
import { MONTHS } from './months.ts';

/** A day in words, as contracts write it: 1 ธันวาคม 2569, 1 December 2026. */
export function dayInWords(iso: string, language: keyof typeof MONTHS): string {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  const shown = language === 'th' ? year + ERA : year;
  return `${day} ${MONTHS[language][month - 1]} ${shown}`;
}
