import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { SmsTexts } from '#contract/sms/campaigns.ts';
import type { RecipientKind, SmsLanguage } from '#contract/sms/states.ts';
import type { Db } from '#server/platform/db.ts';
import type { Open } from './rules.ts';
import { smsCampaign } from './tables.ts';

export type Claimed = {
  id: number;
  publicId: string;
  campaignId: number | null;
  /** Of the list that it came with. */
  kind: RecipientKind | null;
  event: string | null;
  eventKey: string | null;
  sealed: string;
  language: SmsLanguage;
  attempts: number;
};

/**
 * Takes some of the messages that are due and marks them as on their way, for good before anything is
 * sent: whatever happens then, none of them is taken a second time by itself. Messages of events go
 * first; each only in its hours.
 */
export async function claimDue(db: Db, most: number, open: Open): Promise<Claimed[]> {
  const claimed = await claim(db, open.events ? 'events' : 'codes', most);
  if (!open.campaigns) return claimed;
  const sending = await db
    .select({ id: smsCampaign.id })
    .from(smsCampaign)
    .where(eq(smsCampaign.state, 'sending'))
    .orderBy(asc(smsCampaign.id));
  for (const { id } of sending) {
    if (claimed.length >= most) break;
    claimed.push(...(await claim(db, id, most - claimed.length)));
  }
  return claimed;
}

/** Somebody sits and waits for a code: it goes out at any hour. */
const WHOSE = {
  events: sql`campaign_id is null`,
  codes: sql`campaign_id is null and event = 'code'`,
};

async function claim(db: Db, of: keyof typeof WHOSE | number, most: number): Promise<Claimed[]> {
  const whose =
    typeof of === 'string'
      ? WHOSE[of]
      : sql`campaign_id = ${of} and exists (select 1 from sms_campaign c
          where c.id = ${of} and c.state = 'sending')`;
  const { rows } = await db.execute<Claimed>(sql`
    update sms_message m set state = 'sending', problem = '',
      attempts = m.attempts + 1, sending_at = now(), not_before = null, updated_at = now()
    from (select id from sms_message where ${whose} and state = 'queued'
      and (not_before is null or not_before <= now())
      order by id limit ${most} for update skip locked) due
    where m.id = due.id
    returning m.id, m.public_id as "publicId", m.campaign_id as "campaignId",
      (select l.kind from sms_recipient_list l where l.id = m.list_id) as kind,
      m.event, m.event_key as "eventKey", m.sealed, m.language, m.attempts`);
  return rows.sort((a, b) => a.id - b.id);
}

export async function readTexts(db: Db, campaignId: number): Promise<SmsTexts> {
  const [row] = await db
    .select({ texts: smsCampaign.texts })
    .from(smsCampaign)
    .where(eq(smsCampaign.id, campaignId));
  if (!row) throw new Error(`There is no campaign ${campaignId}.`);
  return row.texts;
}

/** Campaigns whose time has come. */
export async function startCampaigns(db: Db): Promise<void> {
  await db.execute(sql`update sms_campaign set state = 'sending', updated_at = now(),
    version = version + 1, started_at = coalesce(started_at, now())
    where state = 'ready' and (scheduled_for is null or scheduled_for <= now())`);
}

/** Campaigns with nothing left to send, and nothing on its way. */
export async function endCampaigns(db: Db): Promise<void> {
  await db.execute(sql`update sms_campaign c set state = 'done', updated_at = now(),
    version = version + 1, ended_at = now()
    where c.state = 'sending' and c.moving is null and not exists (select 1 from sms_message m
      where m.campaign_id = c.id and m.state in ('queued', 'sending'))`);
  // On their way when the campaign was cancelled, and not taken: they are not tried again.
  await db.execute(sql`update sms_message m set state = 'cancelled', updated_at = now()
    from sms_campaign c where c.id = m.campaign_id and c.state = 'cancelled' and c.moving is null
      and m.state = 'queued'
      and c.ended_at > now() - interval '1 day'`);
}

export async function pauseCampaigns(db: Db, reason: string): Promise<void> {
  await db.execute(sql`update sms_campaign set state = 'paused', pause_reason = ${reason},
    version = version + 1, updated_at = now() where state = 'sending'`);
}

/** When the next message is due that has to wait now; undefined where none does. */
export async function nextDue(db: Db, overAfterMs: number, open: Open): Promise<Date | undefined> {
  // One that need not wait is enough to know: a million behind it are not looked through.
  const first = (whose: SQL) => sql`coalesce(
    (select now() from sms_message m where ${whose} and m.state = 'queued' and m.not_before is null limit 1),
    (select min(m.not_before) from sms_message m where ${whose} and m.state = 'queued'))`;
  const { rows } = await db.execute<{ due: Date | string | null }>(sql`
    select min(due) as due from (
      select ${first(sql`m.campaign_id is null`)} as due where ${open.events}
      union all select ${first(sql`m.campaign_id is null and m.event = 'code'`)}
      union all select ${first(sql`m.campaign_id = c.id`)}
        from sms_campaign c where c.state = 'sending' and ${open.campaigns}
      union all select greatest(not_before, sending_at + make_interval(secs => ${overAfterMs / 1_000}))
        from sms_message where state = 'sending'
      union all select coalesce(scheduled_for, now()) from sms_campaign
        where state = 'ready' and ${open.campaigns}) waiting`);
  const due = rows[0]?.due;
  return due ? new Date(due) : undefined;
}
