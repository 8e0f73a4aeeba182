import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { PLAIN_PHONE, sealPlainPhones } from '#server/platform/sealed-phone.ts';
import { contactMessage } from './tables.ts';

/** As the form promises: what somebody wrote is gone after two years, and spam much sooner. */
export async function deleteOldMessages(db: Db): Promise<void> {
  await db
    .delete(contactMessage)
    .where(
      or(
        lt(contactMessage.createdAt, sql`now() - interval '2 years'`),
        and(
          eq(contactMessage.status, 'spam'),
          lt(contactMessage.createdAt, sql`now() - interval '90 days'`),
        ),
      ),
    );
}

/** Numbers that came in before numbers were sealed. */
export function sealPlainTels(db: Db, sealing: Sealing): Promise<void> {
  return sealPlainPhones(sealing, {
    readPlain: (most) =>
      db
        .select({ id: contactMessage.id, phone: contactMessage.tel })
        .from(contactMessage)
        .where(sql`${contactMessage.tel} ~ ${PLAIN_PHONE}`)
        .limit(most),
    write: (id, phone) =>
      db
        .update(contactMessage)
        .set({ tel: phone.sealed, telMask: phone.mask, telDigest: phone.digest })
        .where(eq(contactMessage.id, id)),
  });
}
