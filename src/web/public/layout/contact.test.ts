import { expect, it } from 'vitest';
import { telephoneOf } from './contact.ts';

it.each([
  ['02-000-1730', 'tel:+6620001730'],
  ['081 234 5678', 'tel:+66812345678'],
  ['+66 2 000 1730', 'tel:+6620001730'],
  ['1730', 'tel:1730'],
])('dials %s as %s', (shown, href) => {
  expect(telephoneOf(shown)).toEqual({ shown, href });
});
