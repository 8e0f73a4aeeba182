import type { RowFacts } from '#contract/resource/resource.ts';
import { type MaintainedName, RESOURCE_WINDOWS } from '#contract/resource/windows.ts';
import { actorOf, changesBetween, recordEvent } from '#server/audit/record.ts';
import type { Caller, Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { demandPictures } from './pictures.ts';
import { dropRequest } from './publish-requests.ts';
import { inputSchemaOf, type KnownKind } from './registry.ts';
import { findRevision, takeRevision, writeRevision } from './revisions.ts';
import { takeRow } from './rows.ts';
import { pick } from './versions.ts';

type Changes = { id: number; version: number; over: number; values: object };
type Row = RowFacts & Record<string, unknown>;

/**
 * What could not be published is told to who makes changes, and not to who publishes them. In a
 * transaction of which nothing stays.
 */
export async function tryChanges(
  tx: Db,
  kind: KnownKind,
  saving: { before: (object & RowFacts) | undefined; values: object; viewer: Viewer },
): Promise<void> {
  await kind.beforeSave?.(tx, saving);
  await demandPictures(tx, kind.columns(saving.values));
}

/** Keeps changes of what visitors see beside it; `version` is that of changes that are kept, or 0. */
export async function reviseIn(
  tx: Db,
  kind: KnownKind,
  { id, version, over, values }: Changes,
  context: Caller,
) {
  const { resource } = kind;
  const { viewer } = context;
  const scope = kind.scope?.(viewer);
  const row = (await takeRow(tx, kind, { id, version: over }, scope)) as Row;
  const fields = Object.keys(inputSchemaOf(resource).shape);
  const before = (await findRevision(tx, { resource, id }))?.values ?? pick(row, fields);
  const revision = { resource, id, version, over, values: { ...values }, by: viewer.name };
  const stored = await writeRevision(tx, revision);
  await kind.holdForRevision?.(tx, id, values, viewer);
  await note(
    tx,
    context,
    { resource, id },
    {
      action: 'revise',
      subjectName: kind.nameOf(row),
      changes: changesBetween(before, stored.values, fields),
    },
  );
  return { row, stored };
}

/** They are gone, and so is what was asked about them. */
export async function dropIn(
  tx: Db,
  kind: KnownKind,
  { id, version, subjectName }: { id: number; version: number; subjectName: string },
  context: Caller,
): Promise<void> {
  const of = { resource: kind.resource, id };
  await takeRevision(tx, of, version);
  await kind.holdForRevision?.(tx, id, null, context.viewer);
  await dropRequest(tx, of, context.viewer);
  await note(tx, context, of, { action: 'drop_revision', subjectName });
}

type Noted = { action: string; subjectName: string; changes?: ReturnType<typeof changesBetween> };

/** Writes down what was done with the drafts of a record. */
export async function note(
  tx: Db,
  { request, viewer }: Caller,
  { resource, id }: { resource: MaintainedName; id: number },
  event: Noted,
): Promise<void> {
  const subject = RESOURCE_WINDOWS[resource];
  await recordEvent(tx, actorOf(request, viewer), { ...event, subject, subjectId: id });
}
