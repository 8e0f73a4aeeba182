import type { PersonRef } from '#contract/privacy/privacy.ts';
import type { Db } from '#server/platform/db.ts';
import type { Sources } from './records.ts';

type Asked = { format: 'json' | 'pdf'; language: 'th' | 'en' };

/** All that the records hold, as data to take elsewhere or as pages to read. */
export async function writeExport(
  db: Db,
  sources: Sources,
  records: readonly PersonRef[],
  { format, language }: Asked,
) {
  const read = [];
  for (const { source, id } of records) {
    const content = await sources.get(source)?.read(db, id);
    if (content) read.push({ source, id, content });
  }
  const made = new Date().toISOString();
  if (format === 'json') return { data: pieces(JSON.stringify({ made, records: read }, null, 2)) };
  // Fonts and the writer of pages are heavy, and wanted a few times a month.
  const { writePaper } = await import('./paper.ts');
  return {
    data: await writePaper(read, made, language),
    file: { type: 'application/pdf', name: `personal-data-${language}.pdf` },
  };
}

async function* pieces(text: string) {
  yield text;
}
