import { EXAMPLE_MARKS } from '#contract/imports/imports.ts';
import { saveFile } from '../../api/save-file.ts';
import { writeCsv } from '../imports/csv.ts';
import type { th } from '../imports/texts.th.ts';

type Texts = typeof th;
type Flags = { yes: string; no: string };

/** An empty sheet with the headings and one row to show what is meant, whose user id says that it is none. */
export async function saveTemplate(
  kind: 'xlsx' | 'csv',
  texts: Texts,
  { yes, no }: Flags,
  language: keyof typeof EXAMPLE_MARKS,
): Promise<void> {
  const headings = Object.values(texts.fields);
  const person = ['สมชาย', 'ใจดี', 'E0001', 'BKK01', 'somchai@example.com', '', 'th'];
  const sample = [EXAMPLE_MARKS[language], ...person, yes, no];
  const name = `${texts.templateName}.${kind}`;
  if (kind === 'csv') return saveFile(name, writeCsv([headings, sample]));
  const { default: writeSheet } = await import('write-excel-file/browser');
  const rows = [headings, sample].map((row) => row.map((value) => ({ value, type: String })));
  saveFile(name, await writeSheet(rows).toBlob());
}
