import { expect, test } from 'vitest';
import { codeNow, EMPTY, findUnsent, writeFields } from './fields.ts';

test('a file that is not there yet holds the form back, and is told of only as long as it is not', () => {
  const files = { image: { kind: 'waiting' }, resume: { kind: 'failed' } } as const;
  expect(findUnsent(files)).toEqual({ image: 'wait', resume: 'unsent' });
  expect(findUnsent({ image: { kind: 'none' }, resume: { kind: 'ready' } })).toEqual({});
  const kinds = ['sending', 'failed', 'ready', 'none'] as const;
  const now = kinds.map((kind) => codeNow('wait', { kind }));
  expect(now).toEqual(['wait', 'unsent', undefined, undefined]);
  expect(codeNow('unsent', { kind: 'sending' })).toBe('wait');
  // What the server says of a file, and what stands against other fields, stays.
  expect(codeNow('file_gone', { kind: 'ready' })).toBe('file_gone');
  expect(codeNow('required', undefined)).toBe('required');
});

test.each([
  ['5/3/2539', '1996-03-05'],
  ['๕/๓/๒๕๓๙', '1996-03-05'],
  ['5-3-1996', '1996-03-05'],
  ['31/2/2539', '31/2/2539'],
  ['', ''],
])('the day of birth %s goes as %s', (birthday, sent) => {
  expect(writeFields({ ...EMPTY, birthday })).toMatchObject({ birthday: sent });
});
