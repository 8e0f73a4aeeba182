import { expect, test } from 'vitest';
import { toReadable } from './readable-text.ts';
import { diffTexts, shorten } from './text-diff.ts';

test('what was taken out and what was put in, word by word', () => {
  expect(diffTexts('Rate 8 percent a year', 'Rate 9 percent a year', 'en')).toEqual([
    { kind: 'same', text: 'Rate ' },
    { kind: 'gone', text: '8' },
    { kind: 'new', text: '9' },
    { kind: 'same', text: ' percent a year' },
  ]);
});

test('Thai is compared by words, though it has no spaces', () => {
  const parts = diffTexts('สินเชื่อที่ดินดอกเบี้ยต่ำ', 'สินเชื่อบ้านดอกเบี้ยต่ำ', 'th');
  expect(parts[0]).toEqual({ kind: 'same', text: 'สินเชื่อ' });
  expect(parts.filter(({ kind }) => kind === 'new')).toEqual([{ kind: 'new', text: 'บ้าน' }]);
});

test('both texts can be read back from the parts', () => {
  const [before, after] = ['a b c d e f', 'b c x d f g'];
  const parts = diffTexts(before, after, 'en');
  const without = (kind: string) =>
    parts
      .filter((part) => part.kind !== kind)
      .map(({ text }) => text)
      .join('');
  expect(without('new')).toBe(before);
  expect(without('gone')).toBe(after);
});

test('of what both say only the neighbourhood of a difference is kept', () => {
  const long = 'one two three four five six seven eight nine ten '.repeat(6);
  const parts = diffTexts(`${long}old ${long}`, `${long}new ${long}`, 'en');
  expect(shorten(parts, 'en')).toEqual([
    { kind: 'same', text: '… four five six seven eight nine ten ' },
    { kind: 'gone', text: 'old' },
    { kind: 'new', text: 'new' },
    { kind: 'same', text: ' one two three four five six seven eight…' },
  ]);
  const short = diffTexts('ที่ดินทอง', 'ที่ดินเงิน', 'th');
  expect(shorten(short, 'th')).toEqual(short);
});

test('a rich text reads as its paragraphs, a plain one stays', () => {
  expect(toReadable('<h2>ก</h2><p>ข &amp; <strong>ค</strong></p><ul><li>ง</li></ul>')).toBe(
    'ก\nข & ค\nง',
  );
  expect(toReadable('5 < 6')).toBe('5 < 6');
});
