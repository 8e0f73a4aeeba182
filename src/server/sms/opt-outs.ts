import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { OptOutSource } from '#contract/sms/states.ts';
import { type Actor, recordEvent } from '#server/audit/record.ts';
import type { Db } from '#server/platform/db.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { hasPhone } from '#server/platform/sealed-phone.ts';
import { contains } from '#server/platform/search.ts';
import type { KindOf } from '#server/resource/kind.ts';
import { openRecipient, parseMobile, phoneDigests, recipientColumns } from './recipient.ts';
import { OPT_OUT_SEARCHED, smsMessage, smsOptOut } from './tables.ts';

/** By the number under every key at hand. */
export async function isOptedOut(db: Db, digests: string[]): Promise<boolean> {
  const rows = await db
    .select({ id: smsOptOut.id })
    .from(smsOptOut)
    .where(and(inArray(smsOptOut.phoneDigest, digests), isNull(smsOptOut.deletedAt)));
  return rows.length > 0;
}

type Person = { sealed: string; phoneMasked: string; phoneDigest: string };

/** From now on no campaign, also none that waits already. */
export async function optOut(
  tx: Db,
  sealing: Sealing,
  person: Person,
  { source, by }: { source: OptOutSource; by: Actor },
): Promise<void> {
  const digests = digestsOf(sealing, person);
  if (await isOptedOut(tx, digests)) return;
  const [added] = await tx
    .insert(smsOptOut)
    .values({ ...person, source, updatedBy: by.actor })
    .onConflictDoNothing()
    .returning({ id: smsOptOut.id });
  if (!added) return;
  await cancelWaiting(tx, digests);
  await recordEvent(tx, by, {
    action: 'create',
    subject: 'BulkSMS',
    subjectId: added.id,
    subjectName: person.phoneMasked,
  });
}

/** Of the one whom a message or an opt-out stands for; of the erased, what stands there. */
export function digestsOf(
  sealing: Sealing,
  { sealed, phoneDigest }: { sealed: string; phoneDigest: string },
): string[] {
  if (sealed === '') return [phoneDigest];
  return phoneDigests(sealing, openRecipient(sealing, { sealed }).phone);
}

async function cancelWaiting(tx: Db, digests: string[]): Promise<void> {
  await tx
    .update(smsMessage)
    .set({ state: 'cancelled', problem: 'opted_out', updatedAt: sql`now()` })
    .where(
      and(
        inArray(smsMessage.phoneDigest, digests),
        eq(smsMessage.state, 'queued'),
        // Messages of events are not advertising: they go on.
        isNotNull(smsMessage.campaignId),
      ),
    );
}

/** The list as staff keep it. Numbers are shown in part, and never changed. */
export function optOutKind(sealing: Sealing): KindOf<'smsOptOut'> {
  return {
    resource: 'smsOptOut',
    table: smsOptOut,
    searched: (search) =>
      hasPhone(sealing, smsOptOut.phoneDigest, search) ?? contains(OPT_OUT_SEARCHED, search),
    sorts: { updatedAt: smsOptOut.updatedAt },
    read: readOptOuts,
    personal: true,
    columns: ({ note }) => ({ note }),
    newColumns: async (_tx, { phone }) => ({
      ...recipientColumns(sealing, { phone: parseMobile(phone) ?? phone }),
      source: 'staff',
    }),
    nameOf: ({ phone }) => phone,
    beforeSave: async (tx, { before, values }) => {
      if (before) return;
      const phone = parseMobile(values.phone);
      if (phone === null) throw new AppError('invalid_input', { phone: 'invalid_mobile' });
      if (await isOptedOut(tx, phoneDigests(sealing, phone)))
        throw new AppError('invalid_input', { phone: 'taken' });
    },
    afterSave: async (tx, id, { before }) => {
      if (before) return;
      const [row] = await tx.select().from(smsOptOut).where(eq(smsOptOut.id, id));
      if (row) await cancelWaiting(tx, digestsOf(sealing, row));
    },
    beforeRestore: async (tx, rows) => {
      const ids = rows.map(({ id }) => id);
      const back = await tx.select().from(smsOptOut).where(inArray(smsOptOut.id, ids));
      // The same number may be in the bin twice: it comes back once.
      const seen = new Set<string>();
      for (const row of back) {
        const digests = digestsOf(sealing, row);
        if (digests.some((digest) => seen.has(digest)) || (await isOptedOut(tx, digests)))
          throw new AppError('taken');
        for (const digest of digests) seen.add(digest);
        await cancelWaiting(tx, digests);
      }
    },
  };
}

async function readOptOuts(db: Db, ids: number[]) {
  const rows = await db.select().from(smsOptOut).where(inArray(smsOptOut.id, ids));
  return rows.map(({ id, phoneMasked, note, source, since }) => ({
    id,
    phone: phoneMasked,
    note,
    source,
    since: since.toISOString(),
  }));
}
