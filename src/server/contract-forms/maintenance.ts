import type { KindOf } from '#server/resource/kind.ts';
import { plainKind } from '#server/resource/plain-kind.ts';
import { flagColumn, localizedColumns, numberColumn } from '#server/resource/sheet-columns.ts';
import { contractForm } from './tables.ts';

export const contractFormKind: KindOf<'contractForm'> = {
  ...plainKind('contractForm', contractForm),
  sheet: [
    ...localizedColumns('name', { required: true }),
    ...localizedColumns('body', { required: true }),
    numberColumn('position', { empty: 0 }),
    flagColumn('active'),
  ],
};
