import { expect, test } from 'vitest';
import { fromThaiClock, readTime, toThaiClock } from './moment-field.tsx';

test('a moment is shown and typed as the clock in Thailand has it', () => {
  expect(toThaiClock('2026-11-15T17:30:00Z')).toBe('2026-11-16T00:30');
  expect(fromThaiClock('2026-11-16T00:30')).toBe('2026-11-15T17:30:00.000Z');
});

test('what is no whole date and time is none', () => {
  expect(fromThaiClock('')).toBeUndefined();
  expect(fromThaiClock('2026-11-1')).toBeUndefined();
});

test('a time is typed as people write it', () => {
  expect(['9:30', '09.30', '0930', ' 23:59 '].map(readTime)).toEqual([
    '09:30',
    '09:30',
    '09:30',
    '23:59',
  ]);
  expect(['24:00', '9', '12:60', 'noon', ''].map(readTime)).toEqual(Array(5).fill(undefined));
});
