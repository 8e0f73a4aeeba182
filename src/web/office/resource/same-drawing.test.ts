import { createElement, Fragment } from 'react';
import { describe, expect, it } from 'vitest';
import { isSameDrawing } from './same-drawing.ts';

const Word = () => null;
const Mark = () => null;

describe('what a row shows is the same', () => {
  it('where its words are', () => {
    expect(isSameDrawing(['บทความ', 3, null], ['บทความ', 3, null])).toBe(true);
    expect(isSameDrawing(['บทความ'], ['ข่าว'])).toBe(false);
    expect(isSameDrawing(['บทความ'], ['บทความ', 'ข่าว'])).toBe(false);
  });

  it('where its elements would be drawn the same, though made anew', () => {
    const cell = (name: string, tone = 'green') =>
      createElement(Fragment, null, createElement(Word, { name, tone } as object), ' · ', name);
    expect(isSameDrawing(cell('ก'), cell('ก'))).toBe(true);
    expect(isSameDrawing(cell('ก'), cell('ข'))).toBe(false);
    expect(isSameDrawing(cell('ก'), cell('ก', 'red'))).toBe(false);
  });

  it('but not where another element, key or name stands there', () => {
    expect(isSameDrawing(createElement(Word), createElement(Mark))).toBe(false);
    expect(isSameDrawing(createElement('b', { key: 1 }), createElement('b', { key: 2 }))).toBe(
      false,
    );
    expect(isSameDrawing(createElement('b', { id: 'a' }), createElement('b', {}))).toBe(false);
  });

  it('where plain data says the same', () => {
    expect(isSameDrawing({ key: 'name', wide: true }, { key: 'name', wide: true })).toBe(true);
    expect(isSameDrawing({ key: 'name', wide: true }, { key: 'name' })).toBe(false);
    expect(isSameDrawing(new Date(0), new Date(1))).toBe(false);
  });

  it('but not where something else would be done: it is drawn again then', () => {
    const link = (onClick: () => void) => createElement('a', { onClick });
    const act = () => undefined;
    expect(isSameDrawing(link(act), link(act))).toBe(true);
    expect(
      isSameDrawing(
        link(act),
        link(() => undefined),
      ),
    ).toBe(false);
  });
});
