import type { UserImport } from '#contract/user-import.ts';
import { saveFile } from '../../api/save-file.ts';
import type { OfficeTexts } from '../../i18n/office.th.ts';
import { callAsUser } from '../session/session.ts';
import { writeCsv } from './csv.ts';
import { describeProblems } from './describe-problems.ts';

/** The rows with problems as a sheet: corrected there, it can be imported again. */
export async function saveReport(job: UserImport, texts: OfficeTexts['userImport']): Promise<void> {
  const lines = [[...job.columns, texts.problem]];
  for (let after = 0, more = true; more; ) {
    const { data } = await callAsUser('userImport/rows', {
      id: job.id,
      problemsOnly: true,
      after,
    });
    for (const row of data.rows)
      lines.push([...row.cells, describeProblems(texts, row).join('; ')]);
    after = data.rows.at(-1)?.rowNumber ?? after;
    more = data.more;
  }
  saveFile(`${job.fileName.replace(/\.\w+$/, '')}-${job.id}.csv`, writeCsv(lines));
}
