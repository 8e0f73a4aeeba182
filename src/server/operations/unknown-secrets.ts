import type pg from 'pg';
import { createSealing } from '#server/platform/sealed.ts';
import { listTables, placeOf, quote } from './catalog.ts';
import type { Kept, SecretKeys } from './kept.ts';

/** Where something is kept under the previous key that nobody told us how to renew. */
export async function findUnknown(
  client: pg.Client,
  { previousKey }: SecretKeys,
  kept: Kept,
): Promise<string[]> {
  if (previousKey === undefined) return [];
  const [form, id] = createSealing(previousKey).seal('', '').split('.');
  const found: string[] = [];
  for (const table of await listTables(client)) {
    const known = kept.sealed.find(({ table: name }) => name === table.name)?.columns ?? [];
    const texts = (await listTexts(client, placeOf(table))).filter((name) => !known.includes(name));
    const isSealed = texts.map((name) => `${quote(name)}::text like $1`).join(' or ');
    if (texts.length && (await isAny(client, placeOf(table), isSealed, [`%${form}.${id}.%`]))) {
      found.push(`sealed values in ${table.name}`);
    }
    const isPrivate = 'file_key is not null and file_key not in (select key from stored_file)';
    const isKnown = kept.files.some(({ table: name }) => name === table.name);
    if (!isKnown && table.columns.includes('file_key')) {
      if (await isAny(client, placeOf(table), isPrivate)) {
        found.push(`private files of ${table.name}`);
      }
    }
  }
  return found;
}

async function listTexts(client: pg.Client, place: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
    where attrelid = $1::regclass and attnum > 0 and not attisdropped
      and atttypid in ('text'::regtype, 'jsonb'::regtype) and attgenerated = ''`,
    [place],
  );
  return rows.map(({ name }) => name);
}

async function isAny(client: pg.Client, place: string, condition: string, values: string[] = []) {
  const { rows } = await client.query(
    `select exists (select from ${place} where ${condition}) as there`,
    values,
  );
  return rows[0].there === true;
}
