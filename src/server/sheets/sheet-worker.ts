import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';
import { joinLong } from './long-cells.ts';

// A thread of its own: a large sheet keeps a processor busy for seconds, and a hostile one may ask
// for more memory than there is, which then ends this thread and nothing else.
const { path, kind } = workerData as { path: string; kind: 'xlsx' | 'csv' };
const rows = kind === 'csv' ? await readCsv() : await readSheet(path);
const texts = rows.map((row) => row.map(toText));
parentPort?.postMessage(texts.map((row) => joinLong(row, texts[0] ?? [])));

async function readCsv(): Promise<unknown[][]> {
  const text = decode(await readFile(path));
  const delimiter = [',', ';', '\t'].toSorted((a, b) => countIn(text, b) - countIn(text, a))[0];
  const rows: string[][] = parse(text, {
    ...(delimiter && { delimiter }),
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
  });
  return rows.map((row) => row.map(withoutMark));
}

/** The apostrophe by which our own sheets keep a text from being taken for a formula. */
function withoutMark(text: string): string {
  return /^'[=+\-@\t\r]/.test(text) ? text.slice(1) : text;
}

/** Excel in Thailand still writes csv in the old Thai code page. */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-874').decode(bytes);
  }
}

function countIn(text: string, mark: string): number {
  return text.slice(0, text.indexOf('\n') + 1 || undefined).split(mark).length;
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (!(value instanceof Date)) return String(value).trim();
  const text = value.toISOString().slice(0, 16).replace('T', ' ');
  return text.replace(/ 00:00$/, '');
}
