import { LANGUAGES } from '#contract/language.ts';
import type { Db } from '#server/platform/db.ts';
import type { Cell } from '#server/sheets/cell.ts';
import { readMoment, writeMoment } from './sheet-moments.ts';

/** What a cell means, or the code of what is wrong with it; no value leaves the field out. */
export type Reading = { value: unknown } | { code: string };
export type Codec = { write: (value: unknown) => Cell; read: (text: string) => Reading };

/** One column of the sheets of a kind of thing: it writes what it reads, and reads what it writes. */
export type SheetColumn = {
  /** The path of its field, such as "name.th": the heading that an import knows it by. */
  key: string;
  /** A sheet without it cannot be imported. */
  required: boolean;
  open: (db: Db) => Codec | Promise<Codec>;
};

type Options = {
  required?: boolean;
  /** What an empty cell means, and a sheet without the column; where it is a function, its answer. */
  empty?: unknown;
};

const emptyValue = (empty: unknown): unknown => (typeof empty === 'function' ? empty() : empty);

/** A column whose cells need nothing but themselves. */
function column(key: string, { required = false, empty }: Options, codec: Codec): SheetColumn {
  const read = (text: string) => (text === '' ? { value: emptyValue(empty) } : codec.read(text));
  return { key, required, open: () => ({ write: codec.write, read }) };
}

const toText = (value: unknown): Cell => (typeof value === 'number' ? value : String(value ?? ''));

export function textColumn(key: string, options: Options = {}): SheetColumn {
  return column(key, options, { write: toText, read: (value) => ({ value }) });
}

/** A text in every language: one column each, of which Thai may be required. */
export function localizedColumns(key: string, { required = false } = {}): SheetColumn[] {
  return LANGUAGES.map((language) =>
    textColumn(`${key}.${language}`, { required: required && language === 'th' }),
  );
}

export function numberColumn(key: string, options: Options = {}): SheetColumn {
  return column(key, options, {
    write: toText,
    read: (text) => {
      const value = Number(text.replaceAll(',', ''));
      return Number.isFinite(value) ? { value } : { code: 'invalid' };
    },
  });
}

const YES = new Set(['yes', 'true', '1', 'x', 'ใช่']);
const NO = new Set(['no', 'false', '0', 'ไม่ใช่', 'ไม่']);

export function flagColumn(key: string, options: Options = { empty: false }): SheetColumn {
  return column(key, options, {
    write: (value) => (value === true ? 'yes' : 'no'),
    read: (text) => {
      const word = text.toLowerCase();
      if (YES.has(word)) return { value: true };
      return NO.has(word) ? { value: false } : { code: 'invalid' };
    },
  });
}

/** A moment, in Thai time. */
function momentColumn(key: string, options: Options = {}): SheetColumn {
  return column(key, options, {
    write: (value) => (typeof value === 'string' ? writeMoment(value) : ''),
    read: (text) => {
      const value = readMoment(text);
      return value ? { value } : { code: 'invalid' };
    },
  });
}

/** A moment to the minute, in sheets that go out only. */
export function minuteColumn(key: string): SheetColumn {
  return column(
    key,
    {},
    {
      write: (value) => (typeof value === 'string' ? writeMoment(value).slice(0, 16) : ''),
      read: (value) => ({ value }),
    },
  );
}

/** Whether and when visitors see it: not yet, and from now on, where the sheet says nothing. */
export function publishSheet(): SheetColumn[] {
  return [
    flagColumn('published'),
    momentColumn('publishFrom', { empty: () => new Date().toISOString() }),
    momentColumn('publishUntil', { empty: null }),
  ];
}

/** One of certain words, whether written large or small. */
export function choiceColumn(
  key: string,
  choices: readonly string[],
  options: Options = {},
): SheetColumn {
  return column(key, options, {
    write: toText,
    read: (text) => {
      const value = choices.find((choice) => choice.toLowerCase() === text.toLowerCase());
      return value ? { value } : { code: 'invalid' };
    },
  });
}

/** Any number of words, between commas. */
export function wordsColumn(key: string): SheetColumn {
  return column(
    key,
    { empty: [] },
    {
      write: (value) => (Array.isArray(value) ? value.join(', ') : ''),
      read: (text) => ({ value: splitList(text) }),
    },
  );
}

/** What has a shape of its own, as JSON. */
export function jsonColumn(key: string, options: Options = {}): SheetColumn {
  return column(key, options, {
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
