import { and, count, eq, inArray, lt } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';
import { type FactorSecrets, makeRecoveryCodes } from './factor-secrets.ts';
import { recoveryCode, secondFactor } from './tables.ts';
import { matchingStep } from './totp.ts';

export async function hasSecondFactor(db: Db, userId: number): Promise<boolean> {
  const [factor] = await db
    .select({ confirmed: secondFactor.confirmed })
    .from(secondFactor)
    .where(eq(secondFactor.userId, userId));
  return factor?.confirmed === true;
}

/** Keeps a secret that is still to be confirmed. Answers false where one is in use already. */
export async function keepPending(db: Db, userId: number, sealed: string): Promise<boolean> {
  const kept = await db
    .insert(secondFactor)
    .values({ userId, secret: sealed })
    .onConflictDoUpdate({
      target: secondFactor.userId,
      set: { secret: sealed, lastStep: 0 },
      setWhere: eq(secondFactor.confirmed, false),
    })
    .returning({ userId: secondFactor.userId });
  return kept.length > 0;
}

type Check = { userId: number; code: string; secrets: FactorSecrets };

/** Uses a code of the app up: each serves once, also for two who send it at the same moment. */
export async function takeAppCode(
  db: Db,
  { userId, code, secrets, confirmed }: Check & { confirmed: boolean },
): Promise<boolean> {
  const own = and(eq(secondFactor.userId, userId), eq(secondFactor.confirmed, confirmed));
  const [factor] = await db.select().from(secondFactor).where(own);
  const secret = factor && secrets.open(factor.secret, userId);
  const step = secret && matchingStep(secret, code.replaceAll(' ', ''), new Date());
  if (!step) return false;
  const taken = await db
    .update(secondFactor)
    .set({ lastStep: step, confirmed: true })
    .where(and(own, lt(secondFactor.lastStep, step)))
    .returning({ userId: secondFactor.userId });
  return taken.length > 0;
}

/** Uses up a code of the app, or else a recovery code. */
export async function takeCode(db: Db, check: Check): Promise<boolean> {
  if (await takeAppCode(db, { ...check, confirmed: true })) return true;
  const { userId, code, secrets } = check;
  const taken = await db
    .delete(recoveryCode)
    .where(
      and(
        eq(recoveryCode.userId, userId),
        inArray(recoveryCode.codeHash, secrets.recoveryCodeHashes(code, userId)),
      ),
    )
    .returning({ userId: recoveryCode.userId });
  return taken.length > 0;
}

/** New recovery codes in place of all others; shown this once. */
export async function replaceRecoveryCodes(
  db: Db,
  userId: number,
  secrets: FactorSecrets,
): Promise<string[]> {
  const codes = makeRecoveryCodes();
  await db.delete(recoveryCode).where(eq(recoveryCode.userId, userId));
  await db
    .insert(recoveryCode)
    .values(codes.map((code) => ({ userId, codeHash: secrets.hashRecoveryCode(code, userId) })));
  return codes;
}

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const [left] = await db
    .select({ total: count() })
    .from(recoveryCode)
    .where(eq(recoveryCode.userId, userId));
  return left?.total ?? 0;
}

export async function removeSecondFactor(db: Db, userId: number): Promise<void> {
  await db.delete(secondFactor).where(eq(secondFactor.userId, userId));
  await db.delete(recoveryCode).where(eq(recoveryCode.userId, userId));
}
