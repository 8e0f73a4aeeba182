import { and, eq, inArray } from 'drizzle-orm';
import type { JobApplicationDetails } from '#contract/job-applications/job-applications.ts';
import { maskName } from '#contract/thai/initial.ts';
import { hintAddress } from '#server/mail/addresses.ts';
import type { Db } from '#server/platform/db.ts';
import { ifOpens, type Sealing } from '#server/platform/sealed.ts';
import { openPhone } from '#server/platform/sealed-phone.ts';
import { jobApplication, jobAttachment } from './tables.ts';

type Application = typeof jobApplication.$inferSelect;

/** As lists, histories and the record of what was done know them: without what names a person. */
export async function readMasked(db: Db, ids: number[]) {
  return (await readAll(db, ids)).map((row) => ({
    id: row.id,
    name: maskName(row),
    phone: row.phoneMask,
    email: hintAddress(row.email),
    postingId: row.postingId,
    position: row.position,
    workYears: row.workYears,
    ...handlingOf(row),
  }));
}

/** With everything, for sheets. A number that cannot be opened keeps none of the others from it. */
export async function readWhole(db: Db, sealing: Sealing, ids: number[]) {
  return (await readAll(db, ids)).map((row) => ({
    ...row,
    phone: ifOpens(() => openPhone(sealing, row.phone)) ?? '–',
    name: `${row.firstName} ${row.lastName}`,
    ...handlingOf(row),
  }));
}

function readAll(db: Db, ids: number[]): Promise<Application[]> {
  return db.select().from(jobApplication).where(inArray(jobApplication.id, ids));
}

function handlingOf({ status, remark, assignee, createdAt }: Application) {
  return { status, remark, assignee, createdAt: createdAt.toISOString() };
}

export async function findDetails(
  db: Db,
  sealing: Sealing,
  id: number,
): Promise<JobApplicationDetails | undefined> {
  const [row] = await readAll(db, [id]);
  if (!row) return undefined;
  const attachments = await db
    .select()
    .from(jobAttachment)
    .where(eq(jobAttachment.applicationId, id))
    .orderBy(jobAttachment.kind, jobAttachment.id);
  return {
    ...row,
    phone: openPhone(sealing, row.phone),
    consentAt: row.createdAt.toISOString(),
    attachments,
  };
}

export async function findAttachment(db: Db, applicationId: number, id: number) {
  const [row] = await db
    .select()
    .from(jobAttachment)
    .where(and(eq(jobAttachment.id, id), eq(jobAttachment.applicationId, applicationId)));
  return row;
}
