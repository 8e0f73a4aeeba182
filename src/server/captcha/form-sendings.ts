import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { Db } from '#server/platform/db.ts';
import { networkOf } from '#server/platform/network.ts';
import { prepareOnce } from '#server/platform/prepared.ts';
import type { Captcha } from './captcha.ts';
import { formSending } from './tables.ts';

/** Of one network within an hour. */
type Limits = {
  /** Further ones solve the captcha. */
  free: number;
  /** Further ones wait. */
  most: number;
};

export type Sending = {
  form: string;
  /** What is counted by, where it is not the network of the address. */
  network?: string;
  address: string;
  solution: string | undefined;
};

export const THIS_HOUR = sql`date_trunc('hour', now())`;

/**
 * Counts one sending of a public form, or refuses it. Counted before anything is decided, so that
 * many at once cannot dodge it; what is refused is taken off again. Answers how many there were.
 */
export async function countSending(
  db: Db,
  captcha: Pick<Captcha, 'accept'>,
  { form, address, network = networkOf(address), solution }: Sending,
  { free, most }: Limits,
): Promise<number> {
  const count = prepareOnce('count a sending', () => ({
    returned: { total: formSending.total },
    query: db
      .insert(formSending)
      .values({
        form: sql.placeholder('form'),
        network: sql.placeholder('network'),
        hour: THIS_HOUR,
        total: 1,
      })
      .onConflictDoUpdate({
        target: [formSending.form, formSending.network, formSending.hour],
        set: { total: sql`${formSending.total} + 1` },
      })
      .returning({ total: formSending.total }),
  }));
  const [counted] = await count(db, { form, network });
  const total = counted?.total ?? 0;
  if (total <= free) return total;
  const reason = total > most ? 'too_many_requests' : 'captcha_required';
  if (total <= most && (await captcha.accept(solution, address))) return total;
  await takeOff(db, { form, network });
  throw new AppError(reason);
}

/** Counts one sending of somebody, or refuses it where there were so many within a day. */
export async function countInDay(
  db: Db,
  of: { form: string; network: string },
  most: number,
): Promise<void> {
  await db
    .insert(formSending)
    .values({ ...of, hour: THIS_HOUR, total: 1 })
    .onConflictDoUpdate({
      target: [formSending.form, formSending.network, formSending.hour],
      set: { total: sql`${formSending.total} + 1` },
    });
  const [day] = await db
    .select({ total: sql<number>`sum(${formSending.total})::int` })
    .from(formSending)
    .where(
      and(
        eq(formSending.form, of.form),
        eq(formSending.network, of.network),
        gt(formSending.hour, sql`now() - interval '1 day'`),
      ),
    );
  if ((day?.total ?? 0) <= most) return;
  await takeOff(db, of);
  throw new AppError('too_many_requests');
}

/** What was refused does not count. */
export async function takeOff(
  db: Db,
  { form, network }: { form: string; network: string },
): Promise<void> {
  await db
    .update(formSending)
    .set({ total: sql`greatest(${formSending.total} - 1, 0)` })
    .where(
      and(
        eq(formSending.form, form),
        eq(formSending.network, network),
        eq(formSending.hour, THIS_HOUR),
      ),
    );
}

export async function deleteOldSendings(db: Db): Promise<void> {
  await db.delete(formSending).where(lt(formSending.hour, sql`now() - interval '1 day'`));
}
