import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitHolidays } from '#contract/applications/split-holidays.ts';
import { initialParameters } from '#contract/parameters/parameters.ts';
import { afterOfficeHours, type OfficeHours, openMinute } from './office-time.ts';

const usual: OfficeHours = { ...initialParameters(), office_holidays: '05-01 2026-11-18' };
const bangkok = (text: string) => new Date(`${text}:00+07:00`);
const MINUTE = 60_000;

describe('when so many office hours are over', () => {
  it.each([
    ['within the day', '2026-11-16T09:00', 3, '2026-11-16T12:00'],
    ['until closing', '2026-11-16T09:00', 8.5, '2026-11-16T17:30'],
    ['over the night', '2026-11-16T10:00', 9, '2026-11-17T10:00'],
    ['from before opening', '2026-11-16T03:00', 1, '2026-11-16T09:30'],
    ['from after closing on Friday', '2026-11-13T20:00', 1, '2026-11-16T09:30'],
    ['from Saturday', '2026-11-14T12:00', 9, '2026-11-16T17:30'],
    ['over a holiday', '2026-11-17T17:00', 1, '2026-11-19T09:00'],
    ['over one of every year', '2026-04-30T17:00', 1, '2026-05-04T09:00'],
  ])('%s', (_, from, hours, due) => {
    expect(afterOfficeHours(usual, bangkok(from), hours)).toEqual(bangkok(due));
  });

  it('ends, though the office is hardly ever open', () => {
    const rarely = { ...usual, office_closes: '08:31', office_days: [7] };
    const due = afterOfficeHours(rarely, bangkok('2026-11-16T09:00'), 8_760);
    expect(due.getUTCFullYear()).toBe(2036);
  });
});

describe('whatever the office hours are', () => {
  const clock = (minute: number) =>
    [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
  const offices: fc.Arbitrary<OfficeHours> = fc
    .record({
      opens: fc.integer({ min: 0, max: 700 }),
      length: fc.integer({ min: 60, max: 700 }),
      days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
      holidays: fc.subarray(['01-01', '02-29', '04-13', '2026-11-16', '2027-02-22', '12-31']),
    })
    .map(({ opens, length, days, holidays }) => ({
      office_opens: clock(opens),
      office_closes: clock(opens + length),
      office_days: days.sort(),
      office_holidays: holidays.join(' '),
    }));
  const moments = fc
    .integer({ min: Date.UTC(2025, 0, 1) / MINUTE, max: Date.UTC(2029, 0, 1) / MINUTE })
    .map((minutes) => new Date(minutes * MINUTE));
  const hours = fc.integer({ min: 1, max: 60 });

  it('a due time comes while the office is open, or at the minute it closes', () => {
    fc.assert(
      fc.property(offices, moments, hours, (office, from, count) => {
        const due = afterOfficeHours(office, from, count);
        expect(due > from).toBe(true);
        expect(openMinute(office, new Date(due.getTime() - MINUTE))).toBeDefined();
      }),
    );
  });

  it('exactly so many minutes of open office lie before it', () => {
    fc.assert(
      fc.property(offices, moments, fc.integer({ min: 1, max: 8 }), (office, from, count) => {
        const due = afterOfficeHours(office, from, count);
        let open = 0;
        for (let at = from.getTime(); at < due.getTime(); at += MINUTE)
          if (openMinute(office, new Date(at)) !== undefined) open += 1;
        expect(open).toBe(count * 60);
      }),
      { numRuns: 15 },
    );
  });

  it('hours can be counted in two goes', () => {
    fc.assert(
      fc.property(offices, moments, hours, hours, (office, from, first, second) => {
        const halfway = afterOfficeHours(office, from, first);
        expect(afterOfficeHours(office, halfway, second)).toEqual(
          afterOfficeHours(office, from, first + second),
        );
      }),
    );
  });

  it('who comes later is not due earlier, and further holidays hurry nobody', () => {
    fc.assert(
      fc.property(offices, moments, moments, hours, (office, one, other, count) => {
        const [early, late] = one < other ? [one, other] : [other, one];
        const due = afterOfficeHours(office, early, count);
        expect(due <= afterOfficeHours(office, late, count)).toBe(true);
        const closed = { ...office, office_holidays: `${office.office_holidays} 11-17` };
        expect(afterOfficeHours(closed, early, count) >= due).toBe(true);
      }),
    );
  });
});

it('the office is closed at night, on days without work and on holidays', () => {
  expect(openMinute(usual, bangkok('2026-11-16T08:29'))).toBeUndefined();
  expect(openMinute(usual, bangkok('2026-11-16T08:30'))).toBe(510);
  expect(openMinute(usual, bangkok('2026-11-16T17:30'))).toBeUndefined();
  expect(openMinute(usual, bangkok('2026-11-15T10:00'))).toBeUndefined();
  expect(openMinute(usual, bangkok('2026-11-18T10:00'))).toBeUndefined();
  const written = { ...usual, office_holidays: '2569-11-17' };
  expect(openMinute(written, bangkok('2026-11-17T10:00'))).toBeUndefined();
  expect(openMinute(written, bangkok('2026-11-18T10:00'))).toBe(600);
  expect(splitHolidays(initialParameters().office_holidays)).toContain('12-05');
});
