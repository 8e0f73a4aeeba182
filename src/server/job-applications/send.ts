import { eq } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { SendInput } from '#contract/job-applications/input.ts';
import type { LocalizedText } from '#contract/localized.ts';
import { demandCurrent, type PolicyInForce } from '#server/consents/policy.ts';
import { recordConsents } from '#server/consents/record.ts';
import { letterLanguage } from '#server/mail/event.ts';
import { queueMail } from '#server/mail/queue.ts';
import type { Db } from '#server/platform/db.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { sealPhone } from '#server/platform/sealed-phone.ts';
import { JOB_APPLICATION } from './mail.ts';
import { jobApplication } from './tables.ts';
import { claimUpload } from './uploads.ts';

/** What belongs to the pages of the site, handed in. */
export type Pages = {
  /** Undefined where nobody can apply for it any more. */
  findOpening: (db: Db, id: number) => Promise<{ name: LocalizedText } | undefined>;
  /** Of the policy for personal data as it stands; 0 where none is written. */
  policyInForce: (db: Db) => Promise<PolicyInForce>;
  listPostings: (db: Db) => Promise<Array<{ id: number; name: LocalizedText }>>;
};

export type SendParts = { db: Db; sealing: Sealing; pages: Pages };

/** Keeps an application with its files, and asks for the mail that confirms it. */
export async function keepApplication(
  { db, sealing, pages }: SendParts,
  input: SendInput,
): Promise<number> {
  const { id: clientId, image, resume } = input;
  return db.transaction(async (tx) => {
    demandCurrent(input.policyVersion, await pages.policyInForce(tx));
    const position = await positionOf(tx, pages, input);
    const [added] = await tx
      .insert(jobApplication)
      .values({ ...columnsOf(sealing, input), clientId, position })
      .onConflictDoNothing()
      .returning({ id: jobApplication.id });
    // The same application, sent in this very moment.
    if (!added) return (await numberOf(tx, clientId)) ?? 0;
    await recordPolicy(tx, added.id, input);
    if (image) await claimUpload(tx, added.id, 'image', image);
    if (resume) await claimUpload(tx, added.id, 'resume', resume);
    await queueLetter(tx, added.id, input, added.id);
    return added.id;
  });
}

async function numberOf(tx: Db, clientId: string): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: jobApplication.id })
    .from(jobApplication)
    .where(eq(jobApplication.clientId, clientId));
  return row?.id;
}

/** What the applicant wrote, as it is stored; but for the position, whose name is looked up. */
export function columnsOf(sealing: Sealing, input: SendInput) {
  const phone = sealPhone(sealing, input.phone);
  return {
    postingId: input.postingId,
    firstName: input.firstName,
    lastName: input.lastName,
    address: input.address,
    phone: phone.sealed,
    phoneMask: phone.mask,
    phoneDigest: phone.digest,
    email: input.email,
    education: input.education,
    workYears: input.workYears,
    desiredSalary: input.desiredSalary,
    birthday: input.birthday,
    language: input.language,
    policyVersion: input.policyVersion,
  };
}

/** What is applied for, as it is called now. */
export async function positionOf(
  tx: Db,
  { findOpening }: Pages,
  { postingId, position, language }: SendInput,
): Promise<LocalizedText> {
  if (postingId === null) return position === '' ? {} : { [language]: position };
  const opening = await findOpening(tx, postingId);
  if (!opening) throw new AppError('invalid_input', { postingId: 'closed' });
  return opening.name;
}

export async function recordPolicy(
  tx: Db,
  sourceId: number,
  { policyVersion, language }: SendInput,
): Promise<void> {
  const agreed = { purpose: 'policy', given: true, textVersion: policyVersion } as const;
  await recordConsents(tx, [
    { source: 'jobApplication', sourceId, ...agreed, language, channel: 'site' },
  ]);
}

/** The same key asks for one letter. */
export async function queueLetter(
  tx: Db,
  applicationId: number,
  input: SendInput,
  key: string | number,
): Promise<void> {
  await queueMail(tx, {
    event: JOB_APPLICATION.name,
    key,
    language: letterLanguage(input),
    to: input.email,
    payload: { applicationId },
  });
}
