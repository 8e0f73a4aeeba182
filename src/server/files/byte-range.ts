import type { ByteRange } from './store.ts';

/**
 * What a `Range` header asks of a file: a part, nothing we have (`none`), or the whole. Several
 * ranges, other units and nonsense get the whole, as the standard allows.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'whole' | 'none' {
  const found = /^\s*bytes\s*=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(header ?? '');
  const [, first = '', last = ''] = found ?? [];
  if (!first && !last) return 'whole';
  if (!first) return cut(size - Number(last), size - 1, size);
  if (last && Number(last) < Number(first)) return 'whole';
  return cut(Number(first), last ? Number(last) : size - 1, size);
}

function cut(first: number, last: number, size: number): ByteRange | 'none' {
  const [start, end] = [Math.max(first, 0), Math.min(last, size - 1)];
  return start <= end ? { start, end } : 'none';
}
