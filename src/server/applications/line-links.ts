import { randomInt } from 'node:crypto';
import { and, eq, gt, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import { CODE_LENGTH, CODE_SIGNS, parseCode } from '#contract/line/code.ts';
import { type Actor, recordEvent } from '#server/audit/record.ts';
import type { Db } from '#server/platform/db.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { applicationLine, applicationLineCode } from './line-tables.ts';
import { WINDOW } from './moves.ts';
import { application } from './tables.ts';

const CODE_MINUTES = 10;
const CODE_PURPOSE = 'line code';
const USER_PURPOSE = 'line user';

/** The columns that stand for somebody at LINE. */
export function lineUserColumns(sealing: Sealing, userId: string) {
  return {
    sealed: sealing.seal(userId, USER_PURPOSE),
    userDigest: sealing.digest(userId, USER_PURPOSE),
  };
}

export function openLineUser(sealing: Sealing, { sealed }: { sealed: string }): string {
  return sealing.open(sealed, USER_PURPOSE);
}

/** A code that links the application; the one before it ends. */
export async function makeLineCode(db: Db, sealing: Sealing, applicationId: number) {
  const code = newCode();
  const columns = {
    codeDigest: sealing.digest(code, CODE_PURPOSE),
    expiresAt: new Date(Date.now() + CODE_MINUTES * 60_000),
  };
  await db
    .insert(applicationLineCode)
    .values({ applicationId, ...columns })
    .onConflictDoUpdate({ target: applicationLineCode.applicationId, set: columns });
  return { code, expiresAt: columns.expiresAt };
}

function newCode(): string {
  for (;;) {
    const signs = Array.from(
      { length: CODE_LENGTH },
      () => CODE_SIGNS[randomInt(CODE_SIGNS.length)],
    );
    const code = parseCode(signs.join(''));
    if (code !== null) return code;
  }
}

/** Uses a code up, and links its application to who sent it; undefined where there is no such code. */
export async function linkByCode(
  tx: Db,
  sealing: Sealing,
  { code, userId, at }: { code: string; userId: string; at: Date },
) {
  const [used] = await tx
    .delete(applicationLineCode)
    .where(
      and(
        inArray(applicationLineCode.codeDigest, sealing.digests(code, CODE_PURPOSE)),
        gt(applicationLineCode.expiresAt, sql`now()`),
      ),
    )
    .returning();
  if (!used) return undefined;
  const [row] = await tx
    .select({
      id: application.id,
      reference: application.reference,
      language: application.language,
    })
    .from(application)
    .where(
      and(
        eq(application.id, used.applicationId),
        isNull(application.deletedAt),
        isNull(application.anonymisedAt),
      ),
    );
  if (!row) return undefined;
  const columns = { ...lineUserColumns(sealing, userId), linkedAt: at };
  await tx
    .insert(applicationLine)
    .values({ applicationId: row.id, ...columns })
    .onConflictDoUpdate({ target: applicationLine.applicationId, set: columns });
  await note(tx, row, 'linked');
  return row;
}

/**
 * Ends every link that somebody at LINE had then. Answers what was linked. LINE delivers late what it
 * could not deliver at once: who has come back since is not sent away by it.
 */
export async function unlinkUser(
  tx: Db,
  sealing: Sealing,
  { userId, at }: { userId: string; at: Date },
) {
  const ended = await tx
    .delete(applicationLine)
    .where(
      and(
        inArray(applicationLine.userDigest, sealing.digests(userId, USER_PURPOSE)),
        lte(applicationLine.linkedAt, at),
      ),
    )
    .returning({ id: applicationLine.applicationId });
  if (ended.length === 0) return [];
  const rows = await tx
    .select({
      id: application.id,
      reference: application.reference,
      language: application.language,
    })
    .from(application)
    .where(
      inArray(
        application.id,
        ended.map(({ id }) => id),
      ),
    );
  for (const row of rows) await note(tx, row, 'unlinked');
  return rows;
}

/** Ends the link of one application, and a code that waits. */
export async function unlinkApplication(
  tx: Db,
  row: { id: number; reference: string },
  actor: Actor,
): Promise<void> {
  await tx.delete(applicationLineCode).where(eq(applicationLineCode.applicationId, row.id));
  const ended = await tx
    .delete(applicationLine)
    .where(eq(applicationLine.applicationId, row.id))
    .returning({ id: applicationLine.applicationId });
  if (ended.length > 0) await note(tx, row, 'unlinked', actor);
}

/**
 * What is kept of people at LINE, of applications that lose their personal data. The codes first: who
 * uses one up in this very moment is waited for, and what they linked goes as well.
 */
export async function dropLineLinks(tx: Db, ids: number[]): Promise<void> {
  await tx.delete(applicationLineCode).where(inArray(applicationLineCode.applicationId, ids));
  await tx.delete(applicationLine).where(inArray(applicationLine.applicationId, ids));
}

export async function deleteOldLineCodes(db: Db): Promise<void> {
  await db.delete(applicationLineCode).where(lt(applicationLineCode.expiresAt, sql`now()`));
}

/** The record tells that it was done, never to whom at LINE. */
function note(
  tx: Db,
  { id, reference }: { id: number; reference: string },
  line: 'linked' | 'unlinked',
  actor: Actor = { actor: null, actorId: null, address: '' },
): Promise<void> {
  return recordEvent(tx, actor, {
    action: 'change',
    subject: WINDOW,
    subjectId: id,
    subjectName: reference,
    changes: { line: { to: line } },
  });
}
