import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { MaintainedName } from '#contract/resource/windows.ts';
import type { TranslatedLanguage, TranslationState } from '#contract/translations/states.ts';
import type { Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import type { ResourceTable } from '#server/resource/page.ts';
import { recordVersion } from '#server/resource/tables.ts';
import type { TextsByField } from './rules.ts';

/** What the desk needs of a maintained kind of thing. */
export type TranslatedKind = {
  resource: MaintainedName;
  table: ResourceTable;
  scope?: (viewer: Viewer) => SQL | undefined;
  read: (db: Db, ids: number[]) => Promise<Array<object & { id: number }>>;
  nameOf: (row: never) => string;
};

/** Older changes no longer matter to anybody who translates. */
const MOST_VERSIONS = 20;

type Search = {
  fields: readonly string[];
  languages: readonly TranslatedLanguage[];
  state: TranslationState | undefined;
  viewer: Viewer;
  afterId: number;
  size: number;
};

/** The next records that may want translating, with the fingerprints of their texts. */
export async function findCandidates(db: Db, kind: TranslatedKind, search: Search) {
  const { fields, languages, state, viewer, afterId, size } = search;
  const { table } = kind;
  const columns: Record<string, PgColumn | undefined> = getTableColumns(table);
  const texts = fields.flatMap((field) => columns[field] ?? []);
  const missing = or(
    ...texts.flatMap((column) =>
      languages.map((language) =>
        and(hasText(column, 'th'), sql`not ${hasText(column, language)}`),
      ),
    ),
  );
  const changed = gt(table.version, 1);
  const wanted = { missing, outdated: changed };
  return db
    .select({
      id: sql<number>`${table.id}`,
      version: sql<number>`${table.version}`,
      texts: fingerprints(
        fields.flatMap((field): Array<[string, SQL]> => {
          const column = columns[field];
          return column ? [[field, sql`${column}`]] : [];
        }),
      ),
    })
    .from(table)
    .where(
      and(
        isNull(table.deletedAt),
        gt(table.id, afterId),
        kind.scope?.(viewer),
        state ? wanted[state] : or(missing, changed),
      ),
    )
    .orderBy(asc(table.id))
    .limit(size);
}

/** How many records lack a text in each language that they have in Thai: all of them, at once. */
export async function countMissing(
  db: Db,
  { table, scope }: Pick<TranslatedKind, 'table' | 'scope'>,
  fields: readonly string[],
  languages: readonly TranslatedLanguage[],
  viewer: Viewer,
): Promise<number[]> {
  const columns: Record<string, PgColumn | undefined> = getTableColumns(table);
  const texts = fields.flatMap((field) => columns[field] ?? []);
  if (texts.length === 0) return languages.map(() => 0);
  const lacks = (language: string) =>
    or(...texts.map((column) => and(hasText(column, 'th'), sql`not ${hasText(column, language)}`)));
  const [counted] = await db
    .select({
      counts: sql<number[]>`array[${sql.join(
        languages.map((language) => sql`(count(*) filter (where ${lacks(language)}))::int`),
        sql`, `,
      )}]`,
    })
    .from(table)
    .where(and(isNull(table.deletedAt), scope?.(viewer)));
  return counted?.counts ?? [];
}

/** The newest versions of these records, with the fingerprints of their texts. */
export async function readHistories(
  db: Db,
  resource: MaintainedName,
  ids: readonly number[],
  fields: readonly string[],
) {
  if (ids.length === 0) return [];
  const place = sql<number>`row_number() over (partition by ${recordVersion.recordId} order by ${recordVersion.version} desc)`;
  const newest = db
    .select({
      id: recordVersion.recordId,
      version: recordVersion.version,
      texts: fingerprints(
        fields.map((field) => [field, sql`${recordVersion.values} -> ${field}`]),
      ).as('texts'),
      place: place.as('place'),
    })
    .from(recordVersion)
    .where(and(eq(recordVersion.resource, resource), inArray(recordVersion.recordId, [...ids])))
    .as('newest');
  return db
    .select({ id: newest.id, version: newest.version, texts: newest.texts })
    .from(newest)
    .where(sql`${newest.place} <= ${MOST_VERSIONS}`)
    .orderBy(desc(newest.version));
}

function hasText(column: PgColumn, language: string): SQL {
  return sql`coalesce(btrim(${column} ->> ${language}), '') <> ''`;
}

/** Texts may be whole articles: what leaves the database tells only whether they differ. */
function fingerprints(fields: ReadonlyArray<[string, SQL]>): SQL<TextsByField> {
  const parts = fields.map(
    ([field, value]) => sql`${field}::text, (
      select coalesce(jsonb_object_agg(key, md5(value)) filter (where btrim(value) <> ''), '{}')
      from jsonb_each_text(case when jsonb_typeof(${value}) = 'object' then ${value} else '{}' end)
    )`,
  );
  return sql<TextsByField>`jsonb_build_object(${sql.join(parts, sql`, `)})`;
}
