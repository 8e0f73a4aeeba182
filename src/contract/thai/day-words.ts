import { ERA } from './date.ts';

/** Written out here and not asked of `Intl`: the same letters wherever a wording is made again. */
const MONTHS = {
  th: [
    ...['มกราคม', 'กุมภาพันธ์', 'มีนาคม', 'เมษายน', 'พฤษภาคม', 'มิถุนายน'],
    ...['กรกฎาคม', 'สิงหาคม', 'กันยายน', 'ตุลาคม', 'พฤศจิกายน', 'ธันวาคม'],
  ],
  en: [
    ...['January', 'February', 'March', 'April', 'May', 'June'],
    ...['July', 'August', 'September', 'October', 'November', 'December'],
  ],
} as const;

/** A day in words, as contracts write it: 1 ธันวาคม 2569, 1 December 2026. */
export function dayInWords(iso: string, language: keyof typeof MONTHS): string {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  const shown = language === 'th' ? year + ERA : year;
  return `${day} ${MONTHS[language][month - 1]} ${shown}`;
}
