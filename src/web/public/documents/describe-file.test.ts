import { expect, test } from 'vitest';
import { describeFile } from './describe-file.ts';

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1_000, '1 KB'],
  [84_321, '84 KB'],
  [999_700, '1 MB'],
  [1_240_000, '1.2 MB'],
  [2_000_000_000_000, '2,000 GB'],
])('%i bytes are %s', (bytes, size) => {
  expect(describeFile('application/pdf', bytes).size.replace('\u00a0', ' ')).toBe(size);
});

test('a kind is named as people call it, and left out where it has no such name', () => {
  expect(describeFile('application/pdf', 1).kind).toBe('PDF');
  expect(describeFile('text/plain; charset=utf-8', 1).kind).toBe('TXT');
  expect(describeFile('application/x-strange', 1).kind).toBe('');
});
