import { and, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { AppError } from '#contract/errors.ts';
import type { RowFacts } from '#contract/resource/resource.ts';
import { RESOURCE_WINDOWS } from '#contract/resource/windows.ts';
import { actorOf, recordEvents } from '#server/audit/record.ts';
import type { Caller, Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { contains } from '#server/platform/search.ts';
import { findPage, type PageInput, type Sorts } from './page.ts';
import { demandPublishing } from './publish-right.ts';
import { type KnownKind, registerKind } from './registry.ts';
import { isChanged, markChanged } from './revisions.ts';
import { holdRows, readListed, readRows, readVisible } from './rows.ts';
import { type Change, type SaveInput, saveAll, type WrittenKind } from './saving.ts';
import type { SheetColumn } from './sheet-columns.ts';
import { keepVersions } from './versions.ts';
import { changeSame } from './written-rows.ts';

export type Maintained<Input, Row, Filters> = WrittenKind<Input, Row> & {
  /**
   * Folded, and with a trigram index in this form where there may be many rows; or how a text is
   * looked for otherwise.
   */
  searched: PgColumn | SQL | ((search: string) => SQL | undefined);
  /** The same of very many rows, asked of no index: for what so many hold that it is met soon. */
  searchedWalking?: (search: string) => SQL | undefined;
  sorts: Sorts;
  sortsFound?: Record<string, SQL>;
  filter?: (filters: Filters, viewer: Viewer) => SQL | undefined | Promise<SQL | undefined>;
  beforeDelete?: (tx: Db, rows: Array<Row & RowFacts>, viewer: Viewer) => Promise<void>;
  beforeRestore?: (tx: Db, rows: Array<Row & RowFacts>, viewer: Viewer) => Promise<void>;
  /** What stands in its sheets, written and read alike; without, there are none. */
  sheet?: readonly SheetColumn[];
  /** The columns by which a row of a sheet without a key is known, a text first; usually the Thai name. */
  matchedBy?: readonly string[];
};

/** A kind of thing, whichever. */
export type AnyKind = Maintained<object, object, object>;

type ListInput<Filters> = PageInput & { search: string; filters?: Filters | undefined };
/** The six operations on a maintained kind of thing; a feature names them after itself. */
export function maintain<Input extends object, Row extends object, Filters = object>(
  db: Db,
  kind: Maintained<Input, Row, Filters>,
) {
  const { table, resource } = kind;
  const window = RESOURCE_WINDOWS[resource];
  registerKind(db, { ...(kind as unknown as KnownKind), saveIn: writeIn as never });

  async function readOne(executor: Db, id: number, viewer: Viewer): Promise<Row & RowFacts> {
    const [row] = await readVisible(executor, kind, [id], kind.scope?.(viewer));
    if (!row) throw new AppError('not_found');
    return row;
  }

  async function write(change: Change<Input>, context: Caller) {
    return { data: await db.transaction((tx) => writeIn(tx, change, context)) };
  }

  /** The same within a transaction. */
  async function writeIn(tx: Db, change: Change<Input>, context: Caller): Promise<Row & RowFacts> {
    const [row] = await saveAll(tx, kind, [change], context);
    if (!row) throw new AppError('not_found');
    return row;
  }

  async function move(ids: number[], action: 'delete' | 'restore', context: Caller) {
    const { viewer } = context;
    const toBin = action === 'delete';
    return db.transaction(async (tx) => {
      await holdRows(tx, table, ids);
      const rows = await readVisible(tx, kind, ids, kind.scope?.(viewer));
      const moved = rows.filter((row) => (row.deletedAt === null) === toBin);
      demandPublishing(viewer, resource, moved);
      await (toBin ? kind.beforeDelete : kind.beforeRestore)?.(tx, moved, viewer);
      const movedIds = moved.map(({ id }) => id);
      const deletedAt = toBin ? sql`now()` : null;
      await changeSame(tx, table, movedIds, { deletedAt, updatedBy: viewer.name });
      await recordEvents(
        tx,
        actorOf(context.request, viewer),
        moved.map((row) => ({
          action,
          subject: window,
          subjectId: row.id,
          subjectName: kind.nameOf(row),
        })),
      );
      if (!toBin && moved.length > 0 && !kind.personal)
        await keepVersions(tx, resource, await readRows(tx, kind, movedIds));
      return movedIds;
    });
  }

  return {
    list: async (input: ListInput<Filters>, context: Caller) => {
      const narrowed = await narrowingOf(kind, input, context.viewer);
      const found = foundBy(kind, input.search);
      const walking = kind.searchedWalking?.(input.search);
      const source = {
        ...{ ...kind, found, where: and(narrowed, found) },
        ...(walking && { walking: and(narrowed, walking) }),
      };
      const { ids, ...page } = await findPage(db, source, input);
      const rows = await markChanged(db, resource, await readListed(db, kind, ids));
      return { data: { rows, ...page } };
    },
    read: async ({ id }: { id: number }, { viewer }: Caller) => ({
      data: await readOne(db, id, viewer),
    }),
    add: (values: Input, context: Caller) => write({ values }, context),
    save: (change: SaveInput<Input>, context: Caller) => write(change, context),
    delete: async ({ ids }: { ids: number[] }, context: Caller) => ({
      data: { ids: await move(ids, 'delete', context) },
    }),
    restore: async ({ ids }: { ids: number[] }, context: Caller) => ({
      data: { ids: await move(ids, 'restore', context) },
    }),
  };
}

/** What a list shows to a viewer, of all pages. */
export async function conditionOf<Input, Row, Filters>(
  kind: Maintained<Input, Row, Filters>,
  input: Pick<ListInput<Filters>, 'search' | 'filters'>,
  viewer: Viewer,
): Promise<SQL | undefined> {
  return and(await narrowingOf(kind, input, viewer), foundBy(kind, input.search));
}

/** The same without what is searched for. */
async function narrowingOf<Input, Row, Filters>(
  kind: Maintained<Input, Row, Filters>,
  { filters }: Pick<ListInput<Filters>, 'filters'>,
  viewer: Viewer,
): Promise<SQL | undefined> {
  return and(
    kind.scope?.(viewer),
    await kind.filter?.(filters ?? ({} as Filters), viewer),
    inEnglish(kind, filters ?? {}),
    isChanged(kind, filters ?? {}),
  );
}

function foundBy({ searched }: Pick<AnyKind, 'searched'>, search: string): SQL | undefined {
  return typeof searched === 'function' ? searched(search) : contains(searched, search);
}

export type EnglishAsked = { english?: 'missing' | 'complete' | undefined };

/** By what the triggers keep of texts that want translating: no list reads texts for it. */
function inEnglish({ table, resource }: KnownTable, { english }: EnglishAsked): SQL | undefined {
  if (!english) return undefined;
  const wanted = sql`exists (select from wanted_translation where resource = ${resource}
    and language = 'en' and state = 'missing' and record_id = ${table.id})`;
  return english === 'missing' ? wanted : sql`not ${wanted}`;
}

type KnownTable = Pick<AnyKind, 'table' | 'resource'>;
