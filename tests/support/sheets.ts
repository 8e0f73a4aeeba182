import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';

/** The cells of a sheet as they stand in the file. */
export async function cellsOf(format: 'xlsx' | 'csv', bytes: Buffer): Promise<unknown[][]> {
  if (format === 'csv') return parse(bytes.toString(), { bom: true });
  return readSheet(bytes, { trim: false });
}
