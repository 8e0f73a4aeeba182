import { eq, inArray, sql } from 'drizzle-orm';
import type { RecipientList } from '#contract/sms/campaigns.ts';
import type { Db } from '#server/platform/db.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { lastingDigests } from './lasting-digest.ts';
import { type Found, parseMobile, phoneDigests, recipientColumns } from './recipient.ts';
import { smsCampaign, smsMessage, smsRecipientList } from './tables.ts';

/** How many of those left out are shown. */
const MOST_SHOWN = 50;

type Target = { id: number; campaignId: number };
type LeftOut = RecipientList['leftOut'];

/** Somebody as they will be stored; nobody where the number is none. */
export type Read = {
  person?: { phone: string; columns: ReturnType<typeof recipientColumns> & { language: string } };
  /** How they are shown where they are left out, and in which line they stood. */
  shown: string;
  line: number;
};

export function readPeople(sealing: Sealing, people: Found[], firstLine: number): Read[] {
  return people.map((person, index) => {
    const { line = firstLine + index } = person;
    const phone = parseMobile(person.phone);
    if (phone === null)
      return { shown: person.phone.replaceAll(/[\d๐-๙]/g, 'x').slice(0, 30), line };
    const columns = recipientColumns(sealing, { ...person, phone });
    const kept = { phone, columns: { ...columns, language: person.language } };
    return { person: kept, shown: columns.phoneMasked, line };
  });
}

/** Adds one page of people to a campaign, and to its list what became of them. */
export async function addRecipients(
  tx: Db,
  sealing: Sealing,
  list: Target,
  read: Read[],
): Promise<void> {
  const lasting = await lastingDigests(tx, sealing);
  const earlier = (phone: string) => phoneDigests(sealing, phone).at(-1) ?? '';
  const valid = read.flatMap(({ person }) =>
    person
      ? [{ ...person.columns, lasting: lasting(person.phone), earlier: earlier(person.phone) }]
      : [],
  );
  const { added, optedOut } = await insertValid(tx, list, valid);
  const counts = { added: 0, invalid: 0, duplicate: 0, optedOut: 0 };
  const leftOut: LeftOut = [];
  for (const { person, shown, line } of read) {
    const why = whyLeftOut(person?.columns.phoneDigest, added, optedOut);
    counts[why] += 1;
    if (why !== 'added') leftOut.push({ line, why, shown });
  }
  await countIn(tx, list.id, read.length, counts, leftOut.slice(0, MOST_SHOWN));
}

/** Each number is counted as added once: a second one of the same page is a duplicate. */
function whyLeftOut(digest: string | undefined, added: Set<string>, optedOut: Set<string>) {
  if (digest === undefined) return 'invalid';
  if (optedOut.has(digest)) return 'optedOut';
  return added.delete(digest) ? 'added' : 'duplicate';
}

type Valid = NonNullable<Read['person']>['columns'] & {
  /** By which those are known who opted out and were erased since. */
  lasting: string;
  /** By which those are known who were written down under the key before. */
  earlier: string;
};

async function insertValid(tx: Db, { id, campaignId }: Target, valid: Valid[]) {
  if (valid.length === 0) return { added: new Set<string>(), optedOut: new Set<string>() };
  const column = (name: keyof Valid) => sql.param(valid.map((row) => row[name]));
  const [digests, lasting, earlier] = [column('phoneDigest'), column('lasting'), column('earlier')];
  const out = await tx.execute<{ digest: string }>(sql`
    select given.digest from unnest(${digests}::text[], ${lasting}::text[], ${earlier}::text[])
      as given (digest, lasting, earlier)
    where exists (select 1 from sms_opt_out o
      where o.phone_digest in (given.digest, given.lasting, given.earlier) and o.deleted_at is null)`);
  // A campaign that is being filled is larger than the database has counted: looked up by its number
  // every page would read all of it, so whoever stands under an earlier key is looked up by theirs.
  const added = await tx.execute<{ digest: string }>(sql`
    insert into sms_message (campaign_id, list_id, sealed, phone_masked, phone_digest, language)
    select ${campaignId}::int, ${id}::int, given.sealed, given.masked, given.digest, given.language
    from unnest(${column('sealed')}::text[],
      ${column('phoneMasked')}::text[], ${digests}::text[], ${lasting}::text[],
      ${earlier}::text[], ${column('language')}::text[])
      with ordinality as given (sealed, masked, digest, lasting, earlier, language, place)
    where not exists (select 1 from sms_opt_out o
      where o.phone_digest in (given.digest, given.lasting, given.earlier) and o.deleted_at is null)
      and not (given.earlier <> given.digest and exists (select 1 from sms_message m
        where m.phone_digest = given.earlier and m.campaign_id + 0 = ${campaignId}::int))
    order by given.place
    on conflict do nothing returning phone_digest as digest`);
  const set = (rows: Array<{ digest: string }>) => new Set(rows.map(({ digest }) => digest));
  return { added: set(added.rows), optedOut: set(out.rows) };
}

async function countIn(
  tx: Db,
  id: number,
  found: number,
  counts: { added: number; invalid: number; duplicate: number; optedOut: number },
  leftOut: LeftOut,
): Promise<void> {
  const list = smsRecipientList;
  await tx
    .update(list)
    .set({
      found: sql`${list.found} + ${found}`,
      added: sql`${list.added} + ${counts.added}`,
      invalid: sql`${list.invalid} + ${counts.invalid}`,
      duplicate: sql`${list.duplicate} + ${counts.duplicate}`,
      optedOut: sql`${list.optedOut} + ${counts.optedOut}`,
      leftOut: sql`case when jsonb_array_length(${list.leftOut}) < ${MOST_SHOWN}
        then ${list.leftOut} || ${JSON.stringify(leftOut)}::jsonb else ${list.leftOut} end`,
    })
    .where(eq(list.id, id));
}

/** So many in one statement, which takes a moment. */
export const CLEARED_AT_ONCE = 2_000;

/** Takes back what a list added, for another start or for good: in a transaction only where it is little. */
export async function clearList(db: Db, { id }: Pick<Target, 'id'>): Promise<void> {
  const some = db
    .select({ id: smsMessage.id })
    .from(smsMessage)
    .where(eq(smsMessage.listId, id))
    .limit(CLEARED_AT_ONCE);
  for (let cleared = CLEARED_AT_ONCE; cleared === CLEARED_AT_ONCE; ) {
    const { rowCount } = await db.delete(smsMessage).where(inArray(smsMessage.id, some));
    cleared = rowCount ?? 0;
  }
  const none = { found: 0, added: 0, invalid: 0, duplicate: 0, optedOut: 0, leftOut: [] };
  await db.update(smsRecipientList).set(none).where(eq(smsRecipientList.id, id));
}

/** Lists count that are not being removed; the campaign keeps the sum. */
export async function countRecipients(tx: Db, campaignId: number): Promise<void> {
  const sum = sql`(select coalesce(sum(added), 0)::int from sms_recipient_list
    where campaign_id = ${campaignId} and not detail ? 'removed')`;
  await tx.update(smsCampaign).set({ recipients: sum }).where(eq(smsCampaign.id, campaignId));
}
