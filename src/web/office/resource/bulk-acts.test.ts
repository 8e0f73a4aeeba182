import { expect, test } from 'vitest';
import { actsOf, fieldsOfKind, valuesOf } from './bulk-acts.ts';

const nothing = { day: '', choice: undefined };

test('what can be done with many follows from what they have', () => {
  const article = fieldsOfKind({ id: 1, published: true, publishFrom: '', categoryId: 3 });
  expect(actsOf(article, 'categoryId')).toContain('choice');
  expect(actsOf(article, undefined)).not.toContain('choice');
  expect(actsOf(fieldsOfKind({ id: 1, active: true, position: 1 }), undefined)).toEqual([
    'activate',
    'deactivate',
  ]);
  expect(actsOf(fieldsOfKind({ id: 1, name: '' }), undefined)).toEqual([]);
});

test('days are days of Thailand, and the last one is shown to its end', () => {
  const on = { day: '2026-11-30', choice: undefined };
  expect(valuesOf('from', on)).toEqual({ publishFrom: '2026-11-29T17:00:00.000Z' });
  expect(valuesOf('until', on)).toEqual({ publishUntil: '2026-11-30T16:59:00.000Z' });
  expect(valuesOf('noEnd', nothing)).toEqual({ publishUntil: null });
  for (const act of ['from', 'until', 'choice', undefined] as const)
    expect(valuesOf(act, nothing)).toBeUndefined();
  const junk = { day: '2026-02-30', choice: undefined };
  for (const act of ['from', 'until'] as const) expect(valuesOf(act, junk)).toBeUndefined();
  const choice = { field: 'categoryId', value: 4 } as const;
  expect(valuesOf('choice', { day: '', choice })).toEqual({ categoryId: 4 });
});
