import { expect, test } from 'vitest';
import { readTime } from './typed-time.ts';

test.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9:30', '09:30'],
  ['14.45', '14:45'],
  [' 23:59 ', '23:59'],
  ['0', '00:00'],
  ['๙', '09:00'],
  ['๑๔.๓๐', '14:30'],
])('%s is a time of day', (typed, time) => {
  expect(readTime(typed)).toBe(time);
});

test.each(['', '24', '24:00', '12:60', '9:5', '14:300', 'noon', 'เก้าโมง'])(
  '“%s” is none',
  (typed) => {
    expect(readTime(typed)).toBeUndefined();
  },
);
