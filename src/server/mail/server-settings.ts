import { sql } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { MailServerInput } from '#contract/mail/mail.ts';
import type { Db } from '#server/platform/db.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { mailServer } from './tables.ts';

export type StoredServer = typeof mailServer.$inferSelect;
const PLACE = 'mail_server.password';

export async function findServer(db: Db): Promise<StoredServer | undefined> {
  const [row] = await db.select().from(mailServer);
  return row;
}

/** Until the transaction ends nobody else changes it; also where there is no row yet. */
export async function holdServer(tx: Db): Promise<StoredServer | undefined> {
  await tx.execute(sql`lock table ${mailServer} in share row exclusive mode`);
  return findServer(tx);
}

export async function writeServer(
  tx: Db,
  values: Partial<StoredServer>,
  updatedBy: string,
): Promise<void> {
  const changed = { ...values, updatedBy, updatedAt: sql`now()` };
  await tx
    .insert(mailServer)
    .values({ id: 1, ...changed })
    .onConflictDoUpdate({
      target: mailServer.id,
      set: { ...changed, version: sql`${mailServer.version} + 1` },
    });
}

/**
 * The password to go on with. The stored one is for the server and user it was given for: sent
 * anywhere else it would be given away to whoever changes the address.
 */
export function passwordFor(
  stored: StoredServer | undefined,
  { password, ...wanted }: MailServerInput,
  sealing: Sealing,
): { sealed: string | null; password: string } {
  if (wanted.user === '') return { sealed: null, password: '' };
  if (password !== null) return { sealed: sealing.seal(password, PLACE), password };
  const same = (['host', 'port', 'security', 'user'] as const).every(
    (field) => stored?.[field] === wanted[field],
  );
  if (!same || !stored?.password) throw new AppError('invalid_input', { password: 'required' });
  return { sealed: stored.password, password: openPassword(stored, sealing) ?? '' };
}

/** Undefined where it was sealed with another key. */
export function openPassword({ password }: StoredServer, sealing: Sealing): string | undefined {
  return password === null ? '' : sealing.openIf(password, PLACE);
}

export function senderOf({ senderName, senderAddress }: StoredSender): string {
  return senderName ? `"${senderName.replaceAll(/["\\]/g, '')}" <${senderAddress}>` : senderAddress;
}
type StoredSender = Pick<StoredServer, 'senderName' | 'senderAddress'>;
