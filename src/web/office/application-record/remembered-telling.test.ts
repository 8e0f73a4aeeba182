import { expect, test } from 'vitest';
import { readTelling, writeTelling } from './remembered-telling.ts';

test('whether the applicant is told is remembered by move, of the one who chose', () => {
  const first = writeTelling('ม/1', { move: 'contact', told: true }, 'office_menu=shown');
  const cookies = `office_menu=shown; office_told=${first}`;
  const second = writeTelling('ม/1', { move: 'reject', told: false }, cookies);
  const both = `office_told=${second}; office_rows=dense`;
  expect(readTelling('ม/1', 'contact', both)).toBe(true);
  expect(readTelling('ม/1', 'reject', both)).toBe(false);
  expect(readTelling('ม/1', 'cancel', both)).toBeUndefined();
  expect(readTelling('other', 'contact', both)).toBeUndefined();
  const changed = writeTelling('ม/1', { move: 'contact', told: false }, both);
  expect(readTelling('ม/1', 'contact', `office_told=${changed}`)).toBe(false);
  const others = writeTelling('other', { move: 'cancel', told: true }, both);
  expect(readTelling('ม/1', 'contact', `office_told=${others}`)).toBeUndefined();
});
