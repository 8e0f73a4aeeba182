import type { ByteRange } from './store.ts';

/** Two numbers of sixteen digits and some spaces; whatever is longer is nonsense. */
const LONGEST = 60;
const RANGE = /^bytes\s?=\s?(\d*)\s?-\s?(\d*)$/i;

/**
 * What a `Range` header asks of a file: a part, nothing we have (`none`), or the whole. Several
 * ranges, other units and nonsense get the whole, as the standard allows.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'whole' | 'none' {
  if (!header || header.length > LONGEST) return 'whole';
  const [, first = '', last = ''] = RANGE.exec(header.trim()) ?? [];
  if (!first && !last) return 'whole';
  if (!first) return cut(size - Number(last), size - 1, size);
  if (last && Number(last) < Number(first)) return 'whole';
  return cut(Number(first), last ? Number(last) : size - 1, size);
}

function cut(first: number, last: number, size: number): ByteRange | 'none' {
  const [start, end] = [Math.max(first, 0), Math.min(last, size - 1)];
  return start <= end ? { start, end } : 'none';
}
