import { sql } from 'drizzle-orm';
import { AppError, type FieldErrors } from '#contract/errors.ts';
import type { Db } from '#server/platform/db.ts';

const IN_TEXT = /<img data-picture="(\d+)">/g;

/** Refuses pictures that the library does not have, or has in its bin, each at the field that shows it. */
export async function demandPictures(db: Db, columns: object): Promise<void> {
  const shown = Object.entries(columns).flatMap(([field, value]) => picturesAt(field, value));
  if (shown.length === 0) return;
  const ids = [...new Set(shown.map(({ id }) => id))];
  // By name: this part serves the library too, and so cannot know it.
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from picture where deleted_at is null and id in (${sql.join(ids, sql`, `)})`);
  const there = new Set(rows.map(({ id }) => id));
  const fields: FieldErrors = {};
  for (const { field, id } of shown) if (!there.has(id)) fields[field] = 'not_found';
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', fields);
}

type Shown = { field: string; id: number };

/** What a field shows: the picture itself, one per language, or those inside of a stored text. */
function picturesAt(field: string, value: unknown): Shown[] {
  if (typeof value === 'number') return /^pictureIds?\b/.test(field) ? [{ field, id: value }] : [];
  if (typeof value === 'string')
    return [...value.matchAll(IN_TEXT)].map(([, id]) => ({ field, id: Number(id) }));
  if (typeof value !== 'object' || value === null || value instanceof Date) return [];
  return Object.entries(value).flatMap(([part, inner]) => picturesAt(`${field}.${part}`, inner));
}
