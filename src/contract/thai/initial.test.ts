import { expect, it } from 'vitest';
import { initialOf } from './initial.ts';

it.each([
  ['ใจดี', 'จ'],
  ['มั่นคง', 'ม'],
  ['แก้วใส', 'ก'],
  ['เ', 'เ'],
  ['ÉMILE', 'É'],
  ['somchai', 's'],
  [' ปิ่น', 'ป'],
  ['', ''],
])('“%s” is known by “%s”', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});
