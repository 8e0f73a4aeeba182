import type { SQL } from 'drizzle-orm';
import { CALLS } from '#contract/calls.ts';
import { AppError } from '#contract/errors.ts';
import type { RowFacts } from '#contract/resource/resource.ts';
import type { MaintainedName } from '#contract/resource/windows.ts';
import type { Caller, Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import type { ResourceTable } from './page.ts';

/** What calls about any kind of thing need of it. */
export type KnownKind = {
  resource: MaintainedName;
  table: ResourceTable;
  scope?: (viewer: Viewer) => SQL | undefined;
  personal?: boolean;
  read: (db: Db, ids: number[]) => Promise<Array<{ id: number }>>;
  columns: (values: object) => object;
  newColumns?: (tx: Db, values: object) => Promise<object>;
  nameOf: (row: object) => string;
  holdForRevision?: (tx: Db, id: number, values: object | null, viewer: Viewer) => Promise<void>;
  beforeSave?: (
    tx: Db,
    saving: { before: (object & RowFacts) | undefined; values: object; viewer: Viewer },
  ) => Promise<void>;
};

/** And how one is saved, with its version and its audit, inside of a transaction. */
type SavedKind = KnownKind & {
  saveIn: (
    tx: Db,
    change: { id: number; version: number; values: object },
    context: Caller,
  ) => Promise<RowFacts>;
};

/** Of each database, since one process may serve several, as tests do. */
const registries = new WeakMap<Db, Map<MaintainedName, SavedKind>>();

/** Makes a kind of thing known to the calls that are about any of them. */
export function registerKind(db: Db, kind: SavedKind): void {
  const kinds = registries.get(db) ?? new Map<MaintainedName, SavedKind>();
  registries.set(db, kinds.set(kind.resource, kind));
}

export function findKind(db: Db, resource: MaintainedName): SavedKind {
  const kind = registries.get(db)?.get(resource);
  if (!kind) throw new AppError('not_found');
  return kind;
}

/** All of them, in the order in which they were made known. */
export function knownKinds(db: Db): KnownKind[] {
  return [...(registries.get(db)?.values() ?? [])];
}

/** Whether it tells of people; what nobody made known does not. */
export function isPersonal(db: Db, resource: MaintainedName): boolean {
  return registries.get(db)?.get(resource)?.personal === true;
}

/** Whether the list of a kind of thing narrows to how things stand with visitors. */
export function narrowsByState(resource: MaintainedName): boolean {
  const { input } = CALLS[`${resource}/list` as 'promotion/list'];
  return 'state' in input.shape.filters.unwrap().shape;
}

/** What may be written of a kind of thing. */
export function inputSchemaOf(resource: MaintainedName) {
  const call: (typeof CALLS)['groups/add'] | undefined = CALLS[`${resource}/add` as 'groups/add'];
  // Some are added in a way of their own, such as files.
  if (!call) throw new AppError('not_found');
  return call.input;
}
