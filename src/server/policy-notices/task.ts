import { z } from 'zod';
import { POLICY_READERS } from '#contract/policy-notices/policy-notices.ts';
import { mailDigests } from '#server/mail/lasting-digest.ts';
import { queueMail } from '#server/mail/queue.ts';
import type { Db } from '#server/platform/db.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { type OfReader, POLICY_CHANGED } from './mail.ts';
import {
  aboutPolicy,
  changeNotice,
  countWaiting,
  holdNotice,
  letterKey,
  planTelling,
} from './queries.ts';
import type { NoticeParts, Reader } from './readers.ts';

const Payload = z.object({ version: z.int() });

const AT_ONCE = 200;
/** More than that do not wait in the outbox, so that stopping still stops most of them. */
const MOST_WAITING = 1_000;
const PAUSE_SECONDS = 10;

type Parts = NoticeParts & { db: Db; sealing: Sealing };

/**
 * Asks for the letters of some readers and plans itself for the next ones, all in one transaction: a
 * process that dies leaves it where it was, and nobody is written to twice.
 */
export async function tellReaders(parts: Parts, payload: unknown): Promise<void> {
  const { version } = Payload.parse(payload);
  await parts.db.transaction(async (tx) => {
    const notice = await holdNotice(tx, version);
    if (notice?.state !== 'working') return;
    if ((await parts.policyInForce(tx)).askAgainFrom !== version)
      return changeNotice(tx, version, { state: 'cancelled', endedAt: new Date() });
    if ((await countWaiting(tx, version)) >= MOST_WAITING)
      return planTelling(tx, version, PAUSE_SECONDS);
    const { reader, after } = notice;
    const from = { after, most: AT_ONCE };
    const page = await parts.sources[reader].page(tx, parts.sealing, version, from);
    const asked = notice.asked + (await askForLetters(tx, parts, page, { version, reader }));
    const last = page.at(-1);
    const next = last ? reader : POLICY_READERS[POLICY_READERS.indexOf(reader) + 1];
    if (!next) return changeNotice(tx, version, { state: 'done', asked, endedAt: new Date() });
    await changeNotice(tx, version, { reader: next, after: last?.id ?? 0, asked });
    await planTelling(tx, version);
  });
}

/** By the address: who stands in two places, or applied twice, is written to once. */
async function askForLetters(
  tx: Db,
  { sealing }: Parts,
  readers: Reader[],
  { version, reader }: Pick<OfReader, 'version' | 'reader'>,
): Promise<number> {
  const digestOf = await mailDigests(tx, sealing);
  let asked = 0;
  for (const { id, to, language } of readers) {
    if (to === '') continue;
    const added = await queueMail(tx, {
      event: POLICY_CHANGED.name,
      key: letterKey(version, digestOf(to.toLowerCase())),
      about: aboutPolicy(version),
      language,
      to,
      payload: { version, reader, readerId: id } satisfies OfReader,
      unhurried: true,
    });
    if (added) asked += 1;
  }
  return asked;
}
