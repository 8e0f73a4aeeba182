import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { POLICY_READERS, type PolicyNotice } from '#contract/policy-notices/policy-notices.ts';
import { mailDigests } from '#server/mail/lasting-digest.ts';
import { outgoingMail } from '#server/mail/tables.ts';
import type { Db } from '#server/platform/db.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { POLICY_CHANGED } from './mail.ts';
import type { NoticeParts } from './readers.ts';
import { policyNotice } from './tables.ts';

export const TELL_READERS = 'tell_policy_readers';

/** How the letters of a version are found in the outbox. */
export const aboutPolicy = (version: number) => `policy:${version}`;

/** One for an address, in whatever place it stands. */
export const letterKey = (version: number, digest: string) => `${version}:${digest}`;

/** The letters about versions behind this one to an address, wherever it was found. */
export async function lettersTo(
  db: Db,
  sealing: Sealing,
  { address, agreedTo }: { address: string; agreedTo: number },
): Promise<SQL | undefined> {
  const notices = await db
    .select({ version: policyNotice.version })
    .from(policyNotice)
    .where(gt(policyNotice.version, agreedTo));
  if (notices.length === 0 || address === '') return undefined;
  const digest = (await mailDigests(db, sealing))(address.toLowerCase());
  return and(
    eq(outgoingMail.event, POLICY_CHANGED.name),
    inArray(
      outgoingMail.key,
      notices.map(({ version }) => letterKey(version, digest)),
    ),
  );
}

/** What can still be taken back. */
const isUnsent = inArray(outgoingMail.state, ['queued', 'failed']);

export async function holdNotice(tx: Db, version: number) {
  const [row] = await tx
    .select()
    .from(policyNotice)
    .where(eq(policyNotice.version, version))
    .for('update');
  return row;
}

export async function changeNotice(
  tx: Db,
  version: number,
  change: Partial<typeof policyNotice.$inferInsert>,
): Promise<void> {
  await tx.update(policyNotice).set(change).where(eq(policyNotice.version, version));
}

/** One job at a time for a version; planning it again moves it. */
export async function planTelling(tx: Db, version: number, seconds = 0): Promise<void> {
  await tx.execute(sql`select graphile_worker.add_job(${TELL_READERS},
    payload := json_build_object('version', ${version}::int),
    job_key := ${`${TELL_READERS}:${version}`},
    run_at := now() + make_interval(secs => ${seconds}::int))`);
}

export async function countWaiting(tx: Db, version: number): Promise<number> {
  return tx.$count(outgoingMail, and(eq(outgoingMail.about, aboutPolicy(version)), isUnsent));
}

/** Letters that have not left: as if they had never been asked for. */
export async function takeBack(tx: Db, version: number): Promise<number> {
  const gone = await tx
    .delete(outgoingMail)
    .where(and(eq(outgoingMail.about, aboutPolicy(version)), isUnsent))
    .returning({ id: outgoingMail.id });
  return gone.length;
}

export async function readNotice(
  db: Db,
  { sources, policyInForce }: NoticeParts,
): Promise<PolicyNotice> {
  const version = (await policyInForce(db)).askAgainFrom;
  const counts = await Promise.all(
    POLICY_READERS.map(async (reader) => [
      reader,
      version === 0 ? 0 : await sources[reader].count(db, version),
    ]),
  );
  const [row] = await db.select().from(policyNotice).where(eq(policyNotice.version, version));
  return {
    version,
    readers: Object.fromEntries(counts),
    notice: row
      ? {
          state: row.state,
          startedAt: row.startedAt.toISOString(),
          startedBy: row.startedBy,
          asked: row.asked,
          ...(await countLetters(db, version)),
        }
      : null,
  };
}

async function countLetters(db: Db, version: number) {
  const rows = await db
    .select({ state: outgoingMail.state, count: sql<number>`count(*)::int` })
    .from(outgoingMail)
    .where(eq(outgoingMail.about, aboutPolicy(version)))
    .groupBy(outgoingMail.state);
  const countOf = (...states: string[]) =>
    rows.filter(({ state }) => states.includes(state)).reduce((sum, { count }) => sum + count, 0);
  return {
    sent: countOf('sent', 'written'),
    waiting: countOf('queued', 'sending', 'failed'),
    failed: countOf('given_up', 'unsure'),
  };
}
