import { expect, test } from 'vitest';
import { quickSteps, readStep } from './step-values.ts';

const NOW = Date.parse('2026-11-17T10:07:00+07:00');

test('an hour in Thailand, not past and not in years', () => {
  expect(readStep({ day: '2026-11-17', time: '14.30' }, NOW)).toEqual({
    at: '2026-11-17T07:30:00.000Z',
  });
  expect(readStep({ day: '', time: '14.30' }, NOW)).toEqual({ problem: 'wrongDay' });
  expect(readStep({ day: '31/11/69', time: '14.30' }, NOW)).toEqual({ problem: 'wrongDay' });
  expect(readStep({ day: '2026-11-17', time: 'บ่าย' }, NOW)).toEqual({ problem: 'wrongTime' });
  expect(readStep({ day: '2026-11-17', time: '9' }, NOW)).toEqual({ problem: 'past' });
  expect(readStep({ day: '2028-01-01', time: '9' }, NOW)).toEqual({ problem: 'tooFar' });
});

test('quick choices are later than now, on Thai days, also close to midnight', () => {
  const late = Date.parse('2026-11-17T23:30:00+07:00');
  expect(quickSteps(NOW)[0]).toMatchObject({ day: '2026-11-17', time: '12:15' });
  expect(quickSteps(late)[0]).toMatchObject({ day: '2026-11-18', time: '01:30' });
  expect(quickSteps(late)[1]).toMatchObject({ day: '2026-11-18', time: '09:00' });
  for (const quick of quickSteps(late)) expect(readStep(quick, late).problem).toBeUndefined();
});
