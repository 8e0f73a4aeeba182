import { expect, test } from 'vitest';
import { breakLines } from './lines.ts';

const letters = (text: string) => [...text].length;

test('a text breaks at its spaces first', () => {
  expect(breakLines('โฉนด กับ น.ส.3ก ต่างกันอย่างไร', 20, 3, letters)).toEqual([
    'โฉนด กับ น.ส.3ก',
    'ต่างกันอย่างไร',
  ]);
});

test('a phrase longer than a line breaks between words', () => {
  const lines = breakLines('ใบไหนใช้ค้ำประกันสินเชื่อได้บ้าง', 12, 9, letters);
  expect(lines.join('')).toBe('ใบไหนใช้ค้ำประกันสินเชื่อได้บ้าง');
  for (const line of lines) expect(letters(line)).toBeLessThanOrEqual(12);
});

test('what does not fit is cut with an ellipsis', () => {
  const lines = breakLines('one two three four five six seven', 9, 2, letters);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/…$/);
});
