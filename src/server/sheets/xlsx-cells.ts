import { dateText, momentText, percentText, type ShownAs } from './number-formats.ts';
import { SheetRefusedError } from './sheet-limits.ts';

/** What cells refer to. */
export type Knowledge = { strings: string[]; styles: ShownAs[]; since1904: boolean };

/** What stands in a cell, as text; `value` is what was written between its tags. */
export function cellText(
  { type, style, value }: { type: string; style: string; value: string },
  { strings, styles, since1904 }: Knowledge,
): string {
  if (value === '') return '';
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
