import { expect, test } from 'vitest';
import { exampleOf } from './example.ts';

test('a column is recognised by the beginning of a cell, in one line', () => {
  expect(exampleOf('สมชาย')).toBe('สมชาย');
  expect(exampleOf('<h2>ที่ดิน</h2><p>หนึ่ง</p><p>สอง</p>')).toBe('ที่ดิน หนึ่ง สอง');
  const shown = exampleOf(`<p>${'น้ำ'.repeat(10_000)}</p>`);
  expect(shown).toMatch(/^(น้ำ)+…$/);
  expect(shown.length).toBeLessThan(250);
});
