import type { CellKind, RowWarning } from '#contract/imports/imports.ts';
import { LANGUAGES } from '#contract/language.ts';
import { hasCommaForPoint } from '#contract/typed-number.ts';
import type { Db } from '#server/platform/db.ts';
import type { Cell } from '#server/sheets/cell.ts';
import { isNoDay, readMoment, writeMoment } from './sheet-moments.ts';

/** What a cell means, or the code of what is wrong with it; no value leaves the field out. */
export type Reading = { value: unknown; warning?: RowWarning } | { code: string };
export type Codec = {
  write: (value: unknown) => Cell;
  /** Told what the row is otherwise, as far as it is read: some names mean something only there. */
  read: (text: string, values: object) => Reading;
  /** All that may stand in a cell, where that is a list. */
  choices?: readonly string[];
  /** The same text may mean something else once the rest of the row changes. */
  needsRow?: boolean;
  /** An empty cell of a record that is there leaves the field as it is: it only says what is usual. */
  keepsEmpty?: boolean;
  /** A list whose order means nothing: the same in another order is the same. */
  anyOrder?: boolean;
};

/** One column of the sheets of a kind of thing: it writes what it reads, and reads what it writes. */
export type SheetColumn = {
  /** The path of its field, such as "name.th": the heading that an import knows it by. */
  key: string;
  /** A sheet without it cannot be imported. */
  required: boolean;
  holds: CellKind;
  open: (db: Db) => Codec | Promise<Codec>;
};

type Options = {
  required?: boolean;
  /** What an empty cell means, and a sheet without the column; where it is a function, its answer. */
  empty?: unknown;
};

const emptyValue = (empty: unknown): unknown => (typeof empty === 'function' ? empty() : empty);

type PlainCodec = Pick<Codec, 'write' | 'read' | 'choices' | 'anyOrder'> & { holds: CellKind };

/** A column whose cells need nothing of the database. */
function column(key: string, { required = false, empty }: Options, codec: PlainCodec): SheetColumn {
  const read: Codec['read'] = (text, values) =>
    text === '' ? { value: emptyValue(empty) } : codec.read(text, values);
  return {
    key,
    required,
    holds: codec.holds,
    open: () => ({ ...codec, read, keepsEmpty: typeof empty === 'function' }),
  };
}

const toText = (value: unknown): Cell => (typeof value === 'number' ? value : String(value ?? ''));

export function textColumn(key: string, options: Options = {}): SheetColumn {
  return column(key, options, { holds: 'text', write: toText, read: (value) => ({ value }) });
}

/** A text in every language: one column each, of which Thai may be required. */
export function localizedColumns(key: string, { required = false } = {}): SheetColumn[] {
  return LANGUAGES.map((language) =>
    textColumn(`${key}.${language}`, { required: required && language === 'th' }),
  );
}

export function numberColumn(key: string, options: Options = {}): SheetColumn {
  return column(key, options, {
    holds: 'number',
    write: toText,
    read: readNumber,
  });
}

/** The place in a list; new rows without one stand last, and others stay where they are. */
export const positionColumn = () => numberColumn('position', { empty: () => 0 });

function readNumber(text: string): Reading {
  const value = hasCommaForPoint(text) ? Number.NaN : Number(text.replaceAll(',', ''));
  return Number.isFinite(value) ? { value } : { code: 'invalid_number' };
}

/** A number of per cent, with its mark or without: as Excel shows it, not the share that it keeps. */
export function percentColumn(key: string, options: Options = {}): SheetColumn {
  return column(key, options, {
    holds: 'number',
    write: toText,
    read: (text) => readNumber(text.replace(/(?<=\d)\s?%$/, '')),
  });
}

const YES = words('yes y true t 1 x ✓ ✔ on ใช่ มี เปิด จริง ใช้ แสดง เผยแพร่');
const NO = words('no n false f 0 - off ไม่ใช่ ไม่มี ปิด เท็จ ไม่ ไม่ใช้ ไม่แสดง ไม่เผยแพร่');

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}

/** Yes or no in any usual form; nothing where it is neither. */
export function readFlag(text: string): boolean | undefined {
  const word = text.trim().toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : undefined;
}

export function flagColumn(key: string, options: Options = { empty: false }): SheetColumn {
  return column(key, options, {
    holds: 'flag',
    choices: ['yes', 'no'],
    write: (value) => (value === true ? 'yes' : 'no'),
    read: (text) => {
      const value = readFlag(text);
      return value === undefined ? { code: 'invalid_flag' } : { value };
    },
  });
}

/** A moment, in Thai time; a day alone means its usual time. */
function momentColumn(key: string, usualTime: string, options: Options): SheetColumn {
  return column(key, options, {
    holds: 'moment',
    write: (value) => (typeof value === 'string' ? writeMoment(value) : ''),
    read: (text, values) => {
      const value = readMoment(text, usualTime);
      if (!value) return { code: isNoDay(text) ? 'no_such_day' : 'invalid_moment' };
      // Excel leaves out a time of 0:00: what was kept so comes back as the day alone.
      const began = readMoment(text);
      return { value: (values as { [key: string]: unknown })[key] === began ? began : value };
    },
  });
}

/** A moment to the minute, in sheets that go out only. */
export function minuteColumn(key: string): SheetColumn {
  return column(
    key,
    {},
    {
      holds: 'moment',
      write: (value) => (typeof value === 'string' ? writeMoment(value).slice(0, 16) : ''),
      read: (value) => ({ value }),
    },
  );
}

/** Whether and when visitors see it: not yet, and from now on, where the sheet says nothing. */
export function publishSheet(): SheetColumn[] {
  return [
    flagColumn('published'),
    momentColumn('publishFrom', '00:00', { empty: () => new Date().toISOString() }),
    // As in the form: what ends on a day is seen until its last minute.
    momentColumn('publishUntil', '23:59', { empty: null }),
  ];
}

/** One of certain words, whether written large or small. */
export function choiceColumn(
  key: string,
  choices: readonly string[],
  options: Options = {},
): SheetColumn {
  return column(key, options, {
    holds: 'choice',
    choices,
    write: toText,
    read: (text) => {
      const value = choices.find((choice) => choice.toLowerCase() === text.toLowerCase());
      return value ? { value } : { code: 'invalid_choice' };
    },
  });
}

/** Any number of words, between commas. */
export function wordsColumn(key: string): SheetColumn {
  return column(
    key,
    { empty: [] },
    {
      holds: 'list',
      anyOrder: true,
      write: (value) => (Array.isArray(value) ? value.join(', ') : ''),
      read: (text) => ({ value: splitList(text) }),
    },
  );
}

/** What has a shape of its own, as JSON. */
export function jsonColumn(key: string, options: Options = {}): SheetColumn {
  return column(key, options, {
    holds: 'json',
    write: (value) => (value === null || value === undefined ? '' : JSON.stringify(value)),
    read: (text) => {
      try {
        return { value: JSON.parse(text) as unknown };
      } catch {
        return { code: 'invalid' };
      }
    },
  });
}

/** The parts of a list in a cell. */
export function splitList(text: string): string[] {
  return text
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
