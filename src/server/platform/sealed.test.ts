import { expect, test } from 'vitest';
import { createSealing, SealError } from './sealed.ts';

const sealing = createSealing('a key of at least thirty-two characters');

test('what was sealed for a purpose is opened for it, and two sealings differ', () => {
  const sealed = sealing.seal('1101700203451', 'national id');
  expect(sealed).not.toContain('1101700203451');
  expect(sealing.seal('1101700203451', 'national id')).not.toBe(sealed);
  expect(sealing.open(sealed, 'national id')).toBe('1101700203451');
});

test('for another purpose, with another key, or altered, it cannot be opened', () => {
  const sealed = sealing.seal('โฉนด', 'deed');
  const other = createSealing('another key of at least thirty-two letters');
  expect(() => sealing.open(sealed, 'name')).toThrow(SealError);
  expect(() => other.open(sealed, 'deed')).toThrow(SealError);
  expect(() => sealing.open(`${sealed.slice(0, -2)}AA`, 'deed')).toThrow(SealError);
  expect(() => sealing.open('', 'deed')).toThrow(SealError);
});

test('while a key is changed, values of the former one can still be opened', () => {
  const sealed = sealing.seal('โฉนด', 'deed');
  const next = createSealing(
    'the next key of thirty-two characters',
    'a key of at least thirty-two characters',
  );
  expect(next.open(sealed, 'deed')).toBe('โฉนด');
  expect(next.isCurrent(sealed)).toBe(false);
  expect(next.isCurrent(next.seal('โฉนด', 'deed'))).toBe(true);
});

test('a digest finds the same value for the same purpose only', () => {
  expect(sealing.digest('0812345678', 'phone')).toBe(sealing.digest('0812345678', 'phone'));
  expect(sealing.digest('0812345678', 'phone')).not.toBe(sealing.digest('0812345678', 'id'));
});
