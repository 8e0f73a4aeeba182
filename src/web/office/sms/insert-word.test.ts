import { expect, test } from 'vitest';
import { insertWord } from './insert-word.ts';

const greeting = 'เรียนคุณ ยอดค้างของท่าน';

test('a word comes in where the cursor is, and the typing goes on behind it', () => {
  const at = 'เรียนคุณ'.length;
  const { text, cursor } = insertWord(greeting, '{name}', { from: at, to: at });
  expect(text).toBe('เรียนคุณ{name} ยอดค้างของท่าน');
  expect(text.slice(0, cursor)).toBe('เรียนคุณ{name}');
});

test('it takes the place of what is marked', () => {
  const from = greeting.indexOf('ท่าน');
  const { text, cursor } = insertWord(greeting, '{name}', { from, to: greeting.length });
  expect(text).toBe('เรียนคุณ ยอดค้างของ{name}');
  expect(cursor).toBe(text.length);
});
