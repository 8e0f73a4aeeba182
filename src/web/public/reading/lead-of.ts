import { splitPhrases } from '../brand/split-phrases.ts';

/** A number, or that something is free. */
const FIGURE = /^(\d|ฟรี|free\b)/i;

/** The figure that a name begins with, what sets it apart, and the rest; none where words begin it. */
export function leadOf(name: string) {
  const [first = '', ...others] = splitPhrases(name);
  if (others.length === 0 || !FIGURE.test(first)) return undefined;
  const figure = first.trimEnd();
  const mark = figure.endsWith(':') ? ':' : '';
  return { lead: mark ? figure.slice(0, -1) : figure, mark, rest: others.join('') };
}
