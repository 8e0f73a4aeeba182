import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { AppError } from '#contract/errors.ts';
import { isPublic, isPublishable } from '#contract/resource/publish-right.ts';
import type { RowFacts } from '#contract/resource/resource.ts';
import { type MaintainedName, RESOURCE_WINDOWS } from '#contract/resource/windows.ts';
import { actorOf, changesBetween, recordEvent, withoutValues } from '#server/audit/record.ts';
import type { Caller, Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { contains } from '#server/platform/search.ts';
import { findPage, type PageInput, type ResourceTable, type Sorts } from './page.ts';
import { demandPictures } from './pictures.ts';
import { endRequest } from './publish-requests.ts';
import { demandPublishing } from './publish-right.ts';
import { type KnownKind, registerKind } from './registry.ts';
import { takeRevision } from './revisions.ts';
import { insertRow, readListed, readRows, readVisible, takeNewest } from './rows.ts';
import type { SheetColumn } from './sheet-columns.ts';
import { keepVersions } from './versions.ts';

/** One save under way: what was there, what is to be there, and who does it. */
export type Saving<Input, Row> = {
  before: (Row & RowFacts) | undefined;
  values: Input;
  viewer: Viewer;
};

export type Maintained<Input, Row, Filters> = {
  resource: MaintainedName;
  table: ResourceTable;
  /**
   * Folded, and with a trigram index in this form where there may be many rows; or how a text is
   * looked for otherwise.
   */
  searched: PgColumn | SQL | ((search: string) => SQL | undefined);
  sorts: Sorts;
  sortsFound?: Record<string, SQL>;
  filter?: (filters: Filters, viewer: Viewer) => SQL | undefined | Promise<SQL | undefined>;
  /** What the viewer may see and change at all; the rest does not exist for the viewer. */
  scope?: (viewer: Viewer) => SQL | undefined;
  /** The rows of these ids with their own fields, in any order, also from the bin. */
  read: (db: Db, ids: number[]) => Promise<Array<Row & { id: number }>>;
  /** The columns that are written as they are. */
  columns: (values: Input) => object;
  /** How a row is called in the record of what was done. */
  nameOf: (row: Row) => string;
  /** Refuses by throwing. */
  beforeSave?: (tx: Db, saving: Saving<Input, Row>) => Promise<void>;
  /** Columns that only a new row gets, such as a first password. */
  newColumns?: (tx: Db, values: Input) => Promise<object>;
  /** Writes what stands in other tables, and refuses what only shows afterwards. */
  afterSave?: (tx: Db, id: number, saving: Saving<Input, Row>) => Promise<void>;
  /** What unpublished changes hold besides their values, such as a file; null: they are gone. */
  holdForRevision?: (tx: Db, id: number, values: Input | null, viewer: Viewer) => Promise<void>;
  beforeDelete?: (tx: Db, rows: Array<Row & RowFacts>, viewer: Viewer) => Promise<void>;
  beforeRestore?: (tx: Db, rows: Array<Row & RowFacts>, viewer: Viewer) => Promise<void>;
  /** It tells of people: no versions and no drafts of it are kept, for they would outlive it. */
  personal?: boolean;
  /** That these changed is recorded, and not what they say: the record outlives the person’s data. */
  unrecorded?: ReadonlyArray<keyof Row & string>;
  /** What stands in its sheets, written and read alike; without, there are none. */
  sheet?: readonly SheetColumn[];
  /** The columns by which a row of a sheet without a key is known, a text first; usually the Thai name. */
  matchedBy?: readonly string[];
};

/** A kind of thing, whichever. */
export type AnyKind = Maintained<object, object, object>;

type ListInput<Filters> = PageInput & { search: string; filters?: Filters | undefined };
type SaveInput<Input> = {
  id: number;
  version: number;
  values: Input;
  revision?: number | undefined;
};

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

  async function write(change: SaveInput<Input> | { values: Input }, context: Caller) {
    return { data: await db.transaction((tx) => writeIn(tx, change, context)) };
  }

  /** The same within a transaction, of one save or of many. */
  async function writeIn(
    tx: Db,
    change: SaveInput<Input> | { values: Input },
    context: Caller,
  ): Promise<Row & RowFacts> {
    const { viewer } = context;
    const before =
      'id' in change ? await takeNewest(tx, kind, change, kind.scope?.(viewer)) : undefined;
    const revision = 'id' in change ? change.revision : undefined;
    if (before && revision !== undefined)
      await takeRevision(tx, { resource, id: before.id }, revision);
    demandPublishing(viewer, resource, [before, change.values]);
    const saving = { before, values: change.values, viewer };
    await kind.beforeSave?.(tx, saving);
    const columns = kind.columns(change.values);
    await demandPictures(tx, columns);
    const id = before
      ? await changeRow(tx, before.id, { ...columns, ...stamp(viewer) })
      : await insertRow(tx, table, {
          ...columns,
          ...(await kind.newColumns?.(tx, change.values)),
          updatedBy: viewer.name,
        });
    await kind.afterSave?.(tx, id, saving);
    if (revision !== undefined) await kind.holdForRevision?.(tx, id, null, viewer);
    const after = await readOne(tx, id, viewer);
    if (!kind.personal) await keepVersions(tx, resource, [before, after]);
    if (before && isPublishable(resource) && isPublic(after))
      await endRequest(tx, { resource, id }, { revision: revision !== undefined }, viewer);
    await recordEvent(tx, actorOf(context.request, viewer), {
      action: revision !== undefined ? 'publish' : before ? 'change' : 'create',
      subject: window,
      subjectId: id,
      subjectName: kind.nameOf(after),
      changes: withoutValues(
        changesBetween<Row & RowFacts>(before ?? {}, after, ownFields(after)),
        kind.unrecorded,
      ),
    });
    return after;
  }

  async function changeRow(tx: Db, id: number, values: object): Promise<number> {
    await tx.update(table).set(values).where(eq(table.id, id));
    return id;
  }

  const stamp = (viewer: Viewer) => ({
    updatedBy: viewer.name,
    updatedAt: sql`now()`,
    version: sql`${table.version} + 1`,
  });

  async function move(ids: number[], action: 'delete' | 'restore', context: Caller) {
    const { viewer } = context;
    const toBin = action === 'delete';
    await db.transaction(async (tx) => {
      // In one order for everybody, so that two who delete at once do not wait for each other.
      await tx
        .select({ id: table.id })
        .from(table)
        .where(inArray(table.id, ids))
        .orderBy(table.id)
        .for('update');
      const rows = await readVisible(tx, kind, ids, kind.scope?.(viewer));
      const moved = rows.filter((row) => (row.deletedAt === null) === toBin);
      demandPublishing(viewer, resource, moved);
      await (toBin ? kind.beforeDelete : kind.beforeRestore)?.(tx, moved, viewer);
      for (const row of moved) {
        await changeRow(tx, row.id, { deletedAt: toBin ? sql`now()` : null, ...stamp(viewer) });
        await recordEvent(tx, actorOf(context.request, viewer), {
          action,
          subject: window,
          subjectId: row.id,
          subjectName: kind.nameOf(row),
        });
      }
      if (!toBin && moved.length > 0 && !kind.personal)
        await keepVersions(
          tx,
          resource,
          await readRows(
            tx,
            kind,
            moved.map(({ id }) => id),
          ),
        );
    });
    return { data: null };
  }

  return {
    list: async (input: ListInput<Filters>, context: Caller) => {
      const where = await conditionOf(kind, input, context.viewer);
      const { ids, ...page } = await findPage(db, { ...kind, where }, input);
      return { data: { rows: await readListed(db, kind, ids), ...page } };
    },
    read: async ({ id }: { id: number }, { viewer }: Caller) => ({
      data: await readOne(db, id, viewer),
    }),
    add: (values: Input, context: Caller) => write({ values }, context),
    save: (change: SaveInput<Input>, context: Caller) => write(change, context),
    delete: ({ ids }: { ids: number[] }, context: Caller) => move(ids, 'delete', context),
    restore: ({ ids }: { ids: number[] }, context: Caller) => move(ids, 'restore', context),
  };
}

/** What a list shows to a viewer, of all pages. */
export async function conditionOf<Input, Row, Filters>(
  kind: Maintained<Input, Row, Filters>,
  { search, filters }: Pick<ListInput<Filters>, 'search' | 'filters'>,
  viewer: Viewer,
): Promise<SQL | undefined> {
  return and(
    kind.scope?.(viewer),
    await kind.filter?.(filters ?? ({} as Filters), viewer),
    inEnglish(kind, filters ?? {}),
    typeof kind.searched === 'function' ? kind.searched(search) : contains(kind.searched, search),
  );
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

const FACTS = new Set(['id', 'version', 'updatedAt', 'updatedBy', 'deletedAt']);

function ownFields<Row extends object>(row: Row) {
  return Object.keys(row).filter((field) => !FACTS.has(field)) as Array<keyof Row & string>;
}
