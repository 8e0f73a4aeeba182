import type { Satang } from '#contract/money.ts';
import { formatHundredths } from '#contract/products/calculator.ts';
import { englishBahtWords, thaiBahtWords } from '#contract/thai/baht-words.ts';
import { PDF_TEXTS } from './pdf-texts.ts';

/** How papers write days, moments and money: the Buddhist era for Thai readers. */
export function paperFormats(language: keyof typeof PDF_TEXTS) {
  const locale = language === 'th' ? 'th-TH' : 'en-GB';
  const timeZone = 'Asia/Bangkok';
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone });
  const moments = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  const words = language === 'th' ? thaiBahtWords : englishBahtWords;
  return {
    date: (iso: string) => (iso === '' ? '' : dates.format(new Date(`${iso}T00:00:00+07:00`))),
    moment: (iso: string) => moments.format(new Date(iso)),
    /** In digits and in words, as contracts write it. */
    baht: (amount: Satang | null) =>
      amount === null
        ? ''
        : `${PDF_TEXTS[language].baht(formatHundredths(amount))} (${words(amount)})`,
  };
}
