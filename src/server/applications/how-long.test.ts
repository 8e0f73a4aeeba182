import { expect, test } from 'vitest';
import { initialParameters } from '#contract/parameters/parameters.ts';
import { howLong, type Measured } from './how-long.ts';

const parameters = initialParameters();
const measured = (cases: number): Measured => ({
  call: { cases, days: 0.4 },
  papers: { cases, days: 2.1 },
  appraisal: { cases, days: 6 },
  decision: { cases, days: 1 },
});

test('while nobody has measured, the target of the due hours is told, in working days', () => {
  const target = { kind: 'target', days: { call: 1, papers: 3, appraisal: 5, decision: 4 } };
  expect(howLong(parameters, measured(0))).toEqual({ ...target, total: 13 });
  expect(howLong(parameters, measured(29))).toMatchObject(target);
});

test('one person who decides is faster than two, and a short day makes more days', () => {
  const alone = howLong({ ...parameters, approval_second_person: 'N' }, measured(0));
  expect(alone.days.decision).toBe(2);
  const short = howLong({ ...parameters, office_closes: '13:00' }, measured(0));
  expect(short.days).toEqual({ call: 2, papers: 6, appraisal: 10, decision: 8 });
});

test('once there are enough of every step, what they took is told', () => {
  expect(howLong(parameters, measured(30))).toEqual({
    kind: 'measured',
    cases: 30,
    days: { call: 1, papers: 3, appraisal: 6, decision: 1 },
    total: 11,
  });
  const few = { ...measured(30), decision: { cases: 29, days: 1 } };
  expect(howLong(parameters, few).kind).toBe('target');
});
