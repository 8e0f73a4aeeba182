import { expect, test } from 'vitest';
import { findSlowStart } from '../../scripts/repeated-starts.mjs';

test.each([
  ['<a[^>]*>', '<a'],
  ['url\\(([^)]*)\\)', 'url('],
  ['a{2}\\w+!', 'aa'],
  ['(?:ab|c)[a-z]*1', 'ab'],
])('/%s/ is slow over its own start', (source, start) => {
  expect(findSlowStart(source, '')).toBe(start);
});

test.each(['<[^<>]*>', '^<a[^>]*>', '^(.)\\1{2,}'])('/%s/ is not', (source) => {
  expect(findSlowStart(source, 'u')).toBeUndefined();
});
