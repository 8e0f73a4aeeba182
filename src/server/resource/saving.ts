import type { SQL } from 'drizzle-orm';
import { isPublic, isPublishable } from '#contract/resource/publish-right.ts';
import type { RowFacts } from '#contract/resource/resource.ts';
import { type MaintainedName, RESOURCE_WINDOWS } from '#contract/resource/windows.ts';
import { actorOf, changesBetween, recordEvents, withoutValues } from '#server/audit/record.ts';
import type { Caller, Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import type { ResourceTable } from './page.ts';
import { demandPictures } from './pictures.ts';
import { endRequests } from './publish-requests.ts';
import { demandPublishing } from './publish-right.ts';
import { takeRevision } from './revisions.ts';
import { readVisible, takeNewest } from './rows.ts';
import { keepVersions } from './versions.ts';
import { changeRows, insertRows } from './written-rows.ts';

/** One save under way: what was there, what is to be there, and who does it. */
export type Saving<Input, Row> = {
  before: (Row & RowFacts) | undefined;
  values: Input;
  viewer: Viewer;
};

/** How records of a kind are written. */
export type WrittenKind<Input, Row> = {
  resource: MaintainedName;
  table: ResourceTable;
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
  /** What is done at a save looks at no other record of the kind: many are saved in few statements. */
  independent?: boolean;
  /** What unpublished changes hold besides their values, such as a file; null: they are gone. */
  holdForRevision?: (tx: Db, id: number, values: Input | null, viewer: Viewer) => Promise<void>;
  /** It tells of people: no versions and no drafts of it are kept, for they would outlive it. */
  personal?: boolean;
  /** That these changed is recorded, and not what they say: the record outlives the person’s data. */
  unrecorded?: ReadonlyArray<keyof Row & string>;
};

export type SaveInput<Input> = {
  id: number;
  version: number;
  values: Input;
  revision?: number | undefined;
};
export type Change<Input> = SaveInput<Input> | { values: Input };

/**
 * Saves records of a kind within a transaction: one, or as many as are independent of each other, in
 * as many statements. What is refused throws, whichever of them it is.
 */
export async function saveAll<Input extends object, Row extends object>(
  tx: Db,
  kind: WrittenKind<Input, Row>,
  changes: ReadonlyArray<Change<Input>>,
  context: Caller,
): Promise<Array<Row & RowFacts>> {
  const { resource } = kind;
  const { request, viewer } = context;
  const saved = await writeAll(tx, kind, changes, context);
  if (!kind.personal)
    await keepVersions(
      tx,
      resource,
      saved.flatMap(({ before, after }) => [before, after]),
    );
  if (isPublishable(resource)) await endRequests(tx, resource, saved.filter(isPublished), viewer);
  await recordEvents(
    tx,
    actorOf(request, viewer),
    saved.map((one) => eventOf(kind, one)),
  );
  return saved.map(({ after }) => after);
}

/** The same without a word of it in versions and records: for a try, of which nothing stays. */
export async function writeAll<Input extends object, Row extends object>(
  tx: Db,
  kind: WrittenKind<Input, Row>,
  changes: ReadonlyArray<Change<Input>>,
  { viewer }: Caller,
): Promise<Array<Saved<Input, Row>>> {
  const { resource } = kind;
  const scope = kind.scope?.(viewer);
  const known = await takeNewest(
    tx,
    kind,
    changes.filter((change) => 'id' in change),
    scope,
  );
  const saves = changes.map((change) => ({
    before: 'id' in change ? known.get(change.id) : undefined,
    revision: 'id' in change ? change.revision : undefined,
    values: change.values,
    viewer,
  }));
  for (const { before, revision } of saves)
    if (before && revision !== undefined)
      await takeRevision(tx, { resource, id: before.id }, revision);
  const ids = await writeColumns(tx, kind, saves);
  for (const [index, { revision, ...saving }] of saves.entries()) {
    const id = ids[index] as number;
    await kind.afterSave?.(tx, id, saving);
    if (revision !== undefined) await kind.holdForRevision?.(tx, id, null, viewer);
  }
  const rows = await readVisible(tx, kind, ids, scope);
  return saves.map((save, index) => ({ ...save, after: rows[index] as Row & RowFacts }));
}

type Save<Input, Row> = Saving<Input, Row> & { revision: number | undefined };
type Saved<Input, Row> = Save<Input, Row> & { after: Row & RowFacts };

const isPublished = ({ before, after }: { before: unknown; after: object }) =>
  before !== undefined && isPublic(after);

/** Writes what is allowed of each, and answers their ids in the same order. */
async function writeColumns<Input extends object, Row extends object>(
  tx: Db,
  kind: WrittenKind<Input, Row>,
  saves: ReadonlyArray<Save<Input, Row>>,
): Promise<number[]> {
  const { resource, table } = kind;
  const written: Array<{ id: number | undefined; columns: object }> = [];
  for (const { revision: _, ...saving } of saves) {
    const { before, values, viewer } = saving;
    demandPublishing(viewer, resource, [before, values]);
    await kind.beforeSave?.(tx, saving);
    const columns = kind.columns(values);
    await demandPictures(tx, columns);
    const further = before ? {} : await kind.newColumns?.(tx, values);
    written.push({ id: before?.id, columns: { ...columns, ...further, updatedBy: viewer.name } });
  }
  const added = await insertRows(
    tx,
    table,
    written.filter(({ id }) => id === undefined).map(({ columns }) => columns),
  );
  await changeRows(
    tx,
    table,
    written.flatMap(({ id, columns }) => (id === undefined ? [] : [{ id, columns }])),
  );
  const ids = added.values();
  return written.map(({ id }) => {
    const own = id ?? ids.next().value;
    if (own === undefined) throw new Error('The row was not written.');
    return own;
  });
}

function eventOf<Input extends object, Row extends object>(
  { resource, nameOf, unrecorded }: WrittenKind<Input, Row>,
  { before, after, revision }: Saved<Input, Row>,
) {
  const changes = changesBetween<Row & RowFacts>(before ?? {}, after, ownFields(after));
  return {
    action: revision !== undefined ? 'publish' : before ? 'change' : 'create',
    subject: RESOURCE_WINDOWS[resource],
    subjectId: after.id,
    subjectName: nameOf(after),
    changes: withoutValues(changes, unrecorded),
  };
}

const FACTS = new Set(['id', 'version', 'updatedAt', 'updatedBy', 'deletedAt']);

function ownFields<Row extends object>(row: Row) {
  return Object.keys(row).filter((field) => !FACTS.has(field)) as Array<keyof Row & string>;
}
