import { saveFile } from '../../api/save-file.ts';
import { writeCsv } from '../imports/csv.ts';
import type { th } from '../imports/texts.th.ts';

type Texts = typeof th;
type Flags = { yes: string; no: string };

/** An empty sheet with the headings and one row to show what is meant. */
export async function saveTemplate(
  kind: 'xlsx' | 'csv',
  texts: Texts,
  { yes, no }: Flags,
): Promise<void> {
  const headings = Object.values(texts.fields);
  const person = ['somchai01', 'สมชาย', 'ใจดี', 'E0001', 'BKK01', 'somchai@example.com', '', 'th'];
  const sample = [...person, yes, no];
  const name = `${texts.templateName}.${kind}`;
  if (kind === 'csv') return saveFile(name, writeCsv([headings, sample]));
  const { default: writeSheet } = await import('write-excel-file/browser');
  const rows = [headings, sample].map((row) => row.map((value) => ({ value, type: String })));
  saveFile(name, await writeSheet(rows).toBlob());
}
