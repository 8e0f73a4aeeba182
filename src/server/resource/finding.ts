import { and, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Found, findingCalls } from '#contract/resource/finding.ts';
import { MAINTAINED, type MaintainedName, RESOURCE_WINDOWS } from '#contract/resource/names.ts';
import { readSiteLink, type SiteTarget } from '#contract/rich-text/site-links.ts';
import type { Permission } from '#contract/rights/permissions.ts';
import { searchWords } from '#contract/search-words.ts';
import type { Handlers, Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { isPublished } from '#server/platform/published.ts';
import { contains, folded } from '#server/platform/search.ts';
import { holdsPairs, unindexed, unwalked, weighSearch } from '#server/platform/search-plan.ts';
import { findKind, type KnownKind, knownKinds } from './registry.ts';

/** So many of the newest that fit are looked at for those that are called so, or begin so. */
const LOOKED_AT = 200;

type Parts = { db: Db; origin: string };
type Publishable = Parameters<typeof isPublished>[0];
type Named = Record<'name' | 'searchText', PgColumn> & Partial<Publishable>;
type RecordTarget = Extract<SiteTarget, { to: 'record' }>;

/** Looks for records of many kinds at once, and for what texts lead to. */
export function findingRoutes({ db, origin }: Parts): Handlers<keyof typeof findingCalls> {
  return {
    'records/find': async ({ search, resources = MAINTAINED, size }, { viewer }) => {
      const wanted = knownKinds(db).filter(
        ({ resource }) => resources.includes(resource) && mayView(viewer, resource),
      );
      return { data: await findNamed(db, wanted, { search, size }, viewer) };
    },
    'records/checkLinks': async ({ addresses }, { viewer }) => ({
      data: await findDead(db, { addresses, origin }, viewer),
    }),
  };
}

function mayView(viewer: Viewer, resource: MaintainedName): boolean {
  return viewer.permissions.has(`${RESOURCE_WINDOWS[resource]}.view` as Permission);
}

/** In one statement, however many kinds there are. */
async function findNamed(
  db: Db,
  kinds: readonly KnownKind[],
  wanted: { search: string; size: number },
  viewer: Viewer,
): Promise<Found[]> {
  const parts: SQL[] = [];
  for (const kind of kinds) parts.push(...(await findOfKind(db, kind, wanted, viewer)));
  if (parts.length === 0) return [];
  // The kinds in their own order, which a union does not promise.
  const places = sql`array[${sql.join(
    kinds.map(({ resource }) => sql`${resource}`),
    sql`, `,
  )}]::text[]`;
  const { rows } = await db.execute<Found>(sql`
    select resource, id, name, shown from (${sql.join(parts, sql` union all `)}) found
    order by fit desc, array_position(${places}, resource), id desc`);
  return rows;
}

/** Those of one kind, where it is called by a name and tells nothing of people. */
async function findOfKind(
  db: Db,
  { resource, table, scope, personal }: KnownKind,
  { search, size }: { search: string; size: number },
  viewer: Viewer,
): Promise<SQL[]> {
  const columns = getTableColumns(table) as unknown as Named;
  const { name, searchText } = columns;
  if (personal || name?.dataType !== 'json' || !searchText) return [];
  const [first = ''] = searchWords(search);
  const inThai = folded(sql`coalesce(name ->> 'th', '')`);
  const inEnglish = folded(sql`coalesce(name ->> 'en', '')`);
  // By the index, which may hold more than names; of what it finds, only names count.
  const found = contains(searchText, search);
  const visible = and(isNull(table.deletedAt), scope?.(viewer));
  const looked = { table, where: and(visible, found), found, search, size: LOOKED_AT };
  const [text, order] = {
    rare: () => [and(found, holdsPairs(table, search)), unwalked(table.id)],
    common: () => [contains(unindexed(searchText), search), table.id],
  }[(await weighSearch(db, looked)) ?? 'rare']();
  const named = contains(sql`(thai || '|' || english)`, search);
  const whole = folded(sql`${search}`);
  const begins = sql`starts_with(thai, lower(${first})) or starts_with(english, lower(${first}))`;
  const fit = sql`case when ${whole} in (thai, english) then 2 when ${begins} then 1 else 0 end`;
  // `offset 0` keeps names from being folded wherever they are mentioned, and before they are in order.
  const part = sql`(
    select ${resource}::text as resource, id, name, shown, fit from (
      select id, name, shown, ${fit} as fit from (
        select id, name, shown, ${inThai} as thai, ${inEnglish} as english from (
          select ${table.id} as id, ${name} as name, ${isShown(columns)} as shown
          from ${table} where ${and(visible, text)} order by ${order} desc offset 0
        ) newest_first offset 0
      ) found where ${named} limit ${LOOKED_AT}
    ) looked_at order by fit desc, id desc limit ${size}
  )`;
  return [part];
}

function isShown({ published, publishFrom, publishUntil, deletedAt }: Partial<Publishable>): SQL {
  return published && publishFrom && publishUntil && deletedAt
    ? isPublished({ published, publishFrom, publishUntil, deletedAt })
    : sql`null::boolean`;
}

type Dead = { address: string; reason: 'missing' | 'hidden' };

async function findDead(
  db: Db,
  { addresses, origin }: { addresses: string[]; origin: string },
  viewer: Viewer,
): Promise<Dead[]> {
  const targets = addresses.map((address) => ({
    address,
    target: readSiteLink(
      address.startsWith(origin) ? address.slice(origin.length) || '/' : address,
    ),
  }));
  const records = targets.flatMap(({ target }) => (target.to === 'record' ? [target] : []));
  const shown = await findShown(db, records, viewer);
  return targets.flatMap(({ address, target }): Dead[] => {
    if (target.to === 'nowhere') return [{ address, reason: 'missing' }];
    if (target.to !== 'record') return [];
    const is = shown.get(keyOf(target));
    return is ? [] : [{ address, reason: is === undefined ? 'missing' : 'hidden' }];
  });
}

const keyOf = ({ kind, id }: RecordTarget) => `${kind} ${id}`;

/** Of records that are there, whether visitors see them. */
async function findShown(db: Db, targets: readonly RecordTarget[], viewer: Viewer) {
  const parts = [...new Set(targets.map(({ kind }) => kind))].map((kind) => {
    // The finder of all networks shows those of each.
    const { table, scope } = findKind(db, kind === 'branch' ? 'branchGSB' : kind);
    const ids = targets.filter((target) => target.kind === kind).map(({ id }) => id);
    const columns = getTableColumns(table) as unknown as Named;
    const condition = and(
      isNull(table.deletedAt),
      kind === 'branch' ? undefined : scope?.(viewer),
      inArray(table.id, ids),
    );
    return sql`select ${kind}::text as kind, ${table.id} as id, ${isShown(columns)} as shown
      from ${table} where ${condition}`;
  });
  if (parts.length === 0) return new Map<string, boolean>();
  const { rows } = await db.execute<RecordTarget & { shown: boolean }>(
    sql.join(parts, sql` union all `),
  );
  return new Map(rows.map((row) => [keyOf(row), row.shown]));
}
