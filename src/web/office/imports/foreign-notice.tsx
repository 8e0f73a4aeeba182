import type { SheetImport } from '#contract/imports/imports.ts';
import { Notice } from '../states/notice.tsx';
import type { ImportSource } from './import-source.ts';

/** Why somebody who looks at the import of another person finds no buttons to go on with it. */
export function ForeignNotice({ source, job }: { source: ImportSource; job: SheetImport }) {
  const { states, ofSomebodyElse } = source.texts;
  return (
    <Notice color="blue" my="md" title={`${job.fileName}: ${states[job.state]}`}>
      {ofSomebodyElse(job.createdBy)}
    </Notice>
  );
}
