import { z } from 'zod';
import { LocalizedText, localize } from '#contract/localized.ts';
import { formatHundredths } from '#contract/products/calculator.ts';
import { openPaper, type Paper } from '#server/paper/page.ts';
import { WORDS } from './words.ts';

const LOCALES = { th: 'th-TH', en: 'en-GB' };

type Language = keyof typeof WORDS;
type Read = { source: string; content: Record<string, unknown> };

/** All that is kept of a person, on pages for that person. */
export async function writePaper(
  records: readonly Read[],
  made: string,
  language: Language,
): Promise<AsyncIterable<Uint8Array>> {
  const words = WORDS[language];
  const paper = await openPaper({ Title: words.title });
  paper.title(words.title);
  paper.quiet(`${words.made} ${showMoment(made, language)}`);
  for (const { source, content } of records) {
    paper.section(words.fields[source] ?? source);
    writeFields(paper, content, language);
  }
  const pageOf = (page: number, pages: number) =>
    words.page.replace('{page}', String(page)).replace('{pages}', String(pages));
  return paper.finish((page, pages) => `${words.private} · ${pageOf(page, pages)}`);
}

function writeFields(paper: Paper, content: object, language: Language, under = ''): void {
  const { fields } = WORDS[language];
  for (const [key, value] of Object.entries(content)) {
    const label = [under, fields[key] ?? key].filter(Boolean).join(' · ');
    if (Array.isArray(value))
      for (const [index, item] of value.entries())
        writeValue(paper, `${label} ${index + 1}`, item, language);
    else writeValue(paper, label, shownMoney(key, value), language);
  }
}

const MONEY = new Set([
  ...['askedAmount', 'approvedAmount', 'amount', 'paidAmount', 'limit'],
  ...['governmentPrice', 'marketPrice', 'governmentPerWah', 'marketPerWah', 'value', 'landValue'],
  ...['claimedLimit', 'checkedLimit', 'bandMinimum', 'bandMaximum', 'rounding'],
  ...['monthlyIncome', 'monthlyDebts', 'income', 'debts'],
  ...['instalment', 'interestOnlyPayment', 'last', 'appraisalFee', 'registrationFee', 'stampDuty'],
  ...['registrationCap', 'stampCap'],
]);

/** Baht, grouped, with two decimals or none. */
function shownMoney(key: string, value: unknown): unknown {
  const isMoney = typeof value === 'number' && MONEY.has(key);
  return isMoney ? formatHundredths(Math.round(value * 100)) : value;
}

function writeValue(paper: Paper, label: string, value: unknown, language: Language): void {
  const shown = show(value, language);
  if (shown === undefined) writeFields(paper, value as object, language, label);
  else if (shown !== '') paper.field(label, shown);
}

/** Undefined for what has parts of its own. */
function show(value: unknown, language: Language): string | undefined {
  if (value === null || value === undefined || value === '') return '';
  if (value instanceof Date) return showMoment(value.toISOString(), language);
  if (typeof value === 'boolean') return WORDS[language][value ? 'yes' : 'no'];
  const moment = z.iso.datetime().safeParse(value);
  if (moment.success) return showMoment(moment.data, language);
  const day = z.iso.date().safeParse(value);
  if (day.success) return showDay(day.data, language);
  if (typeof value !== 'object') return String(value);
  const text = LocalizedText.safeParse(value);
  return text.success ? localize(text.data, language) : undefined;
}

function showMoment(iso: string, language: Language): string {
  const how = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Bangkok' } as const;
  return new Intl.DateTimeFormat(LOCALES[language], how).format(new Date(iso));
}

function showDay(day: string, language: Language): string {
  const how = { dateStyle: 'medium', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(LOCALES[language], how).format(new Date(day));
}
