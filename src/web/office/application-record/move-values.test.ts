import { expect, test } from 'vitest';
import { thaiDay } from '#contract/thai/day.ts';
import { forAnotherMove, isHalfContract, mayClose, NO_VALUES } from './move-values.ts';

test('who takes another move keeps the remark and the choice to tell, and gives the reason anew', () => {
  const typed = { ...NO_VALUES, remark: 'โทรแล้วไม่รับสาย', sendMessage: false };
  expect(forAnotherMove({ ...typed, rejectReasonId: 7 })).toEqual(typed);
});

test('a case is closed with a loan that was paid out, not with one that will be, or was before it was asked for', () => {
  const contract = { number: 'LN-1', paidOn: thaiDay(), paidAmount: 900_000 };
  for (const closing of ['refuse', 'warn'] as const) {
    const record = { closing, mostPaid: 900_000, createdAt: '2026-11-01T17:30:00Z' };
    expect(mayClose(record, contract)).toBe(true);
    expect(mayClose(record, { ...contract, paidOn: '2199-01-01' })).toBe(false);
    expect(mayClose(record, { ...contract, paidOn: '2026-11-02' })).toBe(true);
    expect(mayClose(record, { ...contract, paidOn: '2026-11-01' })).toBe(false);
    expect(mayClose(record, { ...contract, paidAmount: 900_001 })).toBe(false);
    expect(mayClose(record, { ...contract, paidAmount: 0 })).toBe(false);
  }
});

test('a contract is half told where some of its three facts are, readable or not, and others are left out', () => {
  const contract = { ...NO_VALUES, contractNumber: 'LN-1', paidOn: '2026-11-02' };
  expect(isHalfContract(NO_VALUES)).toBe(false);
  expect(isHalfContract(contract)).toBe(true);
  expect(isHalfContract({ ...contract, paidAmount: '900,000' })).toBe(false);
  // What cannot be read is told at its field.
  expect(isHalfContract({ ...contract, paidAmount: 'much' })).toBe(false);
});
