import fc from 'fast-check';
import { expect, test } from 'vitest';
import { englishBahtWords, thaiBahtWords } from './baht-words.ts';

test('amounts as cheques write them, in Thai', () => {
  const words: Array<[number, string]> = [
    [0, 'ศูนย์บาทถ้วน'],
    [25, 'ยี่สิบห้าสตางค์'],
    [1_00, 'หนึ่งบาทถ้วน'],
    [1_01, 'หนึ่งบาทหนึ่งสตางค์'],
    [10_00, 'สิบบาทถ้วน'],
    [11_11, 'สิบเอ็ดบาทสิบเอ็ดสตางค์'],
    [20_20, 'ยี่สิบบาทยี่สิบสตางค์'],
    [21_00, 'ยี่สิบเอ็ดบาทถ้วน'],
    [101_00, 'หนึ่งร้อยเอ็ดบาทถ้วน'],
    [111_00, 'หนึ่งร้อยสิบเอ็ดบาทถ้วน'],
    [1_500_000_00, 'หนึ่งล้านห้าแสนบาทถ้วน'],
    [1_000_001_00, 'หนึ่งล้านเอ็ดบาทถ้วน'],
    [11_000_000_00, 'สิบเอ็ดล้านบาทถ้วน'],
    [21_000_000_00, 'ยี่สิบเอ็ดล้านบาทถ้วน'],
    [6_500_000_050_00, 'หกพันห้าร้อยล้านห้าสิบบาทถ้วน'],
    [1_000_000_000_000_00, 'หนึ่งล้านล้านบาทถ้วน'],
    [3_260_000_50, 'สามล้านสองแสนหกหมื่นบาทห้าสิบสตางค์'],
  ];
  for (const [satang, expected] of words) expect(thaiBahtWords(satang)).toBe(expected);
});

test('and in English', () => {
  const words: Array<[number, string]> = [
    [0, 'Zero baht'],
    [50, 'Fifty satang'],
    [13_00, 'Thirteen baht'],
    [121_05, 'One hundred twenty-one baht and five satang'],
    [1_500_000_00, 'One million five hundred thousand baht'],
    [6_500_000_050_00, 'Six billion five hundred million fifty baht'],
  ];
  for (const [satang, expected] of words) expect(englishBahtWords(satang)).toBe(expected);
});

const VALUES: Record<string, number> = {
  ...{ ศูนย์: 0, หนึ่ง: 1, เอ็ด: 1, สอง: 2, ยี่: 2, สาม: 3, สี่: 4, ห้า: 5, หก: 6, เจ็ด: 7 },
  ...{ แปด: 8, เก้า: 9 },
};
const SIZES: Record<string, number> = { สิบ: 10, ร้อย: 100, พัน: 1e3, หมื่น: 1e4, แสน: 1e5 };
const WORD = new RegExp(`${[...Object.keys(VALUES), ...Object.keys(SIZES), 'ล้าน'].join('|')}`, 'g');

/** Reads them back by ear, without the rules that they were made by. */
function readThai(words: string): number {
  let [total, group, digit] = [0, 0, 0];
  for (const word of words.match(WORD) ?? []) {
    if (word === 'ล้าน') [total, group, digit] = [(total + group + digit) * 1e6, 0, 0];
    else if (word in SIZES) [group, digit] = [group + (digit || 1) * (SIZES[word] ?? 0), 0];
    else digit = VALUES[word] ?? 0;
  }
  return total + group + digit;
}

const amount = fc.integer({ min: 0, max: 100_000_000_000_000 });

test('whatever the amount, its words are read back as the same', () => {
  fc.assert(
    fc.property(amount, (satang) => {
      const [baht = '', rest = ''] = thaiBahtWords(satang).split(/บาท/);
      const whole = thaiBahtWords(satang).includes('บาท');
      expect((whole ? readThai(baht) * 100 : readThai(baht)) + readThai(rest)).toBe(satang);
    }),
  );
});

test('no two amounts share their words, no word is left empty, and one is เอ็ด only behind others', () => {
  fc.assert(
    fc.property(amount, amount, (one, other) => {
      fc.pre(one !== other);
      expect(thaiBahtWords(one)).not.toBe(thaiBahtWords(other));
      expect(englishBahtWords(one)).not.toBe(englishBahtWords(other));
      expect(`${thaiBahtWords(one)} ${englishBahtWords(one)}`).not.toMatch(
        /undefined|สองสิบ|หนึ่งสิบ| {2}/,
      );
      expect(thaiBahtWords(one)).not.toMatch(/^เอ็ด/);
    }),
  );
});
