import type { SheetImport } from '#contract/imports/imports.ts';
import { saveFile } from '../../api/save-file.ts';
import { writeCsv } from './csv.ts';
import { describeProblems, type ImportSource } from './import-source.ts';

/** The rows with problems as a sheet: corrected there, it can be imported again. */
export async function saveReport(source: ImportSource, job: SheetImport): Promise<void> {
  const lines = [[...job.columns, source.texts.problem]];
  for (let after = 0, more = true; more; ) {
    const data = await source.rows(job.id, { only: 'refused', after });
    for (const row of data.rows)
      lines.push([...row.cells, describeProblems(source, row).join('; ')]);
    after = data.rows.at(-1)?.rowNumber ?? after;
    more = data.more;
  }
  saveFile(`${job.fileName.replace(/\.\w+$/, '')}-${job.id}.csv`, writeCsv(lines));
}
