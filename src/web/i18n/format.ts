import { groupThousands } from '#contract/grouping.ts';
import type { Language } from '#contract/language.ts';
import { ERA } from '#contract/thai/date.ts';
import { thaiDay } from '#contract/thai/day.ts';
import { countsBuddhistYears } from './date-era.ts';

const SHORT_MONTH = { day: 'numeric', month: 'short', timeZone: 'Asia/Bangkok' } as const;

/** Making one costs a hundred times what using it does, and most pages need none. */
function makeOnce<Formatter>(make: () => Formatter): () => Formatter {
  let made: Formatter | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** A number and its unit stay on one line. */
const GAP = '\u00a0';

/** Day/month/year everywhere: of a moment, the day that it is in Thailand. */
export function formatDate(isoDate: string, language: Language): string {
  const date = new Date(isoDate);
  const [, month, day] = thaiDay(date).split('-');
  return `${day}/${month}/${formatYear(date, language)}`;
}

const MONTHS = {
  th: makeOnce(() => new Intl.DateTimeFormat('th-TH', { ...SHORT_MONTH, calendar: 'gregory' })),
  other: makeOnce(() => new Intl.DateTimeFormat('en-GB', SHORT_MONTH)),
};

/** 25 ม.ค. 2570, 25 Jan 2027: for a day that somebody is to remember. */
export function formatDateInWords(isoDate: string, language: Language): string {
  const date = new Date(isoDate);
  const day = (language === 'th' ? MONTHS.th() : MONTHS.other()).format(date);
  return `${day} ${formatYear(date, language)}`.replaceAll(' ', GAP);
}

/** The year in Thailand, as dates beside it count years. */
export function formatYear(moment: Date, language: Language): string {
  const year = Number(thaiDay(moment).slice(0, 4));
  return String(countsBuddhistYears(language) ? year + ERA : year);
}

/** Whole years where it is that; in the languages that forms are in. */
export function formatDays(days: number, language: Language): string {
  const years = days % 365 === 0 ? days / 365 : 0;
  const count = formatNumber(years || days);
  if (language === 'th') return `${count}${GAP}${years ? 'ปี' : 'วัน'}`;
  return `${count}${GAP}${years ? 'year' : 'day'}${(years || days) === 1 ? '' : 's'}`;
}

/** With at most two decimals. */
export function formatNumber(value: number): string {
  const [whole = '', fraction] = String(Math.round(value * 100) / 100).split('.');
  return fraction ? `${groupThousands(whole)}.${fraction}` : groupThousands(whole);
}

/** A percent as lenders publish it, with at most three decimals. */
export function formatRate(percent: number): string {
  return `${Math.round(percent * 1_000) / 1_000}%`;
}

/** Both ends of a range of percents, or the one that they are. */
export function formatRates(from: number, to: number): string {
  return from === to ? formatRate(to) : `${formatRate(from).slice(0, -1)}–${formatRate(to)}`;
}

/** Money without its unit: two decimals where satang matter, else none. */
export function formatAmount(baht: number): string {
  const [whole = '', satang = ''] = baht.toFixed(2).split('.');
  return groupThousands(whole) + (satang === '00' ? '' : `.${satang}`);
}

export function formatBaht(amount: number, language: Language): string {
  return `${formatAmount(amount)}${GAP}${BAHT[language]}`;
}

/** The way amounts are spoken: 3 แสนบาท, 10 ล้านบาท, 10 million baht. */
export function formatSpokenBaht(amount: number, language: Language): string {
  const { number, unit } = speak(amount, language);
  return language === 'th' ? `${number}${GAP}${unit}บาท` : `${number}${GAP}${unit}baht`;
}

export function formatBahtRange(minimum: number, maximum: number, language: Language): string {
  if (minimum === maximum) return formatSpokenBaht(maximum, language);
  const from = speak(minimum, language);
  const shared = from.unit === speak(maximum, language).unit;
  const start = shared ? from.number : `${from.number}${GAP}${from.unit}`.trim();
  return `${start} – ${formatSpokenBaht(maximum, language)}`;
}

const BAHT: Record<Language, string> = {
  th: 'บาท',
  en: 'baht',
  ja: 'バーツ',
  ko: '바트',
  'zh-Hans': '泰铢',
  'zh-Hant': '泰銖',
};

const THAI_UNITS = [
  { size: 1_000_000, unit: 'ล้าน' },
  { size: 100_000, unit: 'แสน' },
];
const OTHER_UNITS = [{ size: 1_000_000, unit: `million${GAP}` }];

/** In full where two decimals would round: a most of 1,999,999 is not 2 million. */
function speak(amount: number, language: Language): { number: string; unit: string } {
  const units = language === 'th' ? THAI_UNITS : OTHER_UNITS;
  const found = units.find(({ size }) => amount >= size);
  if (!found || amount % (found.size / 100) !== 0)
    return { number: formatNumber(amount), unit: '' };
  return { number: formatNumber(amount / found.size), unit: found.unit };
}
