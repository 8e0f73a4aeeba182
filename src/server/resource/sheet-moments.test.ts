import { expect, test } from 'vitest';
import { thaiDay } from '#contract/thai/day.ts';
import { isNoDay, readMoment, writeMoment } from './sheet-moments.ts';

test.each([
  ['2569-11-15', '2026-11-14T17:00:00.000Z'],
  ['2569-11-15 08:30', '2026-11-15T01:30:00.000Z'],
  ['2569-11-15T08:30:00+07:00', '2026-11-15T01:30:00.000Z'],
  ['15/11/2569', '2026-11-14T17:00:00.000Z'],
  ['15/11/2569 8:30', '2026-11-15T01:30:00.000Z'],
  ['15/11/2026 8:30:05', '2026-11-15T01:30:05.000Z'],
  ['5/9/2569 17:00', '2026-09-05T10:00:00.000Z'],
  ['๑๕/๑๑/๒๕๖๙ ๐๘:๓๐', '2026-11-15T01:30:00.000Z'],
  ['2026-11-15', '2026-11-14T17:00:00.000Z'],
  ['2026-11-15T01:30:00.000Z', '2026-11-15T01:30:00.000Z'],
])('%s in a sheet is a day of our time, in either era', (written, moment) => {
  expect(readMoment(written)).toBe(moment);
});

test('a short year is of either era, as where it is typed', () => {
  const year = Number(thaiDay().slice(0, 4));
  const short = String((year + 543) % 100).padStart(2, '0');
  expect(readMoment(`15/11/${short} 8:30`)).toBe(`${year}-11-15T01:30:00.000Z`);
});

test.each(['', 'soon', '2026-02-30', '2569-02-29', '2026-11-15 25:00', '2026-11-15 8', '15 Nov'])(
  '%s is no moment',
  (written) => {
    expect(readMoment(written)).toBeUndefined();
  },
);

test('what is written is read as the same', () => {
  for (const moment of ['2026-11-15T01:30:00.000Z', '2026-01-01T00:00:07.250Z'])
    expect(readMoment(writeMoment(moment))).toBe(moment);
});

test('a day that no calendar has is told from what is no day at all', () => {
  for (const written of ['31/02/2569', '31/02/2569 09:00', '2026-02-30', '๓๑/๐๔/๒๕๖๙', '13/13/69'])
    expect(isNoDay(written), written).toBe(true);
  for (const written of ['28/02/2569', 'soon', '15 Nov', '2026-11', '2026-11-15 25:00', ''])
    expect(isNoDay(written), written).toBe(false);
});
