import { createElement, Fragment } from 'react';
import { splitThaiWords } from './thai-words.ts';

/** Text whose lines never break inside a word that the browser does not know. */
export function Prose({ children: text }: { children: string }) {
  const parts = splitThaiWords(text);
  if (parts.length === 1) return text;
  return createElement(
    Fragment,
    null,
    ...parts.map((part, place) =>
      place % 2 === 0 ? part : createElement('span', { className: 'whole-word' }, part),
    ),
  );
}
