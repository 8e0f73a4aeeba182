import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { CampaignFacts, SmsTexts } from '#contract/sms/campaigns.ts';
import type { SmsLanguage } from '#contract/sms/states.ts';
import type { Viewer } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { ifOpens } from '#server/platform/sealed.ts';
import { isWithinHours } from '#server/platform/thai-hours.ts';
import type { Campaign } from './campaigns.ts';
import { readGatewayRow } from './gateway-settings.ts';
import { byState, goingOf, type MessageCount, readCounts, sumOf } from './message-counts.ts';
import type { SmsParts } from './parts.ts';
import { needsSecondPerson, type SmsRules, smsRules } from './rules.ts';
import { NEWEST, smsCampaign, smsMessage, smsRecipientList } from './tables.ts';
import { writeSms } from './write-sms.ts';

/** Names make messages longer: as many as this are written to reckon with. */
const RECKONED_WITH = 200;

/** How a campaign stands. */
export async function readFacts(
  parts: SmsParts,
  db: Db,
  id: number,
  viewer: Viewer,
): Promise<CampaignFacts> {
  const [campaign] = await db.select().from(smsCampaign).where(eq(smsCampaign.id, id));
  if (!campaign) throw new AppError('not_found');
  const rules = smsRules(await parts.parameters());
  const gateway = await readGatewayRow(db);
  const counts = await readCounts(db, [id]);
  const { from, until } = rules;
  return {
    state: campaign.state,
    version: campaign.version,
    texts: { th: campaign.texts.th, en: campaign.texts.en },
    counts: byState(counts),
    recorded: sumOf(counts.filter(({ state, recorded }) => state === 'sent' && recorded)),
    lists: await readLists(db, id),
    estimate: await estimate(parts, db, campaign, { rules, counts }),
    approval: {
      needed: needsSecondPerson(campaign.recipients, rules),
      from: rules.secondApprovalFrom,
      own: campaign.makers.includes(viewer.userId),
    },
    hours: { from, until, open: isWithinHours(rules, new Date()) },
    pauseReason: campaign.pauseReason,
    gateway: {
      adapter: gateway?.values.adapter ?? 'record',
      downUntil: gateway?.downUntil?.toISOString() ?? null,
      problem: gateway?.problem ?? '',
    },
  };
}

async function readLists(db: Db, campaignId: number): Promise<CampaignFacts['lists']> {
  const rows = await db
    .select()
    .from(smsRecipientList)
    .where(
      and(
        eq(smsRecipientList.campaignId, campaignId),
        ne(smsRecipientList.state, 'uploaded'),
        sql`not ${smsRecipientList.detail} ? 'removed'`,
      ),
    )
    .orderBy(asc(smsRecipientList.id));
  return rows.map(({ campaignId: _id, detail: _detail, createdAt: _at, state, ...list }) => ({
    ...list,
    state: state === 'uploaded' ? 'working' : state,
  }));
}

type Reckoned = { rules: SmsRules; counts: readonly MessageCount[] };

async function estimate(parts: SmsParts, db: Db, campaign: Campaign, { rules, counts }: Reckoned) {
  // Who opted out since they were gathered gets nothing.
  const going = goingOf(counts);
  const messageParts = await measureOnce(parts, db, campaign, going);
  const baht = round(messageParts * rules.pricePerPart);
  return { recipients: sumOf(going), parts: messageParts, baht };
}

const measured = new WeakMap<SmsParts, Map<number, { of: string; is: number }>>();

/**
 * Whoever watches a campaign asks every second. Handed in, its text stands and its recipients can only
 * become fewer: while they are as many, what it takes need not be reckoned again.
 */
async function measureOnce(
  parts: SmsParts,
  db: Db,
  campaign: Campaign,
  counts: readonly MessageCount[],
): Promise<number> {
  if (campaign.state === 'draft') return measure(parts, db, campaign, counts);
  const known = measured.get(parts) ?? new Map<number, { of: string; is: number }>();
  measured.set(parts, known);
  const of = JSON.stringify([sumOf(counts), campaign.texts]);
  const before = known.get(campaign.id);
  if (before?.of === of) return before.is;
  const is = await measure(parts, db, campaign, counts);
  known.set(campaign.id, { of, is });
  return is;
}

async function measure(
  parts: SmsParts,
  db: Db,
  campaign: Campaign,
  counts: readonly MessageCount[],
): Promise<number> {
  let messageParts = 0;
  for (const [language, ofLanguage] of Map.groupBy(counts, (count) => count.language)) {
    const written = await writeSome(parts, db, campaign, { language, most: RECKONED_WITH });
    const sum = written.reduce((total, one) => total + one.parts, 0);
    messageParts += Math.round((sum / Math.max(1, written.length)) * sumOf(ofLanguage));
  }
  return messageParts;
}

const round = (baht: number) => Math.round(baht * 100) / 100;

type Some = { language?: SmsLanguage; most: number; texts?: SmsTexts | undefined };

/** The message as the first recipients will get it, of those who can be read. */
export async function writeSome(
  parts: SmsParts,
  db: Db,
  campaign: Campaign,
  { language, most, texts = campaign.texts }: Some,
) {
  const rows = await db
    .select()
    .from(smsMessage)
    .where(
      and(
        eq(smsMessage.campaignId, campaign.id),
        ne(smsMessage.sealed, ''),
        language ? eq(smsMessage.language, language) : undefined,
      ),
    )
    // By their ids, in the form that the index of a campaign has.
    .orderBy(desc(NEWEST))
    .limit(most);
  return rows.flatMap((row) => {
    // None where it cannot be opened: sending passes over it too.
    const written = ifOpens(() => writeSms(parts, texts, row));
    if (!written) return [];
    const { text, parts: long } = written;
    return [{ phone: row.phoneMasked, language: row.language, text, parts: long }];
  });
}
