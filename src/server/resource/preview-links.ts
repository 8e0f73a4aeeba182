import { and, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { KeptValues } from '#contract/resource/kept-values.ts';
import type { MaintainedName } from '#contract/resource/windows.ts';
import type { Db } from '#server/platform/db.ts';
import { hashToken, makeToken } from '#server/platform/tokens.ts';
import { previewLink } from './tables.ts';

const MOST_LINKS = 200;
const TOKEN = /^[\w-]{43}$/;

export type NewLink = {
  resource: MaintainedName;
  id: number;
  values: KeptValues;
  createdBy: string;
  hours: number;
};

/** The token is known to who holds the link alone: the database has its hash. */
export async function addPreviewLink(tx: Db, link: NewLink) {
  const { resource, id, values, createdBy, hours } = link;
  const token = makeToken();
  const [added] = await tx
    .insert(previewLink)
    .values({
      tokenHash: hashOf(token),
      resource,
      recordId: id || null,
      values,
      createdBy,
      expiresAt: sql`now() + make_interval(hours => ${hours})`,
    })
    .returning({ expiresAt: previewLink.expiresAt });
  if (!added) throw new Error('The link was not written.');
  const tooMany = tx
    .select({ tokenHash: previewLink.tokenHash })
    .from(previewLink)
    .where(eq(previewLink.createdBy, createdBy))
    .orderBy(desc(previewLink.createdAt))
    .offset(MOST_LINKS);
  await tx.delete(previewLink).where(inArray(previewLink.tokenHash, tooMany));
  return { token, expiresAt: added.expiresAt.toISOString() };
}

/** What an unexpired link shows. */
export async function findPreviewLink(db: Db, token: string) {
  if (!TOKEN.test(token)) return undefined;
  const [found] = await db
    .select()
    .from(previewLink)
    .where(and(eq(previewLink.tokenHash, hashOf(token)), gt(previewLink.expiresAt, sql`now()`)));
  return found;
}

export async function deleteExpiredPreviews(db: Db): Promise<void> {
  await db.delete(previewLink).where(lte(previewLink.expiresAt, sql`now()`));
}

/** Links that are out were stored in this form. */
const hashOf = (token: string) => Buffer.from(hashToken(token), 'base64url').toString('hex');
