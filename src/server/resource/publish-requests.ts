import { and, desc, eq, inArray, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
import { MAINTAINED, type MaintainedName } from '#contract/resource/names.ts';
import { isPublishable } from '#contract/resource/publish-right.ts';
import type { Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { tellAsker } from './publish-request-mails.ts';
import { publishPermission } from './publish-right.ts';
import { publishRequest, recordRevision } from './tables.ts';

type Of = { resource: MaintainedName; id: number };
export type StoredRequest = typeof publishRequest.$inferSelect;

export async function findRequest(db: Db, of: Of): Promise<StoredRequest | undefined> {
  const [found] = await db.select().from(publishRequest).where(isOf(of));
  return found;
}

type NewRequest = Of & { version: number; revision: number | null; words: string };

/** The request of the record from now on. One that waits stays the same, with other words. */
export async function writeRequest(
  tx: Db,
  { resource, id, version, revision, words }: NewRequest,
  viewer: Viewer,
): Promise<{ stored: StoredRequest; isNew: boolean }> {
  const asked = { version, revision, words, askedBy: viewer.name, askedById: viewer.userId };
  const again = await tx
    .update(publishRequest)
    .set({ ...asked, askedAt: sql`now()` })
    .where(and(isOf({ resource, id }), eq(publishRequest.state, 'waiting')))
    .returning();
  if (again[0]) return { stored: again[0], isNew: false };
  await tx.delete(publishRequest).where(isOf({ resource, id }));
  const [stored] = await tx
    .insert(publishRequest)
    .values({ resource, recordId: id, ...asked })
    .returning();
  if (!stored) throw new Error('The request was not written.');
  return { stored, isNew: true };
}

/** Sent back, where it still waits. */
export async function returnRequest(
  tx: Db,
  of: Of & { request: number },
  answer: string,
  viewer: Viewer,
): Promise<StoredRequest | undefined> {
  const [returned] = await tx
    .update(publishRequest)
    .set({ state: 'returned', answer, answeredBy: viewer.name, answeredAt: sql`now()` })
    .where(and(isRequest(of), eq(publishRequest.state, 'waiting')))
    .returning();
  if (returned) await tellAsker(tx, 'publish_returned', returned, viewer);
  return returned;
}

/** What the viewer asked for of these, and nobody else. */
export async function withdrawOwn(
  tx: Db,
  resource: MaintainedName,
  ids: number[],
  { userId }: Viewer,
): Promise<void> {
  if (ids.length === 0) return;
  const own = eq(publishRequest.askedById, userId);
  await tx.delete(publishRequest).where(and(isOfAny(resource, ids), own));
}

export async function withdrawRequest(tx: Db, of: Of & { request: number }): Promise<boolean> {
  const gone = await tx.delete(publishRequest).where(isRequest(of)).returning();
  return gone.length > 0;
}

type Published = { after: { id: number }; revision: number | undefined };

/** What was asked for is published: whoever waits for it hears of it. */
export async function endRequests(
  tx: Db,
  resource: MaintainedName,
  published: readonly Published[],
  viewer: Viewer,
): Promise<void> {
  if (published.length === 0) return;
  const idsOf = (rows: readonly Published[]) => rows.map(({ after }) => after.id);
  const revised = published.filter(({ revision }) => revision !== undefined);
  const ended = await tx
    .delete(publishRequest)
    .where(
      and(
        isOfAny(resource, idsOf(published)),
        // Of unpublished changes only their own publishing is the end.
        or(isNull(publishRequest.revision), inArray(publishRequest.recordId, idsOf(revised))),
      ),
    )
    .returning();
  for (const request of ended)
    if (request.state === 'waiting') await tellAsker(tx, 'publish_done', request, viewer);
}

/** Its unpublished changes are gone: there is nothing to publish, and whoever asked hears of it. */
export async function dropRequest(tx: Db, of: Of, viewer: Viewer): Promise<void> {
  const found = await findRequest(tx, of);
  if (!found || found.revision === null) return;
  const own = found.askedById === viewer.userId;
  const request = { ...of, request: found.id };
  if (own || found.state === 'returned') await withdrawRequest(tx, request);
  else await returnRequest(tx, request, '', viewer);
}

/** What waits for the viewer to publish, and what the viewer asked for. */
function concerns({ permissions, userId }: Viewer): SQL | undefined {
  const answerable = MAINTAINED.filter(
    (resource) => isPublishable(resource) && permissions.has(publishPermission(resource)),
  );
  const waits = and(
    inArray(publishRequest.resource, answerable),
    eq(publishRequest.state, 'waiting'),
  );
  return or(eq(publishRequest.askedById, userId), answerable.length > 0 ? waits : undefined);
}

/** The requests that concern the viewer, newest first. */
export async function listRequests(
  db: Db,
  viewer: Viewer,
  { before, size }: { before?: number | undefined; size: number },
): Promise<StoredRequest[]> {
  return db
    .select()
    .from(publishRequest)
    .where(and(concerns(viewer), before === undefined ? undefined : lt(publishRequest.id, before)))
    .orderBy(desc(publishRequest.id))
    .limit(size);
}

/** Unpublished changes of which no request concerns the viewer: those are told of as requests. */
export function isUnasked(db: Db, viewer: Viewer): SQL | undefined {
  if (!viewer.publishApproval) return undefined;
  const { resource, recordId } = publishRequest;
  const asked = and(
    eq(resource, recordRevision.resource),
    eq(recordId, recordRevision.recordId),
    concerns(viewer),
  );
  return notExists(db.select({ recordId }).from(publishRequest).where(asked));
}

function isOf({ resource, id }: Of) {
  return and(eq(publishRequest.resource, resource), eq(publishRequest.recordId, id));
}

function isOfAny(resource: MaintainedName, ids: number[]) {
  return and(eq(publishRequest.resource, resource), inArray(publishRequest.recordId, ids));
}

function isRequest({ request, ...of }: Of & { request: number }) {
  return and(isOf(of), eq(publishRequest.id, request));
}
