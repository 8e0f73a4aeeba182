import { expect, test } from 'vitest';
import { readMoment, writeMoment } from './sheet-moments.ts';

test.each([
  ['2569-11-15', '2026-11-14T17:00:00.000Z'],
  ['2569-11-15 08:30', '2026-11-15T01:30:00.000Z'],
  ['2569-11-15T08:30:00+07:00', '2026-11-15T01:30:00.000Z'],
  ['15/11/2569', '2026-11-14T17:00:00.000Z'],
  ['2026-11-15', '2026-11-14T17:00:00.000Z'],
  ['2026-11-15T01:30:00.000Z', '2026-11-15T01:30:00.000Z'],
])('%s in a sheet is a day of our time, in either era', (written, moment) => {
  expect(readMoment(written)).toBe(moment);
});

test.each(['', 'soon', '2026-02-30', '2569-02-29', '2026-11-15 25:00', '15 Nov'])(
  '%s is no moment',
  (written) => {
    expect(readMoment(written)).toBeUndefined();
  },
);

test('what is written is read as the same', () => {
  for (const moment of ['2026-11-15T01:30:00.000Z', '2026-01-01T00:00:07.250Z'])
    expect(readMoment(writeMoment(moment))).toBe(moment);
});
