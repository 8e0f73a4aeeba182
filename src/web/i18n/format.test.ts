import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setDateEra } from './date-era.ts';
import {
  formatBaht,
  formatBahtRange,
  formatDate,
  formatDays,
  formatNumber,
  formatSpokenBaht,
  formatYear,
} from './format.ts';
import { formatMoment, formatTime } from './format-time.ts';

describe('dates', () => {
  it('are day/month/year, in the Buddhist era for Thai readers', () => {
    expect(formatDate('2026-11-14', 'th')).toBe('14/11/2569');
    expect(formatDate('2026-11-14', 'en')).toBe('14/11/2026');
    expect(formatDate('2026-02-03', 'ja')).toBe('03/02/2026');
  });

  it('count years one way for everybody where the house chose one', () => {
    setDateEra('buddhist');
    expect(formatDate('2026-11-14', 'en')).toBe('14/11/2569');
    setDateEra('common');
    expect(formatDate('2026-11-14', 'th')).toBe('14/11/2026');
    expect(formatTime('2026-11-14T05:30:00Z', 'th')).toMatch(/^14\/11\/2026/);
    setDateEra('auto');
  });

  it('of a moment are the day that it is in Thailand', () => {
    expect(formatDate('2026-11-15T20:26:00.000Z', 'th')).toBe('16/11/2569');
    expect(formatDate('2026-11-15T16:59:59Z', 'en')).toBe('15/11/2026');
  });

  it('have the year that Thailand is in', () => {
    const newYear = new Date('2026-12-31T17:30:00Z');
    expect(formatYear(newYear, 'th')).toBe('2570');
    expect(formatYear(newYear, 'en')).toBe('2027');
  });

  it('and times are written as the standard writes them', () => {
    const how = {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
      timeZone: 'Asia/Bangkok',
    } as const;
    const thai = new Intl.DateTimeFormat('th-TH', how);
    const english = new Intl.DateTimeFormat('en-GB', how);
    const from = new Date('1921-01-01T00:00:00Z');
    const moments = fc.date({ min: from, max: new Date('2200-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moments, (moment) => {
        const iso = moment.toISOString();
        expect(formatMoment(iso, 'th')).toBe(thai.format(moment));
        expect(formatMoment(iso, 'en')).toBe(english.format(moment));
        expect(english.format(moment).startsWith(formatTime(iso, 'en'))).toBe(true);
      }),
    );
  });

  it('are counted in whole years where they are that', () => {
    expect(formatDays(730, 'th')).toBe('2\u00a0ปี');
    expect(formatDays(365, 'en')).toBe('1\u00a0year');
    expect(formatDays(90, 'en')).toBe('90\u00a0days');
  });

  it('do not slip to the day before in any zone', () => {
    expect(formatDate('2026-01-01', 'en')).toBe('01/01/2026');
    expect(formatDate('2026-12-31', 'th')).toBe('31/12/2569');
  });
});

describe('numbers', () => {
  it('are written as the standard writes them, to the hundredth', () => {
    const standard = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
    const hundredths = fc.integer({ min: -(10 ** 15), max: 10 ** 15 });
    fc.assert(
      fc.property(hundredths, (value) => {
        expect(formatNumber(value / 100)).toBe(standard.format(value / 100));
      }),
    );
    expect(formatNumber(1 / 3)).toBe('0.33');
  });
});

/** Numbers stay with their units; a range may break around its dash. */
const joined = (text: string) => text.replaceAll(' ', '\u00a0').replaceAll('\u00a0–\u00a0', ' – ');

describe('baht', () => {
  it('shows satang only where there are some', () => {
    expect(formatBaht(2_940_000, 'th')).toBe(joined('2,940,000 บาท'));
    expect(formatBaht(1234.5, 'en')).toBe(joined('1,234.50 baht'));
    expect(formatBaht(0, 'en')).toBe(joined('0 baht'));
  });

  it('is spoken in the units of the language', () => {
    expect(formatSpokenBaht(300_000, 'th')).toBe(joined('3 แสนบาท'));
    expect(formatSpokenBaht(10_000_000, 'th')).toBe(joined('10 ล้านบาท'));
    expect(formatSpokenBaht(2_500_000, 'en')).toBe(joined('2.5 million baht'));
    expect(formatSpokenBaht(300_000, 'en')).toBe(joined('300,000 baht'));
    expect(formatSpokenBaht(50_000, 'th')).toBe(joined('50,000 บาท'));
  });

  it('is said in full where a spoken amount would be more or less', () => {
    expect(formatSpokenBaht(1_999_999, 'th')).toBe(joined('1,999,999 บาท'));
    expect(formatSpokenBaht(1_999_999, 'en')).toBe(joined('1,999,999 baht'));
    expect(formatSpokenBaht(1_255_000, 'th')).toBe(joined('1,255,000 บาท'));
    expect(formatSpokenBaht(1_250_000, 'th')).toBe(joined('1.25 ล้านบาท'));
    expect(formatSpokenBaht(355_000, 'th')).toBe(joined('3.55 แสนบาท'));
    expect(formatBahtRange(1_000_000, 1_999_999, 'th')).toBe(joined('1 ล้าน – 1,999,999 บาท'));
  });

  it('names a shared unit once in a range', () => {
    expect(formatBahtRange(1_000_000, 50_000_000, 'th')).toBe(joined('1 – 50 ล้านบาท'));
    expect(formatBahtRange(300_000, 10_000_000, 'th')).toBe(joined('3 แสน – 10 ล้านบาท'));
    expect(formatBahtRange(300_000, 10_000_000, 'en')).toBe(joined('300,000 – 10 million baht'));
    expect(formatBahtRange(500_000, 500_000, 'th')).toBe(joined('5 แสนบาท'));
  });
});
