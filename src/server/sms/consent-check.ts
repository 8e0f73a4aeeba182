import { sql } from 'drizzle-orm';
import type { RecipientKind } from '#contract/sms/states.ts';
import type { Claimed } from './claims.ts';
import { lastingDigests } from './lasting-digest.ts';
import type { ConsentKind, SmsParts } from './parts.ts';
import { phoneDigests } from './recipient.ts';

/** A message as it would go out. */
export type Written = { message: Claimed; phone: string; text: string; parts: number };

type Check = (written: Written[]) => Promise<Written[]>;

/**
 * Who may still be written to at the last moment: a campaign may have waited for days, and who opted
 * out or took their consent back since is left out for good. Messages of events are no advertising.
 * All that were taken together are asked about together, for a campaign sends very many.
 */
export function createConsentCheck(parts: SmsParts): Check {
  // Made where there is none, and the same ever after: it is read once.
  let lasting: ReturnType<typeof lastingDigests> | undefined;
  return async (written) => {
    const asked = written.filter(({ message }) => message.campaignId !== null);
    if (asked.length === 0) return written;
    lasting ??= lastingDigests(parts.db, parts.sealing);
    const kept = await keepWilling(parts, asked, await lasting);
    return written.filter(({ message }) => message.campaignId === null || kept.has(message.id));
  };
}

/** Cancels the others, and notes of those who are left what their messages take, before they go. */
async function keepWilling(
  parts: SmsParts,
  asked: Written[],
  lasting: (phone: string) => string,
): Promise<Set<number>> {
  const people = asked.map(({ message, phone, parts: long }) => {
    const digests = phoneDigests(parts.sealing, phone);
    return { id: message.id, long, kind: message.kind, digests, lasting: lasting(phone) };
  });
  const agree = await findAgreeing(parts, people);
  const column = (of: (person: Person) => unknown) => sql.param(people.map(of));
  const { rows } = await parts.db.execute<{ id: number; state: string }>(sql`
    update sms_message m set
      state = case when given.stopped or not given.agrees then 'cancelled' else m.state end,
      problem = case when given.stopped then 'opted_out'
        when not given.agrees then 'no_consent' else m.problem end,
      parts = case when given.stopped or not given.agrees then m.parts else given.long end
    from (select given.*, exists (select 1 from sms_opt_out o where o.deleted_at is null
        and o.phone_digest in (given.digest, given.earlier, given.lasting)) as stopped
      from unnest(${column(({ id }) => id)}::int[], ${column(({ long }) => long)}::int[],
        ${column(({ digests }) => digests[0])}::text[],
        ${column(({ digests }) => digests.at(-1))}::text[],
        ${column((person) => person.lasting)}::text[],
        ${column((person) => agree.has(person))}::boolean[])
        as given (id, long, digest, earlier, lasting, agrees)) given
    where m.id = given.id and m.state = 'sending'
    returning m.id, m.state`);
  return new Set(rows.filter(({ state }) => state === 'sending').map(({ id }) => id));
}

type Person = {
  id: number;
  /** In parts. */
  long: number;
  kind: RecipientKind | null;
  /** Under every key at hand, and by the one of those who were erased. */
  digests: string[];
  lasting: string;
};

/** Staff answer for numbers that they brought; of all others each has agreed. */
async function findAgreeing({ db, stillAgrees }: SmsParts, people: Person[]): Promise<Set<Person>> {
  const agree = new Set<Person>();
  for (const [kind, ofKind] of Map.groupBy(people, (person) => person.kind)) {
    const found = isConsent(kind)
      ? await stillAgrees(
          db,
          kind,
          ofKind.flatMap(({ digests }) => digests),
        )
      : undefined;
    for (const person of ofKind)
      if (!found || person.digests.some((digest) => found.has(digest))) agree.add(person);
  }
  return agree;
}

function isConsent(kind: RecipientKind | null): kind is ConsentKind {
  return kind !== null && kind !== 'numbers' && kind !== 'sheet';
}
