import { and, eq, gt, sql } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { Db } from '#server/platform/db.ts';
import type { Captcha } from './captcha.ts';
import { countSending, type Sending, THIS_HOUR, takeOff } from './form-sendings.ts';
import { formSending } from './tables.ts';

/** Of one network within an hour, and of what waits of it. */
export type UploadLimits = {
  /** Further ones need a pass. */
  freeUploads: number;
  freeBytes: number;
  /** Further ones wait. */
  mostUploads: number;
  /** As many as one solved captcha is good for. */
  ofPass: number;
};

type Upload = Omit<Sending, 'network'> & {
  /** What the pass is given to: the form that is being filled in. */
  owner: string;
  /** Bytes of the same network that wait to be sent. */
  waiting: number;
};

/**
 * Counts an upload, or refuses it. A network that sends more than people do solves a captcha, once
 * for several files of a form: nobody else behind the same address is held up by it.
 */
export async function countUpload(
  db: Db,
  captcha: Captcha,
  { owner, waiting, ...sending }: Upload,
  { freeUploads, freeBytes, mostUploads, ofPass }: UploadLimits,
): Promise<void> {
  const total = await countSending(db, captcha, sending, { free: mostUploads, most: mostUploads });
  if (total <= freeUploads && waiting <= freeBytes) return;
  const pass = { form: `${sending.form}_pass`, network: owner, hour: THIS_HOUR };
  if (await captcha.accept(sending.solution, sending.address)) {
    await db
      .insert(formSending)
      .values({ ...pass, total: ofPass - 1 })
      .onConflictDoUpdate({
        target: [formSending.form, formSending.network, formSending.hour],
        set: { total: ofPass - 1 },
      });
    return;
  }
  const used = await db
    .update(formSending)
    .set({ total: sql`${formSending.total} - 1` })
    .where(
      and(
        eq(formSending.form, pass.form),
        eq(formSending.network, owner),
        eq(formSending.hour, THIS_HOUR),
        gt(formSending.total, 0),
      ),
    )
    .returning({ total: formSending.total });
  if (used.length > 0) return;
  await takeOff(db, sending);
  throw new AppError('captcha_required');
}
