import { and, desc, eq, inArray, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
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

export async function withdrawRequest(tx: Db, of: Of & { request: number }): Promise<boolean> {
  const gone = await tx.delete(publishRequest).where(isRequest(of)).returning();
  return gone.length > 0;
}

/** What was asked for is published: whoever waits for it hears of it. */
export async function endRequest(
  tx: Db,
  of: Of,
  published: { revision: boolean },
  viewer: Viewer,
): Promise<void> {
  const [ended] = await tx
    .delete(publishRequest)
    .where(
      published.revision
        ? isOf(of)
        : // Of unpublished changes only their own publishing is the end.
          and(isOf(of), sql`${publishRequest.revision} is null`),
    )
    .returning();
  if (ended?.state === 'waiting') await tellAsker(tx, 'publish_done', ended, viewer);
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

function isRequest({ request, ...of }: Of & { request: number }) {
  return and(isOf(of), eq(publishRequest.id, request));
}
