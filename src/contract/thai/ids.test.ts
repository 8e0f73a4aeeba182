import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  checkDigit,
  formatCompanyId,
  formatIdCard,
  isUnusualIdCard,
  parseCompanyId,
  parseIdCard,
} from './ids.ts';

const digits = (count: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count });
const number = digits(12).map((first) => `${first.join('')}${checkDigit(first.join(''))}`);
const thai = (text: string) =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x0e50 + Number(digit)));

test('known numbers of both kinds', () => {
  expect(parseIdCard('3-1006-00445-63-5')).toBe('3100600445635');
  expect(parseCompanyId('0-99-4-000-61772-1')).toBe('0994000617721');
  expect(parseIdCard('3100600445636')).toBeNull();
  expect(parseCompanyId('3100600445635')).toBeNull();
});

test('every right number is read however it is written, and printed as it is read', () => {
  fc.assert(
    fc.property(number, (id) => {
      for (const written of [id, formatIdCard(id), thai(formatCompanyId(id)), ` ${id} `])
        expect(parseIdCard(written)).toBe(id);
      expect(parseCompanyId(id)).toBe(id.startsWith('0') ? id : null);
      expect(isUnusualIdCard(id)).toBe(id.startsWith('0') || id.startsWith('9'));
    }),
  );
});

test('a wrong digit is noticed, but for the third, whose weight is 11, and two remainders that share a digit', () => {
  fc.assert(
    fc.property(number, fc.nat(12), fc.integer({ min: 1, max: 9 }), (id, place, by) => {
      const wrong = [...id];
      wrong[place] = String((Number(id[place]) + by) % 10);
      const parsed = parseIdCard(wrong.join(''));
      if (parsed !== null && place !== 2) expect(id.at(-1)).toBe('1');
      if (place === 12) expect(parsed).toBeNull();
    }),
  );
});

test('what is not thirteen digits is none', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const parsed = parseIdCard(text);
      if (parsed !== null) expect(parsed).toMatch(/^\d{13}$/);
    }),
  );
  for (const typed of ['', '110170023070', '11017002307055', '110170023070x', '1e12'])
    expect(parseIdCard(typed)).toBeNull();
});
