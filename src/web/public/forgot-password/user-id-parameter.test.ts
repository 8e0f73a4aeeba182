import { expect, it } from 'vitest';
import { decodeUserId, encodeUserId } from './user-id-parameter.ts';

it('carries a username there and back', () => {
  expect(encodeUserId('somchai7')).toBe('c29tY2hhaTc=');
  expect(decodeUserId('c29tY2hhaTc=')).toBe('somchai7');
});

it('encodes whatever somebody typed', () => {
  expect(encodeUserId('สมชาย')).toBe(Buffer.from('สมชาย').toString('base64'));
});

it.each([
  ['nothing', null],
  ['an empty text', ''],
  ['no base64', '%%%'],
  ['markup', btoa('<b>x</b>')],
  ['a name over 30 characters', btoa('a'.repeat(31))],
])('reads no username from %s', (_, text) => {
  expect(decodeUserId(text)).toBeUndefined();
});
