import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { CaseResource } from '#contract/cases/case-shapes.ts';
import { AppError } from '#contract/errors.ts';
import type { Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { application, PAST } from './tables.ts';

type Network = NonNullable<(typeof application.$inferSelect)['network']>;

/** What each window shows of the applications: the rest does not exist for who looks into it. */
export const CASE_SCOPES: Record<CaseResource, (viewer: Viewer) => SQL | undefined> = {
  application: ofNetwork,
  applicationPartner: ({ network }) =>
    network === null ? sql`false` : eq(application.network, network as Network),
  applicationHistory: (viewer) => and(PAST, ofNetwork(viewer)),
};

/** Whether an application of that network is none of this person’s. */
export function isElsewhere(
  { network: own }: { network: string | null },
  network: string | null,
): boolean {
  return own !== null && own !== network;
}

/** Who belongs to a network sees what came through it, in whichever window. */
function ofNetwork({ network }: Viewer): SQL | undefined {
  return network === null ? undefined : eq(application.network, network as Network);
}

/** One application, where the viewer of that window may see it. */
export async function findCase(
  db: Db,
  { resource, id }: { resource: CaseResource; id: number },
  viewer: Viewer,
) {
  const [row] = await db
    .select()
    .from(application)
    .where(
      and(eq(application.id, id), isNull(application.deletedAt), CASE_SCOPES[resource](viewer)),
    );
  if (!row) throw new AppError('not_found');
  return row;
}

/** The same, held until the transaction ends. */
export async function takeCase(tx: Db, id: number, scope: SQL | undefined) {
  const [row] = await tx
    .select()
    .from(application)
    .where(and(eq(application.id, id), isNull(application.deletedAt), scope))
    .for('update');
  if (!row) throw new AppError('not_found');
  return row;
}
