import { and, asc, eq, gte } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import { isPublic } from '#contract/resource/publish-right.ts';
import type { RowFacts } from '#contract/resource/resource.ts';
import { REVISED } from '#contract/resource/revised.ts';
import type { Caller, Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { type FindHolders, tellApprovers } from '#server/resource/publish-request-mails.ts';
import { withdrawOwn, writeRequest } from '#server/resource/publish-requests.ts';
import { mayPublish } from '#server/resource/publish-right.ts';
import { dropIn, note, reviseIn, tryChanges } from '#server/resource/revising.ts';
import { findRevision } from '#server/resource/revisions.ts';
import { type AnyKind, maintain } from '#server/resource/routes.ts';
import { publishRequest } from '#server/resource/tables.ts';
import { onlyTry } from './only-try.ts';
import type { Job } from './plan.ts';
import { sheetImportRow } from './tables.ts';

export type Written = { recordId: number; recordVersion: number; revision?: number };
type Row = object & RowFacts;

/** Whether what somebody imports becomes drafts: the kind has them, and others publish it. */
export function makesDrafts(viewer: Viewer | undefined, { resource }: AnyKind): boolean {
  return viewer !== undefined && REVISED.has(resource) && !mayPublish(viewer, resource);
}

/** How rows of who may edit and not publish are written: as drafts, whose publication is asked for. */
export function draftRows(kind: AnyKind, { fileName }: Pick<Job, 'fileName'>) {
  const { resource } = kind;

  async function ask(tx: Db, row: Row, revision: number | null, caller: Caller): Promise<void> {
    const { id, version } = row;
    const request = { resource, id, version, revision, words: fileName };
    await writeRequest(tx, request, caller.viewer);
    const subjectName = kind.nameOf(row);
    await note(tx, caller, { resource, id }, { action: 'ask_publish', subjectName });
  }

  const demandPublishable = (tx: Db, before: Row | undefined, values: object, viewer: Viewer) =>
    onlyTry(tx, (tried) => tryChanges(tried, kind, { before, values, viewer }));

  return {
    add: async (tx: Db, values: object, caller: Caller): Promise<Written> => {
      if (!('published' in values)) throw new AppError('publish_needed');
      await demandPublishable(tx, undefined, values, caller.viewer);
      const { data } = await maintain(tx, kind).add({ ...values, published: false }, caller);
      await ask(tx, data, null, caller);
      return { recordId: data.id, recordVersion: data.version };
    },
    change: async (tx: Db, before: Row, values: object, caller: Caller): Promise<Written> => {
      const { id, version } = before;
      await demandPublishable(tx, before, values, caller.viewer);
      if (!isPublic(before)) {
        const change = { id, version, values: { ...values, published: false } };
        const { data } = await maintain(tx, kind).save(change, caller);
        await ask(tx, data, null, caller);
        return { recordId: id, recordVersion: data.version };
      }
      if (await findRevision(tx, { resource, id }))
        throw new AppError('invalid_input', { row: 'has_draft' });
      const changes = { id, version: 0, over: version, values };
      const { stored } = await reviseIn(tx, kind, changes, caller);
      await ask(tx, before, stored.version, caller);
      return { recordId: id, recordVersion: version, revision: stored.version };
    },
    /** Nothing, or why it stays. */
    drop: async (tx: Db, row: Row, version: number, caller: Caller) => {
      const { id } = row;
      const found = await findRevision(tx, { resource, id });
      if (found?.version !== version) return 'changed_since';
      const subjectName = kind.nameOf(row);
      await dropIn(tx, kind, { id, version, subjectName }, caller);
      return undefined;
    },
    /** What is taken back is not asked for any more. */
    withdraw: (tx: Db, ids: number[], viewer: Viewer) => withdrawOwn(tx, resource, ids, viewer),
  };
}

/** One letter for all that an import asks for: about the first, since the queue shows the others. */
export async function tellOfDrafts(
  tx: Db,
  { id, createdById, createdAt }: Job,
  { resource }: AnyKind,
  findHolders: FindHolders,
): Promise<void> {
  const [first] = await tx
    .select({ request: publishRequest })
    .from(publishRequest)
    .innerJoin(
      sheetImportRow,
      and(
        eq(sheetImportRow.importId, id),
        eq(sheetImportRow.recordId, publishRequest.recordId),
        eq(sheetImportRow.state, 'written'),
      ),
    )
    .where(
      and(
        eq(publishRequest.resource, resource),
        eq(publishRequest.askedById, createdById),
        eq(publishRequest.state, 'waiting'),
        gte(publishRequest.askedAt, createdAt),
      ),
    )
    .orderBy(asc(publishRequest.id))
    .limit(1);
  if (first) await tellApprovers(tx, first.request, findHolders);
}
