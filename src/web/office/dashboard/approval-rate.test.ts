import { expect, test } from 'vitest';
import { writeRate } from './approval-rate.ts';

test('the rate counts what was decided, not what waits or was withdrawn', () => {
  const figures = { key: '', sent: 51, open: 30, approved: 8, rejected: 5, cancelled: 8 };
  expect(writeRate(figures)).toBe('61.5%');
  expect(writeRate({ approved: 0, rejected: 4 })).toBe('0%');
  expect(writeRate({ approved: 0, rejected: 0 })).toBe('–');
});
