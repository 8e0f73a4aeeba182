import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';
import type { PersonSource } from '#server/platform/person-source.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import type { TitleOf } from './event.ts';
import { mailDigests } from './lasting-digest.ts';
import type { OutgoingRow } from './outbox.ts';
import { outgoingMail } from './tables.ts';

/** Mails to one address. The rows hold it in part, and the letters themselves are kept nowhere. */
export const mailSource = (sealing: Sealing, titleOf: TitleOf): PersonSource => ({
  name: 'mail',
  windows: ['SmtpMaint'],
  find: async (db, { email, emailDigests }, most) => {
    if (email === '') return [];
    // Those of before there were lasting digests stand under the secret key of their day.
    const lasting = (await mailDigests(db, sealing))(email.toLowerCase());
    const digests = [lasting, ...emailDigests];
    const rows = await db
      .select()
      .from(outgoingMail)
      .where(inArray(outgoingMail.recipientDigest, digests))
      .orderBy(desc(outgoingMail.id))
      .limit(most);
    return rows.map((row) => ({
      id: row.id,
      title: numbered(titleOf(row.event), row.id),
      name: row.recipient,
      at: row.createdAt.toISOString(),
      ...fateOf(row),
    }));
  },
  read: async (db, id) => {
    const row = await findMail(db, id);
    return (
      row && {
        createdAt: row.createdAt,
        kind: titleOf(row.event),
        email: row.address ?? row.recipient,
        language: row.language,
        status: row.state,
        sentAt: row.sentAt,
      }
    );
  },
  forget: async (tx, id) => {
    const row = await findMail(tx, id);
    if (!row) return 'gone';
    if (fateOf(row).fate === 'keep') return 'kept';
    await tx
      .update(outgoingMail)
      .set({
        recipient: '',
        recipientDigest: null,
        address: null,
        answer: '',
        // One that waits for another try is not tried any more.
        ...((row.state === 'queued' || row.state === 'failed') && {
          state: 'dropped' as const,
          nextTryAt: null,
        }),
      })
      .where(eq(outgoingMail.id, id));
    return 'anonymised';
  },
  withdraw: async () => false,
});

const numbered = ({ th, en }: ReturnType<TitleOf>, id: number) => ({
  th: `${th} · ${id}`,
  en: `${en} · ${id}`,
});

function fateOf({ state }: Pick<OutgoingRow, 'state'>) {
  return state === 'sending'
    ? ({ fate: 'keep', reason: 'under_way' } as const)
    : ({ fate: 'anonymise', reason: 'log' } as const);
}

async function findMail(db: Db, id: number): Promise<OutgoingRow | undefined> {
  const [row] = await db
    .select()
    .from(outgoingMail)
    .where(and(eq(outgoingMail.id, id), isNotNull(outgoingMail.recipientDigest)))
    .for('update');
  return row;
}
