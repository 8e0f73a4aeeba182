import { expect, test } from 'vitest';
import { cellInWords, changeInWords } from './cell-words.ts';

const WORDS = { published: { yes: 'ใช่', no: 'ไม่ใช่' }, network: { GSB: 'ธนาคารออมสิน' } };
const inThai = (text: string, key: string, holds: 'flag' | 'moment' | 'choice' | 'text') =>
  cellInWords(text, { key, holds }, WORDS, 'th');

test('a cell is said in the words and dates of the house', () => {
  expect(inThai('yes', 'published', 'flag')).toBe('ใช่');
  expect(inThai('NO', 'published', 'flag')).toBe('ไม่ใช่');
  expect(inThai('GSB', 'network', 'choice')).toBe('ธนาคารออมสิน');
  expect(inThai('2026-11-18', 'publishFrom', 'moment')).toBe('18/11/2569');
  expect(inThai('2026-11-18 23:59', 'publishUntil', 'moment')).toBe('18/11/2569 23:59');
  const english = cellInWords('2026-11-18', { key: 'a', holds: 'moment' }, WORDS, 'en');
  expect(english).toBe('18/11/2026');
});

test('what is no code and no day stays as it was typed', () => {
  expect(inThai('31/12/2569', 'publishFrom', 'moment')).toBe('31/12/2569');
  expect(inThai('2026-99-99', 'publishFrom', 'moment')).toBe('2026-99-99');
  expect(inThai('บางที', 'published', 'flag')).toBe('บางที');
});

test('a text of an editor reads without its marks, also where it is cut within one', () => {
  expect(inThai('<p>หนึ่ง</p><p>สอง</p>', 'detail.th', 'text')).toBe('หนึ่ง\nสอง');
  expect(inThai('…strong>หนึ่ง</p><p>สอง</s…', 'detail.th', 'text')).toBe('… หนึ่ง\nสอง…');
});

test('a change of the marks alone shows them', () => {
  const column = { key: 'detail.th', holds: 'text' } as const;
  const bold = { from: '<p>ก</p>', to: '<p><strong>ก</strong></p>' };
  expect(changeInWords(bold, column, WORDS, 'th')).toEqual(bold);
  const words = { from: '<p>ก</p>', to: '<p>ข</p>' };
  expect(changeInWords(words, column, WORDS, 'th')).toEqual({ from: 'ก', to: 'ข' });
});
