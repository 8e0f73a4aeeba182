import { eq, sql } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import { SmsGateway } from '#contract/sms/gateway.ts';
import type { Db } from '#server/platform/db.ts';
import { originOf } from '#server/platform/origin-of.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import type { Gateway } from './gateway.ts';
import { createGateway } from './http-gateway.ts';
import type { SmsParts } from './parts.ts';
import { smsGateway } from './tables.ts';

const ONE = 1;
export const PURPOSE = 'sms secret';

/** Until staff have entered a provider, messages are kept and sent to nobody. */
const FIRST: SmsGateway = SmsGateway.parse({ adapter: 'record' });

export async function readGatewayRow(db: Db) {
  const [row] = await db.select().from(smsGateway).where(eq(smsGateway.id, ONE));
  return row;
}

export async function readGatewaySettings(db: Db): Promise<SmsGateway> {
  return (await readGatewayRow(db))?.values ?? FIRST;
}

/** The provider that messages go to now. */
export async function openGateway({ db, sealing, allowPrivate }: SmsParts): Promise<Gateway> {
  const row = await readGatewayRow(db);
  const secrets: Record<string, string> = {};
  const lost: string[] = [];
  for (const [name, sealed] of Object.entries(row?.secrets ?? {})) {
    const secret = sealing.openIf(sealed, PURPOSE);
    if (secret === undefined) lost.push(name);
    else secrets[name] = secret;
  }
  const gateway = createGateway(row?.values ?? FIRST, { secrets, allowPrivate });
  return lost.length > 0 ? closed(gateway, lost) : gateway;
}

/** Without its secrets it is not asked at all: it might refuse messages for good. */
function closed(gateway: Gateway, lost: string[]): Gateway {
  const problem = `the secret ${lost.join(', ')} cannot be opened: enter it again`;
  return {
    ...gateway,
    send: async () => ({ kind: 'misconfigured', status: null, answer: '', problem }),
    doubts: { by: 'asking', ask: async () => 'unsure' },
  };
}

/** As it is shown: of secrets the names. */
export async function viewGateway(db: Db, publicOrigin: string) {
  const row = await readGatewayRow(db);
  return {
    version: row?.version ?? 0,
    values: row?.values ?? FIRST,
    secrets: Object.keys(row?.secrets ?? {}),
    reportSecret: Boolean(row?.reportSecret),
    reportUrl: new URL('/sms/report', publicOrigin).href,
    updatedAt: row?.updatedAt.toISOString() ?? null,
    updatedBy: row?.updatedBy ?? null,
  };
}

type Change = {
  version: number;
  values: SmsGateway;
  secrets: Record<string, string>;
  reportSecret?: string | undefined;
};

/** Keeps new settings; those of an older version are a conflict. Answers what they were. */
export async function saveGateway(tx: Db, sealing: Sealing, change: Change, by: string) {
  await tx.insert(smsGateway).values({ id: ONE, values: FIRST, version: 0 }).onConflictDoNothing();
  const [before] = await tx.select().from(smsGateway).where(eq(smsGateway.id, ONE)).for('update');
  if (before?.version !== change.version) throw new AppError('conflict');
  // Kept for where they were given for: elsewhere they would be given away to whoever changes it.
  const kept = Object.keys(before.secrets).filter((name) => change.secrets[name] === undefined);
  if (kept.length > 0 && goesElsewhere(before.values, change.values))
    throw new AppError('invalid_input', { url: 'secrets_again' });
  const secrets = { ...before.secrets };
  for (const [name, value] of Object.entries(change.secrets)) {
    if (value === '') delete secrets[name];
    else secrets[name] = sealing.seal(value, PURPOSE);
  }
  const { reportSecret } = change;
  await tx
    .update(smsGateway)
    .set({
      values: change.values,
      secrets,
      ...(reportSecret !== undefined && {
        reportSecret: reportSecret === '' ? null : sealing.seal(reportSecret, PURPOSE),
      }),
      version: sql`${smsGateway.version} + 1`,
      updatedAt: sql`now()`,
      updatedBy: by,
      failures: 0,
      downUntil: null,
      problem: '',
    })
    .where(eq(smsGateway.id, ONE));
  return before;
}

function goesElsewhere(before: SmsGateway, after: SmsGateway): boolean {
  const places = new Set([before.url, before.lookupUrl].filter(Boolean).map(originOf));
  const wanted = [after.url, after.lookupUrl].filter(Boolean).map(originOf);
  return wanted.some((place) => !places.has(place));
}

/** What delivery reports must be signed with; undefined where none are taken, or it cannot be opened. */
export async function readReportSecret(db: Db, sealing: Sealing): Promise<string | undefined> {
  const sealed = (await readGatewayRow(db))?.reportSecret;
  return sealed ? sealing.openIf(sealed, PURPOSE) : undefined;
}

/** Whether messages leave the house now: there is a provider, and it was not found unreachable. */
export async function isGatewayUp(db: Db): Promise<boolean> {
  const row = await readGatewayRow(db);
  if (row?.values.adapter !== 'http') return false;
  return row.downUntil === null || row.downUntil.getTime() <= Date.now();
}

/** The provider cannot be reached: everybody waits, for longer each time in a row. */
export async function markDown(db: Db, until: Date, problem: string): Promise<void> {
  await db
    .update(smsGateway)
    .set({ failures: sql`${smsGateway.failures} + 1`, downUntil: until, problem })
    .where(eq(smsGateway.id, ONE));
}

export async function markUp(db: Db): Promise<void> {
  await db
    .update(smsGateway)
    .set({ failures: 0, downUntil: null, problem: '' })
    .where(sql`${smsGateway.id} = ${ONE} and ${smsGateway.failures} > 0`);
}
