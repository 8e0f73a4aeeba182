import { expect, test } from 'vitest';
import { readFilters } from './read-filters.ts';

test('a day in the address that there is not is left out, as whatever else is not known', () => {
  expect(readFilters({ from: '2026-11-01', until: '2026-11-30' })).toEqual({
    createdFrom: '2026-11-01',
    createdUntil: '2026-11-30',
  });
  for (const from of ['2026-02-30', '2026-99-99', '2569-11-01', '1/11/2569', 'x'])
    expect(readFilters({ from, status: 'lost' })).toEqual({});
});
