import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';

const CHANNEL = 'application_news';
const MARK = 'heard ';
const waiting = new Map<string, () => void>();
const followed = new WeakSet<Db>();

/** Between the news and an app on this database: what is asked of `untilHeard` ends here. */
export function passNews(db: Db, tell: (payload?: string) => void) {
  followed.add(db);
  return (payload?: string) => {
    if (!payload?.startsWith(MARK)) return tell(payload);
    waiting.get(payload)?.();
    waiting.delete(payload);
  };
}

/** Until the app has heard of all that was written before: changes are told in their order. */
export async function untilHeard(db: Db): Promise<void> {
  if (!followed.has(db)) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const mark = `${MARK}${randomUUID()}`;
  waiting.set(mark, resolve);
  await db.execute(sql`select pg_notify(${CHANNEL}, ${mark})`);
  await promise;
}
