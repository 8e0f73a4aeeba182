import { Children, createElement, Fragment, type ReactNode } from 'react';
import { splitThaiWords } from './thai-words.ts';

/** Text whose lines never break inside a word that the browser does not know. What is no text stays as it is. */
export function Prose({ children }: { children?: ReactNode }) {
  if (typeof children === 'string') return keepWords(children);
  if (!Array.isArray(children)) return children;
  return Children.map(children, (part) => (typeof part === 'string' ? keepWords(part) : part));
}

function keepWords(text: string): ReactNode {
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
