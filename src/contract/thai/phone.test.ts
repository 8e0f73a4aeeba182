import { describe, expect, it } from 'vitest';
import { formatThaiPhone, maskThaiPhone, parseThaiPhone } from './phone.ts';

describe('telephone numbers as people write them', () => {
  it.each([
    ['081-234-5678', '+66812345678'],
    ['081 234 5678', '+66812345678'],
    ['0612345678', '+66612345678'],
    ['(09) 1234-5678', '+66912345678'],
    ['๐๘๑-๒๓๔-๕๖๗๘', '+66812345678'],
    ['+66 81 234 5678', '+66812345678'],
    ['+66 (0)81 234 5678', '+66812345678'],
    ['0066812345678', '+66812345678'],
    ['66812345678', '+66812345678'],
    ['02-123-4567', '+6621234567'],
    ['+66 2 123 4567', '+6621234567'],
    ['053 123 456', '+6653123456'],
    ['๐๒.๑๒๓.๔๕๖๗', '+6621234567'],
  ])('%s is %s', (written, stored) => {
    expect(parseThaiPhone(written)).toBe(stored);
  });

  it.each([
    '',
    '0',
    '081-234-567',
    '081-234-56789',
    '02-1234-5678',
    '0112345678',
    '1669',
    '+1 202 555 0100',
    '+66',
    '081-234-5678 ต่อ 9',
    'โทรหาฉัน',
    '++66812345678',
  ])('%j is no Thai number', (written) => {
    expect(parseThaiPhone(written)).toBeNull();
  });
});

describe('stored numbers', () => {
  it.each([
    ['+66812345678', '081-234-5678', '08x-xxx-5678'],
    ['+6621234567', '02-123-4567', '02-xxx-4567'],
    ['+6653123456', '053-123-456', '05x-xxx-456'],
  ])('%s is shown as %s and masked as %s', (stored, shown, masked) => {
    expect(formatThaiPhone(stored)).toBe(shown);
    expect(maskThaiPhone(stored)).toBe(masked);
    expect(parseThaiPhone(shown)).toBe(stored);
  });

  it('shows what it does not know as it is, and hides its digits', () => {
    expect(formatThaiPhone('+12025550100')).toBe('+12025550100');
    expect(maskThaiPhone('+12025550100')).toBe('+xxxxxxxxxxx');
  });
});
