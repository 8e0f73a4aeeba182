import { eq, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { PLAIN_PHONE, sealPlainPhones } from '#server/platform/sealed-phone.ts';
import { jobApplication } from './tables.ts';

/** Numbers that came in before numbers were sealed. */
export function sealPlainNumbers(db: Db, sealing: Sealing): Promise<void> {
  return sealPlainPhones(sealing, {
    readPlain: (most) =>
      db
        .select({ id: jobApplication.id, phone: jobApplication.phone })
        .from(jobApplication)
        .where(sql`${jobApplication.phone} ~ ${PLAIN_PHONE}`)
        .limit(most),
    write: (id, phone) =>
      db
        .update(jobApplication)
        .set({ phone: phone.sealed, phoneMask: phone.mask, phoneDigest: phone.digest })
        .where(eq(jobApplication.id, id)),
  });
}
