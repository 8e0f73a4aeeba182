import { expect, test } from 'vitest';
import { boundWidth, readWidths, writeWidths } from './column-widths.ts';

test('the widths of a list are kept beside those of others, and forgotten with the last of them', () => {
  const first = writeWidths('', 'article', { state: 120, dates: 200 });
  const both = writeWidths(first, 'users', { group: 90 });
  expect(both).toBe('users.group-90~article.state-120.dates-200');
  expect(readWidths(both, 'article')).toEqual({ state: 120, dates: 200 });
  expect(readWidths(both, 'user')).toEqual({});
  expect(writeWidths(both, 'article', {})).toBe('users.group-90');
});

test('a cookie that somebody changed breaks nothing, and it never grows beyond twelve lists', () => {
  expect(readWidths('article.state-99999.dates-x.name-1.kind-100', 'article')).toEqual({
    name: 56,
    kind: 100,
  });
  let kept = '';
  for (let list = 0; list < 30; list += 1)
    kept = writeWidths(kept, `list${'x'.repeat(list)}`, { a: 80 });
  expect(kept.split('~')).toHaveLength(12);
  expect(boundWidth(-4)).toBe(56);
  expect(boundWidth(5_000)).toBe(640);
});
