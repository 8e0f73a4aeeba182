import { eq, inArray, sql } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { Db } from '#server/platform/db.ts';
import type { KindOf } from '#server/resource/kind.ts';
import { numberColumn, textColumn } from '#server/resource/sheet-columns.ts';
import { CAMPAIGN_SEARCHED, smsCampaign } from './tables.ts';

export type Campaign = typeof smsCampaign.$inferSelect;

/** Campaigns as they are written; handing in, approving and sending are steps of their own. */
export const campaignKind: KindOf<'smsCampaign'> = {
  resource: 'smsCampaign',
  table: smsCampaign,
  searched: CAMPAIGN_SEARCHED,
  sorts: {
    updatedAt: smsCampaign.updatedAt,
    name: sql`(lower(${smsCampaign.name}) collate "th-x-icu")`,
  },
  filter: ({ states }) => (states?.length ? inArray(smsCampaign.state, states) : undefined),
  read: readCampaigns,
  columns: ({ name, texts, scheduledFor }) => ({
    name,
    texts,
    scheduledFor: scheduledFor === null ? null : new Date(scheduledFor),
  }),
  nameOf: ({ name }) => name,
  beforeSave: async (_tx, { before }) => {
    if (before && before.state !== 'draft') throw new AppError('conflict');
  },
  afterSave: (tx, id, { viewer }) => addMaker(tx, id, viewer),
  beforeDelete: async (_tx, rows) => {
    const busy = rows.find(({ state }) => !['draft', 'done', 'cancelled'].includes(state));
    if (busy) throw new AppError('in_use', { [busy.id]: 'sending' });
  },
  sheet: [
    numberColumn('id'),
    textColumn('name'),
    textColumn('state'),
    textColumn('texts.th'),
    textColumn('texts.en'),
    numberColumn('recipients'),
    textColumn('maker'),
    textColumn('approver'),
    textColumn('scheduledFor'),
    textColumn('startedAt'),
    textColumn('endedAt'),
  ],
};

async function readCampaigns(db: Db, ids: number[]) {
  const rows = await db.select().from(smsCampaign).where(inArray(smsCampaign.id, ids));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    texts: row.texts,
    scheduledFor: row.scheduledFor?.toISOString() ?? null,
    state: row.state,
    maker: row.maker,
    approver: row.approver,
    recipients: row.recipients,
    startedAt: row.startedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
  }));
}

/** Whoever had a hand in a campaign cannot be the second person who agrees to it. */
export async function addMaker(
  tx: Db,
  id: number,
  { userId, name }: { userId: number; name: string },
) {
  await tx
    .update(smsCampaign)
    .set({
      makers: sql`case when ${userId} = any(${smsCampaign.makers}) then ${smsCampaign.makers}
        else array_append(${smsCampaign.makers}, ${userId}) end`,
      maker: sql`coalesce(${smsCampaign.maker}, ${name})`,
    })
    .where(eq(smsCampaign.id, id));
}

/** The campaign as it is now, held until the change is through. */
export async function holdCampaign(tx: Db, id: number): Promise<Campaign> {
  const [row] = await tx.select().from(smsCampaign).where(eq(smsCampaign.id, id)).for('update');
  if (!row || row.deletedAt) throw new AppError('not_found');
  return row;
}
