import { expect, test } from 'vitest';
import { joinLong, splitLong } from './long-cells.ts';

const HEADINGS = ['name.th', 'detail.th', 'position'];

test('what Excel cannot take goes on behind the columns, and comes back as it was', () => {
  const detail = `${'ที่ดิน 😀 '.repeat(11_000)}จบ`;
  const row = splitLong(['ชื่อ', detail, 3], HEADINGS);
  expect(row.length).toBeGreaterThan(3);
  for (const cell of row) {
    expect(String(cell).length).toBeLessThanOrEqual(32_767);
    expect(String(cell).isWellFormed()).toBe(true);
  }
  // Whoever reads a sheet takes spaces off its cells.
  const read = row.map((cell) => String(cell).trim());
  expect(joinLong(read, [...HEADINGS, '', '', ''])).toEqual(['ชื่อ', detail, '3']);
});

test('rows that fit stay as they are, and so do cells that are no rest of ours', () => {
  const row = ['ชื่อ', 'สั้น', 3];
  expect(splitLong(row, HEADINGS)).toBe(row);
  for (const extra of ['หมายเหตุ', '⟦other⟧x'])
    expect(joinLong(['a', 'b', '3', extra], HEADINGS)).toEqual(['a', 'b', '3', extra]);
});
