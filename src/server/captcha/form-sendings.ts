import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { Db } from '#server/platform/db.ts';
import { NETWORKS_OF_WIDE, networkOf, wideNetworkOf } from '#server/platform/network.ts';
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
 * many at once cannot dodge it; what is refused is taken off again. Answers how many there were of this
 * network, or as its share of what is around it.
 */
export async function countSending(
  db: Db,
  captcha: Pick<Captcha, 'accept'>,
  sending: Sending,
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
  const { form, address, solution } = sending;
  const { network, wide } = countedBy(sending);
  const [own] = await count(db, { form, network });
  const [around] = wide ? await count(db, { form, network: wide }) : [];
  const total = Math.max(own?.total ?? 0, Math.ceil((around?.total ?? 0) / NETWORKS_OF_WIDE));
  if (total <= free) return total;
  const reason = total > most ? 'too_many_requests' : 'captcha_required';
  if (total <= most && (await captcha.accept(solution, address))) return total;
  await takeOff(db, sending);
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
  await subtract(db, of.form, [of.network]);
  throw new AppError('too_many_requests');
}

/** Where it is the network of the address, what is around it too. */
function countedBy({ network, address }: Sending) {
  if (network !== undefined) return { network };
  return { network: networkOf(address), wide: wideNetworkOf(address) };
}

/** What was refused does not count. */
export async function takeOff(db: Db, sending: Sending): Promise<void> {
  const { network, wide = network } = countedBy(sending);
  await subtract(db, sending.form, [network, wide]);
}

async function subtract(db: Db, form: string, networks: string[]): Promise<void> {
  await db
    .update(formSending)
    .set({ total: sql`greatest(${formSending.total} - 1, 0)` })
    .where(
      and(
        eq(formSending.form, form),
        inArray(formSending.network, networks),
        eq(formSending.hour, THIS_HOUR),
      ),
    );
}

export async function deleteOldSendings(db: Db): Promise<void> {
  await db.delete(formSending).where(lt(formSending.hour, sql`now() - interval '1 day'`));
}
