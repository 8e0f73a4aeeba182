import { errorText, NOT_CALCULATED } from './cell-problems.ts';
import { dateText, momentText, percentText, type ShownAs } from './number-formats.ts';
import { SheetRefusedError } from './sheet-limits.ts';

/** What cells refer to. */
export type Knowledge = { strings: string[]; styles: ShownAs[]; since1904: boolean };

/** A cell as it is written: `value` is what stands between its tags. */
type WrittenCell = { type: string; style: string; value: string; formula: boolean };

/** What stands in a cell, as text. */
export function cellText(
  { type, style, value, formula }: WrittenCell,
  { strings, styles, since1904 }: Knowledge,
): string {
  if (type === 'e') return errorText(value);
  // A formula whose result is an empty text says so; without, nobody has worked it out.
  if (value === '') return formula && type !== 'str' ? NOT_CALCULATED : '';
  switch (type) {
    case 's': {
      const string = strings[Number(value)];
      if (string === undefined) throw new SheetRefusedError('unreadable');
      return string.trim();
    }
    case 'n': {
      const number = Number(value);
      if (Number.isNaN(number)) throw new SheetRefusedError('unreadable');
      const shown = styles[Number(style || -1)];
      if (shown === 'date') return dateText(number, since1904);
      return shown === 'percent' ? percentText(number) : String(number);
    }
    case 'b':
      return String(value.trim() === '1');
    case 'd': {
      const moment = new Date(value);
      return Number.isNaN(moment.getTime()) ? value.trim() : momentText(moment);
    }
    default:
      return value.trim();
  }
}
