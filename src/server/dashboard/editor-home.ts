import { and, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { EditorHome } from '#contract/dashboard/dashboard.ts';
import type { LocalizedText } from '#contract/localized.ts';
import { COUNTED } from '#contract/resource/counting.ts';
import { isMaintained, type MaintainedName, RESOURCE_WINDOWS } from '#contract/resource/names.ts';
import { isPublishable } from '#contract/resource/publish-right.ts';
import type { Action, Permission } from '#contract/rights/permissions.ts';
import type { Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { narrowsByState } from '#server/resource/registry.ts';
import { listMissed } from '#server/visits/missed-searches.ts';
import { listMostRead } from '#server/visits/queries.ts';

const MOST = 8;
const DAYS_AHEAD = 7;

type ShownTable = Partial<
  Record<'id' | 'name' | 'published' | 'publishUntil' | 'deletedAt', PgColumn>
>;
type ShownKind = { table: object; scope?: (viewer: Viewer) => SQL | undefined };
/** The tables of what visitors see, by kind, and which of their rows are of it. */
export type ShownKinds = Partial<Record<MaintainedName, ShownKind>>;
type Shown = { resource: MaintainedName; table: ShownTable; where: SQL | undefined };

/** The pages that show one record, by what their visits are counted as. */
const RECORD_PAGES: Readonly<Record<string, MaintainedName>> = {
  Article: 'article',
  Product: 'product',
  Promotion: 'promotion',
};

/** Visitors send what they like: only what can be the key of a record is looked up. */
const RECORD_KEY = /^[1-9]\d{0,8}$/;

/** What somebody who writes for the site looks at first; null for who writes nothing. */
export async function readEditorHome(
  db: Db,
  kinds: ShownKinds,
  viewer: Viewer,
): Promise<EditorHome | null> {
  const shown = Object.keys(kinds).filter(isMaintained).filter(isPublishable);
  const may = (resource: MaintainedName, action: Action) =>
    viewer.permissions.has(`${RESOURCE_WINDOWS[resource]}.${action}` as Permission);
  const writes = shown.some((resource) => may(resource, 'edit') || may(resource, 'add'));
  if (!writes) return null;
  const seen = shown.filter((resource) => may(resource, 'view'));
  const tables = seen.flatMap((resource): Shown[] => {
    const kind = kinds[resource];
    return kind ? [{ resource, table: kind.table, where: kind.scope?.(viewer) }] : [];
  });
  const [drafts, ending, missed, read] = await Promise.all([
    countDrafts(
      db,
      tables.filter(({ resource }) => may(resource, 'edit')),
    ),
    listEnding(db, tables),
    listMissed(db, MOST),
    listRead(db, kinds, seen),
  ]);
  return { drafts, ending, missed, read };
}

/** Of the kinds whose lists show them by themselves. */
async function countDrafts(db: Db, tables: readonly Shown[]) {
  const parts = tables.flatMap(({ resource, table, where }, place): SQL[] => {
    const { id, published, deletedAt } = table;
    if (!id || !published || !deletedAt || !narrowsByState(resource)) return [];
    const isDraft = and(where, sql`not ${published}`, sql`${deletedAt} is null`);
    return [
      sql`select ${place}::int as place, ${resource}::text as resource, count(*)::int as count
        from (select from ${id.table} where ${isDraft} limit ${COUNTED + 1}) as drafts`,
    ];
  });
  if (parts.length === 0) return [];
  const { rows } = await db.execute<{ resource: MaintainedName; count: number }>(
    sql`select resource, count from (${sql.join(parts, sql` union all `)}) as counted
      where count > 0 order by place`,
  );
  return rows;
}

/** What visitors see and will not see any more in a week, the nearest first. */
async function listEnding(db: Db, tables: readonly Shown[]) {
  const parts = tables.flatMap(({ resource, table, where }): SQL[] => {
    const { id, name, published, publishUntil, deletedAt } = table;
    if (!id || !published || !publishUntil || !deletedAt) return [];
    return [
      sql`(select ${resource}::text as resource, ${id} as id, ${name ?? sql`'{}'::jsonb`} as name,
          ${publishUntil} as until
        from ${id.table}
        where ${where ?? sql`true`} and ${published} and ${deletedAt} is null
          and ${publishUntil} > now()
          and ${publishUntil} <= now() + make_interval(days => ${DAYS_AHEAD}::int)
        order by ${publishUntil} limit ${MOST})`,
    ];
  });
  if (parts.length === 0) return [];
  type Row = { resource: MaintainedName; id: number; name: LocalizedText; until: string };
  const { rows } = await db.execute<Row>(
    sql`select resource, id, name, to_json(until at time zone 'utc') #>> '{}' || 'Z' as until
      from (${sql.join(parts, sql` union all `)}) as ending order by until, resource, id limit ${MOST}`,
  );
  return rows;
}

async function listRead(db: Db, kinds: ShownKinds, seen: readonly MaintainedName[]) {
  const pages = await listMostRead(db, MOST);
  return Promise.all(
    pages.map(async ({ winName, refSkey, total }) => {
      const resource = RECORD_PAGES[winName];
      const id = RECORD_KEY.test(refSkey) ? Number(refSkey) : undefined;
      const table: ShownTable = (resource && kinds[resource]?.table) ?? {};
      if (!resource || !seen.includes(resource) || !table.id || !table.name || !id)
        return { winName, total, record: null };
      const { rows } = await db.execute<{ name: LocalizedText }>(
        sql`select ${table.name} as name from ${table.id.table} where ${table.id} = ${id}`,
      );
      const [row] = rows;
      return { winName, total, record: row ? { resource, id, name: row.name } : null };
    }),
  );
}
