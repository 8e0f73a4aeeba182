import { and, sql } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { KindOf } from '#server/resource/kind.ts';
import { findUsed, isUnused, lacksAlt, readPictures } from './library.ts';
import { picture } from './tables.ts';

/** Pictures as staff keep them. In the bin they are still shown where they were. */
export const mediaKind: KindOf<'media'> = {
  resource: 'media',
  table: picture,
  searched: picture.searchText,
  sorts: { createdAt: picture.createdAt, fileName: sql`lower(${picture.fileName})` },
  filter: ({ missingAlt, unused }) =>
    and(missingAlt && lacksAlt(missingAlt), unused ? isUnused : undefined),
  read: readPictures,
  columns: ({ fileName, alt, focusX, focusY }) => ({ fileName, alt, focusX, focusY }),
  nameOf: ({ fileName }) => fileName,
  beforeSave: async (_tx, { before }) => {
    // A picture begins as a file.
    if (!before) throw new AppError('invalid_input', { file: 'required' });
  },
  beforeDelete: async (tx, rows) => {
    const used = await findUsed(
      tx,
      rows.map(({ id }) => id),
    );
    if (Object.keys(used).length > 0) throw new AppError('in_use', used);
  },
};
