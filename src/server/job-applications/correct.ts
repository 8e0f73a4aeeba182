import { eq, sql } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { SendInput } from '#contract/job-applications/input.ts';
import { demandCurrent } from '#server/consents/policy.ts';
import type { Db } from '#server/platform/db.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { openPhone } from '#server/platform/sealed-phone.ts';
import { hashToken } from '#server/platform/tokens.ts';
import { columnsOf, positionOf, queueLetter, recordPolicy, type SendParts } from './send.ts';
import { jobApplication, jobAttachment } from './tables.ts';
import { replaceUpload } from './uploads.ts';

type Application = typeof jobApplication.$inferSelect;

/** The application that was sent under this id, and whether it says the same. */
export async function findSent(
  db: Db,
  sealing: Sealing,
  input: SendInput,
): Promise<{ number: number; same: boolean } | undefined> {
  const [row] = await db.select().from(jobApplication).where(eq(jobApplication.clientId, input.id));
  if (!row) return undefined;
  const files = await db
    .select({ tokenHash: jobAttachment.tokenHash })
    .from(jobAttachment)
    .where(eq(jobAttachment.applicationId, row.id));
  const same = saysSame(row, sealing, input) && hasFiles(files, input);
  return { number: row.id, same };
}

const COMPARED = [
  'postingId',
  'firstName',
  'lastName',
  'address',
  'email',
  'education',
  'workYears',
  'desiredSalary',
  'birthday',
] as const;

function saysSame(row: Application, sealing: Sealing, input: SendInput): boolean {
  const [position = ''] = Object.values(row.position);
  return (
    COMPARED.every((field) => row[field] === input[field]) &&
    openPhone(sealing, row.phone) === input.phone &&
    // Of a posting it is its name, which nobody types.
    (input.postingId !== null || position === input.position)
  );
}

function hasFiles(files: { tokenHash: string }[], { image, resume }: SendInput): boolean {
  const sent = [image, resume].filter((file) => file !== null);
  const kept = new Set(files.map(({ tokenHash }) => tokenHash));
  return sent.length === kept.size && sent.every(({ token }) => kept.has(hashToken(token)));
}

/**
 * Of who got no answer, corrected something and sent it again: that counts, and a letter goes to the
 * address that counts. Not once somebody deals with it: they have read it as it was.
 */
export async function correctApplication(
  { db, sealing, pages }: SendParts,
  input: SendInput,
): Promise<number> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(jobApplication)
      .where(eq(jobApplication.clientId, input.id))
      .for('update');
    if (row?.status !== 'new' || row.deletedAt) throw new AppError('already_sent');
    demandCurrent(input.policyVersion, await pages.policyInForce(tx));
    // A posting may have been closed since: who applied in time has applied.
    const samePosting = input.postingId !== null && input.postingId === row.postingId;
    const version = row.version + 1;
    await tx
      .update(jobApplication)
      .set({
        ...columnsOf(sealing, input),
        position: samePosting ? row.position : await positionOf(tx, pages, input),
        version,
        updatedAt: sql`now()`,
      })
      .where(eq(jobApplication.id, row.id));
    if (input.policyVersion !== row.policyVersion) await recordPolicy(tx, row.id, input);
    await replaceUpload(tx, row.id, 'image', input.image);
    await replaceUpload(tx, row.id, 'resume', input.resume);
    await queueLetter(tx, row.id, input, `${row.id}.${version}`);
    return row.id;
  });
}
