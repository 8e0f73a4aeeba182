import { afterEach, expect, test, vi } from 'vitest';
import { parseBirthday } from './birthday.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a birthday is a day from 1900 up to today in Thailand', () => {
  // Still the evening before in Greenwich.
  vi.useFakeTimers({ now: new Date('2026-03-04T18:30:00Z'), toFake: ['Date'] });
  expect(parseBirthday('5/3/2569')).toBe('2026-03-05');
  expect(parseBirthday('6/3/2569')).toBeNull();
  expect(parseBirthday('1/1/2443')).toBe('1900-01-01');
  expect(parseBirthday('31/12/2442')).toBeNull();
  expect(parseBirthday('30/2/2540')).toBeNull();
});
