import type { KindOf } from '#server/resource/kind.ts';
import { placedLast } from '#server/resource/place-last.ts';
import { plainKind } from '#server/resource/plain-kind.ts';
import { flagColumn, localizedColumns, positionColumn } from '#server/resource/sheet-columns.ts';
import { contractForm } from './tables.ts';

export const contractFormKind: KindOf<'contractForm'> = {
  ...plainKind('contractForm', contractForm),
  ...placedLast(contractForm),
  sheet: [
    ...localizedColumns('name', { required: true }),
    ...localizedColumns('body', { required: true }),
    positionColumn(),
    flagColumn('active'),
  ],
};
