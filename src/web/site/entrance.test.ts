import { expect, test } from 'vitest';
import { entranceFor, readBack } from './entrance.ts';

const origin = 'https://chanote.example';

test('who was signed in signs in again and comes back; anybody else goes home', () => {
  const address = '/RegisterMaint?id=7&q=สมชาย#notes';
  const entrance = entranceFor({ username: 'officer', address });
  expect(entrance).toBe(`/login?ended=session#${address}`);
  const { pathname, search, hash } = new URL(entrance, origin);
  // What was searched for does not reach the server.
  expect(pathname + search).toBe('/login?ended=session');
  expect(decodeURI(readBack(hash, origin) ?? '')).toBe(address);
  expect(entranceFor({ username: null, address })).toBe('/');
});

test('nobody is led to another site', () => {
  for (const hash of [
    '',
    '#',
    '#content',
    '#//evil.example/',
    '#/\\\\evil.example',
    '#https://evil.example/',
    '#javascript:alert(1)',
  ]) {
    expect(readBack(hash, origin), hash).toBeUndefined();
  }
});
