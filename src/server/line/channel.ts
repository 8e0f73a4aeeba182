import { eq, sql } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import { LINE_API, type LineChannel } from '#contract/line/line.ts';
import type { Db } from '#server/platform/db.ts';
import { originOf } from '#server/platform/origin-of.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { createLineApi, type LineApi } from './line-api.ts';
import type { LineParts } from './parts.ts';
import { lineChannel } from './tables.ts';

const ONE = 1;
export const PURPOSE = 'line secret';

/** Until staff have entered an account there is none. */
const FIRST: LineChannel = { on: false, basicId: '', apiUrl: LINE_API, monthlyQuota: 0 };

type Row = typeof lineChannel.$inferSelect;

export async function readChannelRow(db: Db): Promise<Row | undefined> {
  const [row] = await db.select().from(lineChannel).where(eq(lineChannel.id, ONE));
  return row;
}

/** The account that people can be linked to; none while it is off. */
export async function findChannel(db: Db): Promise<LineChannel | undefined> {
  const row = await readChannelRow(db);
  return row?.values.on ? row.values : undefined;
}

/** A secret that no key at hand opens is as good as none: staff enter it again. */
const openSecret = (sealing: Sealing, sealed: string | null | undefined) =>
  sealed ? sealing.openIf(sealed, PURPOSE) : undefined;

/** As it is spoken to now, whether it is on or not. */
export function openApi(
  { sealing, allowPrivate }: Pick<LineParts, 'sealing' | 'allowPrivate'>,
  row: Row | undefined,
): LineApi {
  const { apiUrl } = row?.values ?? FIRST;
  const accessToken = openSecret(sealing, row?.accessToken) ?? '';
  return createLineApi({ apiUrl, accessToken, allowPrivate });
}

/** What webhooks must be signed with; undefined while the account is off. */
export async function readChannelSecret(db: Db, sealing: Sealing): Promise<string | undefined> {
  const row = await readChannelRow(db);
  return row?.values.on ? openSecret(sealing, row.channelSecret) : undefined;
}

/** As it is shown: of secrets only whether they are there. */
export async function viewChannel({ db, sealing, publicOrigin, countLinked }: LineParts) {
  const row = await readChannelRow(db);
  return {
    version: row?.version ?? 0,
    values: row?.values ?? FIRST,
    channelSecret: Boolean(openSecret(sealing, row?.channelSecret)),
    accessToken: Boolean(openSecret(sealing, row?.accessToken)),
    webhookUrl: new URL('/line/webhook', publicOrigin).href,
    pushed: row && row.month === thisMonth() ? row.pushed : 0,
    linked: await countLinked(db),
    problem: row?.problem ?? '',
    updatedAt: row?.updatedAt.toISOString() ?? null,
    updatedBy: row?.updatedBy ?? null,
  };
}

type Change = {
  version: number;
  values: LineChannel;
  channelSecret?: string | undefined;
  accessToken?: string | undefined;
};

/** Keeps new settings; those of an older version are a conflict. Answers what they were. */
export async function saveChannel(
  tx: Db,
  { sealing, allowPrivate }: Pick<LineParts, 'sealing' | 'allowPrivate'>,
  { version, values, ...secrets }: Change,
  by: string,
): Promise<Row> {
  await tx.insert(lineChannel).values({ id: ONE, values: FIRST, version: 0 }).onConflictDoNothing();
  const [before] = await tx.select().from(lineChannel).where(eq(lineChannel.id, ONE)).for('update');
  if (before?.version !== version) throw new AppError('conflict');
  const kept = (name: 'channelSecret' | 'accessToken') => {
    const given = secrets[name];
    if (given === undefined) return openSecret(sealing, before[name]) ? before[name] : null;
    return given === '' ? null : sealing.seal(given, PURPOSE);
  };
  // Kept for where it was given for: elsewhere it would be given away to whoever changes the address.
  if (secrets.accessToken === undefined && before.accessToken && isElsewhere(before, values))
    throw new AppError('invalid_input', { accessToken: 'required' });
  const after = { channelSecret: kept('channelSecret'), accessToken: kept('accessToken') };
  // Over a line that others can read, the token would be theirs.
  if (!allowPrivate && !values.apiUrl.startsWith('https:'))
    throw new AppError('invalid_input', { apiUrl: 'invalid_link' });
  if (values.on)
    for (const [name, value] of Object.entries(after))
      if (!value) throw new AppError('invalid_input', { [name]: 'required' });
  await tx
    .update(lineChannel)
    .set({
      values,
      ...after,
      version: sql`${lineChannel.version} + 1`,
      updatedAt: sql`now()`,
      updatedBy: by,
      usedUpAt: null,
      problem: '',
    })
    .where(eq(lineChannel.id, ONE));
  return before;
}

function isElsewhere(before: Pick<Row, 'values'>, after: LineChannel): boolean {
  return originOf(before.values.apiUrl) !== originOf(after.apiUrl);
}

const THAI_MONTH = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  timeZone: 'Asia/Bangkok',
});

function thisMonth(): string {
  return THAI_MONTH.format(new Date());
}

/** After LINE said so, it is asked again now and then: more can be bought within a month. */
const ASKED_AGAIN_MS = 60 * 60_000;

/** Whether another message of this month is more than the house pays for, or LINE lets through. */
export function isUsedUp({ month, pushed, usedUpAt, values }: Row): boolean {
  if (month === thisMonth() && values.monthlyQuota > 0 && pushed >= values.monthlyQuota)
    return true;
  return usedUpAt !== null && usedUpAt.getTime() > Date.now() - ASKED_AGAIN_MS;
}

/** In the transaction that notes that LINE took it. */
export async function countPushed(tx: Db): Promise<void> {
  const month = thisMonth();
  await tx
    .update(lineChannel)
    .set({
      pushed: sql`case when ${lineChannel.month} = ${month} then ${lineChannel.pushed} + 1 else 1 end`,
      month,
      usedUpAt: null,
      problem: '',
    })
    .where(eq(lineChannel.id, ONE));
}

export async function noteProblem(tx: Db, problem: string, usedUp: boolean): Promise<void> {
  await tx
    .update(lineChannel)
    .set({ problem, ...(usedUp && { usedUpAt: sql`now()` }) })
    .where(eq(lineChannel.id, ONE));
}
