import { and, inArray, sql } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import { LANGUAGES } from '#contract/language.ts';
import type { Db } from '#server/platform/db.ts';
import type { InputOfKind, KindOf } from '#server/resource/kind.ts';
import { findUsed, isUnused, lacksAlt, readPictures } from './library.ts';
import { demandShownRight } from './shown-right.ts';
import { picture } from './tables.ts';
import { hasTag, setTags } from './tags.ts';

/** Pictures as staff keep them. In the bin they are still shown where they were. */
export const mediaKind: KindOf<'media'> = {
  resource: 'media',
  table: picture,
  searched: picture.searchText,
  sorts: { createdAt: picture.createdAt, fileName: sql`lower(${picture.fileName})` },
  filter: ({ missingAlt, unused, tag, among }) =>
    and(
      missingAlt && lacksAlt(missingAlt),
      unused ? isUnused : undefined,
      tag === undefined ? undefined : hasTag(tag),
      among && inArray(picture.id, among),
    ),
  read: readPictures,
  columns: ({ fileName, alt, focusX, focusY }) => ({ fileName, alt, focusX, focusY }),
  nameOf: ({ fileName }) => fileName,
  afterSave: async (tx, id, { values }) => {
    if (values.tags) await setTags(tx, id, values.tags);
  },
  beforeDelete: async (tx, rows) => {
    const used = await findUsed(
      tx,
      rows.map(({ id }) => id),
    );
    if (Object.keys(used).length > 0) throw new AppError('in_use', used);
  },
};

/** The same, saved: what visitors get of a picture is for those to change who may publish it. */
export const savedMediaKind = (db: Db): KindOf<'media'> => ({
  ...mediaKind,
  beforeSave: async (tx, { before, values, viewer }) => {
    // A picture begins as a file.
    if (!before) throw new AppError('invalid_input', { file: 'required' });
    if (!isShownAlike(before, values)) await demandShownRight(db, tx, viewer, before.id);
  },
});

type Looks = Pick<InputOfKind<'media'>, 'alt' | 'focusX' | 'focusY'>;

/** Name and tags are the house's own; description and focal point are what visitors get. */
function isShownAlike(one: Looks, other: Looks): boolean {
  return (
    one.focusX === other.focusX &&
    one.focusY === other.focusY &&
    LANGUAGES.every((language) => (one.alt[language] ?? '') === (other.alt[language] ?? ''))
  );
}
