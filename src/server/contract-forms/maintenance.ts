import type { KindOf } from '#server/resource/kind.ts';
import { placedLast } from '#server/resource/place-last.ts';
import { plainKind } from '#server/resource/plain-kind.ts';
import { flagColumn, localizedColumns, positionColumn } from '#server/resource/sheet-columns.ts';
import { richTextColumns } from '#server/resource/sheet-rich-text.ts';
import { contractForm } from './tables.ts';

export const contractFormKind: KindOf<'contractForm'> = {
  ...plainKind('contractForm', contractForm),
  ...placedLast(contractForm),
  sheet: [
    ...localizedColumns('name', { required: true }),
    ...richTextColumns('body', { required: true }),
    positionColumn(),
    flagColumn('active'),
  ],
};
