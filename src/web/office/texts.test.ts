import { Input, MantineProvider, Table, Text } from '@mantine/core';
import { createElement, type FunctionComponent, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LEADING, WHOLE } from '#tests/support/thai-breaks.ts';
import { splitThaiWords } from '../ui/thai-words.ts';
import { th } from './all-texts.th.ts';
import { Notice } from './states/notice.tsx';
import { ScreenTitle } from './states/screen-title.tsx';
import { theme } from './theme/theme.ts';

/** Every text; those with gaps have a number in each. */
function readTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return readTexts(value('5', '5', '5', '5'));
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(readTexts) : [];
}

const WORDS = new Intl.Segmenter('th', { granularity: 'word' });
const isThai = (letter: string | undefined) => /[\u0e01-\u0e4e]/.test(letter ?? '');

/** Where a line can end between two Thai letters, once words are kept whole. */
function findLineEnds(text: string): number[] {
  const kept = new Set<number>();
  let at = 0;
  for (const [place, part] of splitThaiWords(text).entries()) {
    if (place % 2 === 1)
      for (let inside = 1; inside < part.length; inside += 1) kept.add(at + inside);
    at += part.length;
  }
  return [...WORDS.segment(text)]
    .map(({ index }) => index)
    .filter((end) => !kept.has(end) && isThai(text[end - 1]) && isThai(text[end]));
}

const cutsWord = (text: string, end: number) =>
  WHOLE.some((word) => {
    const begin = text.lastIndexOf(word, end - 1);
    return begin >= 0 && begin < end && end < begin + word.length;
  });
const leavesVerb = (text: string, end: number) =>
  LEADING.some((word) => text.slice(0, end).endsWith(word));

/** It can be any element; here it is what it is by itself. */
const Paragraph = Text as FunctionComponent;

const draw = (content: ReactNode) =>
  renderToStaticMarkup(createElement(MantineProvider, { theme }, content));

describe('Thai in the office', () => {
  it('has no text whose line can end inside a word, or between a negation and its verb', () => {
    const texts = readTexts(th);
    expect(texts.length).toBeGreaterThan(2000);
    const broken = texts.flatMap((text) =>
      findLineEnds(text)
        .filter((end) => cutsWord(text, end) || leavesVerb(text, end))
        .map((end) => `${text.slice(0, end)}|${text.slice(end)}`),
    );
    expect(broken).toEqual([]);
  });

  it.each([
    ['a paragraph', createElement(Paragraph, null, 'แบบคำขอสินเชื่อ')],
    ['a hint', createElement(Input.Wrapper, { description: 'แบบคำขอสินเชื่อ' })],
    ['a message of a field', createElement(Input.Wrapper, { error: 'แบบคำขอสินเชื่อ' })],
    [
      'the head of a column',
      createElement(Table, null, createElement(Table.Th, null, 'แบบคำขอสินเชื่อ')),
    ],
    ['a notice', createElement(Notice, null, 'แบบคำขอสินเชื่อ')],
    ['the title of a notice', createElement(Notice, { title: 'แบบคำขอสินเชื่อ' })],
    ['the title of a screen', createElement(ScreenTitle, null, 'แบบคำขอสินเชื่อ')],
  ])('keeps the words of %s whole', (_, content) => {
    expect(draw(content)).toContain('<span class="whole-word">สินเชื่อ</span>');
  });
});
