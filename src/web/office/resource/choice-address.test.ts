import { expect, test } from 'vitest';
import { codeIn, inAddress, readId } from './choice-address.ts';

test('a choice stands in the address with its name, and is read by its number', () => {
  expect(inAddress({ value: 12, label: 'ข่าวสาร และ กิจกรรม' })).toBe('12-ข่าวสาร-และ-กิจกรรม');
  expect(inAddress({ value: '50', label: 'Chiang Mai' }, true)).toBe('50-chiang-mai');
  expect(inAddress({ value: '10001', label: 'สมชาย ใจดี' })).toBe('10001');
  expect(inAddress({ value: 'scheduled', label: 'ตั้งเวลาไว้' })).toBe('scheduled');
  expect(inAddress({ value: 3, label: '???' })).toBe('3');
  expect(inAddress(undefined)).toBeUndefined();
  expect(readId('12-ข่าวสาร')).toBe(12);
  expect(readId('12')).toBe(12);
  expect(codeIn('01-x')).toBe('01');
});

test('what is no number is none', () => {
  for (const text of [undefined, '', 'new', '-3', '0', '12x', '9999999999'])
    expect(readId(text)).toBeUndefined();
});
