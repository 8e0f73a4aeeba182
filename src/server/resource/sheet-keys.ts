import { createHash, randomUUID } from 'node:crypto';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { type MaintainedName, sheetsOf } from '#contract/resource/names.ts';
import type { Db } from '#server/platform/db.ts';
import type { AnyKind } from './routes.ts';
import type { SheetColumn } from './sheet-columns.ts';
import { sheetMark } from './tables.ts';

/** The column that says which record a row is. */
export const KEY_FIELD = 'id';
/** No vowels: spreadsheets take “mar-12” for a day. */
const LETTERS = 'bcdfghjkmnpqrtvwxz';
const KEY = /^([b-z]{4})-(\d{1,9})$/;

/** The columns of a kind of thing as its sheets have them: what comes in again begins with a key. */
export function sheetOf({ resource, sheet = [] }: AnyKind): readonly SheetColumn[] {
  return sheetsOf(resource) === 'both' ? [keyColumn(resource), ...sheet] : sheet;
}

/** The same without the texts of languages that this house does not keep: nobody is asked for them. */
export function keptSheet(kind: AnyKind, languages: readonly Language[]): SheetColumn[] {
  return sheetOf(kind).filter(({ key }) => {
    // A column of one language ends with it, as in `name.ja`.
    const language = LANGUAGES.find((code) => key.endsWith(`.${code}`));
    return language === undefined || languages.includes(language);
  });
}

/**
 * The number of a record behind four letters that only this house has for it. A number alone would
 * also be right in a sheet of another house or list, or where somebody filled a column downwards,
 * and change records that nobody meant.
 */
function keyColumn(resource: MaintainedName): SheetColumn {
  return {
    key: KEY_FIELD,
    required: false,
    holds: 'key',
    open: async (db) => {
      const mark = await readMark(db);
      return {
        write: (value) => (typeof value === 'number' ? keyOf(mark, resource, value) : ''),
        read: (text) => {
          if (text === '') return { value: undefined };
          const id = Number(KEY.exec(text.toLowerCase())?.[2] ?? 0);
          if (id === 0) return { code: 'unknown_key' };
          // Of another house, or filled downwards: it names no record here, so the row has no key.
          const known = keyOf(mark, resource, id) === text.toLowerCase();
          return { value: known ? id : undefined };
        },
      };
    },
  };
}

function keyOf(mark: string, resource: string, id: number): string {
  const digest = createHash('sha256').update(`${mark} ${resource} ${id}`).digest();
  const letters = [...digest.subarray(0, 4)].map((byte) => LETTERS[byte % LETTERS.length]);
  return `${letters.join('')}-${id}`;
}

/** Made by the first who needs it. Two at once: the first one counts. */
async function readMark(db: Db): Promise<string> {
  const [known] = await db.select().from(sheetMark);
  if (known) return known.mark;
  await db.insert(sheetMark).values({ id: 1, mark: randomUUID() }).onConflictDoNothing();
  const [made] = await db.select().from(sheetMark);
  if (!made) throw new Error('The mark of sheets was not written.');
  return made.mark;
}
