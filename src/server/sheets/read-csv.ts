import { parse } from 'csv-parse/sync';
import { SheetRefusedError, SheetRows } from './sheet-limits.ts';

/** More than all fields of an article in six languages. */
const LONGEST_RECORD = 4_000_000;
/** Twice the cells that are read: in texts there are some besides. */
const MOST_DELIMITERS = 4_000_000;
/** As many columns as a sheet of Excel has, most of them empty. */
const MOST_FIELDS = 16_384;
/** As many rows as one has, blank ones too. */
const MOST_LINES = 1_048_576;

/** What begins a file of another kind, whatever it is called: pictures, PDF, older Office, archives. */
const OTHER_KINDS = [
  '\x89PNG',
  '\xff\xd8\xff',
  'GIF8',
  '%PDF',
  '\xd0\xcf\x11\xe0',
  'Rar!',
  '7z\xbc\xaf',
];
/** What is looked at of a file, and the share of its characters that no text has so many of. */
const LOOKED_AT = 65_536;
const MOST_STRANGE = 0.1;

export function readCsv(bytes: Buffer): string[][] {
  const text = decode(bytes);
  if (isOtherKind(bytes) || isNoText(text.slice(0, LOOKED_AT)))
    throw new SheetRefusedError('unreadable');
  const delimiter = [',', ';', '\t'].toSorted((a, b) => countIn(text, b) - countIn(text, a))[0];
  if (delimiter && countAll(text, delimiter) > MOST_DELIMITERS)
    throw new SheetRefusedError('too_large');
  const sheet = new SheetRows();
  // Lines without anything count: rows have the numbers that Excel shows.
  let row = 0;
  try {
    parse(text, {
      ...(delimiter && { delimiter }),
      bom: true,
      relax_column_count: true,
      max_record_size: LONGEST_RECORD,
      // Taken as they come, so that no more are made than may be.
      on_record: (record: string[]) => {
        if (record.length > MOST_FIELDS) throw new SheetRefusedError('too_many_columns');
        for (const [column, cell] of record.entries())
          sheet.put(row, column, withoutMark(cell).trim());
        row += 1;
        if (row > MOST_LINES) throw new SheetRefusedError('too_many_rows');
        return null;
      },
    });
  } catch (error) {
    if ((error as { code?: string }).code === 'CSV_MAX_RECORD_SIZE')
      throw new SheetRefusedError('too_large');
    throw error;
  }
  return sheet.rows;
}

function isOtherKind(bytes: Buffer): boolean {
  const begin = bytes.toString('latin1', 0, 8);
  return OTHER_KINDS.some((mark) => begin.startsWith(mark));
}

/** In no code page is it a text: in a few cells there may be a stray sign that nobody sees. */
function isNoText(text: string): boolean {
  const strange = text.match(/(?![\t\r\n])[\p{Cc}\ufffd]/gu)?.length ?? 0;
  return strange > text.length * MOST_STRANGE;
}

/** The apostrophe by which our own sheets keep a text from being taken for a formula. */
function withoutMark(text: string): string {
  return /^'[=+\-@\t\r]/.test(text) ? text.slice(1) : text;
}

/** Excel in Thailand still writes csv in the old Thai code page. */
function decode(bytes: Buffer): string {
  // “Unicode text” of Excel.
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-874').decode(bytes);
  }
}

function countAll(text: string, mark: string): number {
  let count = 0;
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) count += 1;
  return count;
}

function countIn(text: string, mark: string): number {
  const begin = text.search(/[^\r\n]/);
  const end = text.indexOf('\n', begin) + 1;
  return text.slice(begin, end || undefined).split(mark).length;
}
