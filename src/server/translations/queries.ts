import { inArray, type SQL, sql } from 'drizzle-orm';
import type { MaintainedName } from '#contract/resource/windows.ts';
import {
  TRANSLATED_LANGUAGES,
  TRANSLATION_STATES,
  type TranslatedLanguage,
  type TranslationState,
} from '#contract/translations/states.ts';
import type { TranslationCount } from '#contract/translations/translations.ts';
import type { Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import type { ResourceTable } from '#server/resource/page.ts';
import { wantedTranslation, wantedTranslationCount } from './tables.ts';

/** What the desk needs of a maintained kind of thing. */
export type TranslatedKind = {
  resource: MaintainedName;
  table: ResourceTable;
  scope?: (viewer: Viewer) => SQL | undefined;
  read: (db: Db, ids: number[]) => Promise<Array<object & { id: number }>>;
  nameOf: (row: never) => string;
};

/** Where a page ended: behind this record in this language. */
export type Place = { id: number; language: string };

export type Wanted = {
  id: number;
  language: TranslatedLanguage;
  state: TranslationState;
  fields: string[];
};

type Search = {
  languages: readonly TranslatedLanguage[];
  states: readonly TranslationState[];
  after: Place | undefined;
  size: number;
};

/**
 * The next records of a kind that want translating, by record and language. Each language and state
 * is read in its own order from the index, no further than the page may need of it.
 */
export async function findWanted(
  db: Db,
  resource: MaintainedName,
  { languages, states, after, size }: Search,
): Promise<Wanted[]> {
  const ends = after ?? { id: 0, language: TRANSLATED_LANGUAGES.at(-1) ?? '' };
  const { rows } = await db.execute<Wanted>(sql`
    select found.record_id as id, asked.language, asked.state, found.fields
    from unnest(${sql.param(languages)}::text[]) as asked_language (language)
    cross join unnest(${sql.param(states)}::text[]) as asked_state (state)
    cross join lateral (select asked_language.language, asked_state.state) as asked
    cross join lateral (
      select record_id, fields from ${wantedTranslation} as wanted
      where wanted.resource = ${resource} and wanted.language = asked.language
        and wanted.state = asked.state and wanted.record_id >
          ${ends.id}::int - (asked.language collate "C" > ${ends.language})::int
      order by wanted.record_id limit ${size}
    ) as found
    order by found.record_id, asked.language collate "C", asked.state`);
  return rows;
}

/** How many records want translating, by kind and language: one may count as both. */
export async function countWanted(
  db: Db,
  resources: readonly MaintainedName[],
  languages: readonly TranslatedLanguage[],
): Promise<TranslationCount[]> {
  const { resource, language, state, count } = wantedTranslationCount;
  const found = await db
    .select({ resource, language, state, count: sql<number>`sum(${count})::int` })
    .from(wantedTranslationCount)
    .where(inArray(resource, [...resources]))
    .groupBy(resource, language, state);
  const counts = new Map(found.map((row) => [`${row.resource} ${row.language} ${row.state}`, row]));
  return resources.flatMap((kind) =>
    languages.map((one) => {
      const [missing, outdated] = TRANSLATION_STATES.map(
        (wanted) => counts.get(`${kind} ${one} ${wanted}`)?.count ?? 0,
      );
      return { resource: kind, language: one, missing: missing ?? 0, outdated: outdated ?? 0 };
    }),
  );
}

/** One row for each sum, where there are more; in one statement, so that nothing counts twice. */
export async function rollUpWanted(db: Db): Promise<void> {
  await db.execute(sql`
    with several as (
      select resource, language, state from ${wantedTranslationCount} group by 1, 2, 3 having count(*) > 1
    ), taken as (
      delete from ${wantedTranslationCount} where (resource, language, state) in (select * from several)
      returning *
    )
    insert into ${wantedTranslationCount} (resource, language, state, count)
    select resource, language, state, sum(count) from taken group by 1, 2, 3 having sum(count) <> 0`);
}
