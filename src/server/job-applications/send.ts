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

/** The number of the application that was sent under this id. */
export async function findSent(db: Db, clientId: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: jobApplication.id })
    .from(jobApplication)
    .where(eq(jobApplication.clientId, clientId));
  return row?.id;
}

/** Keeps an application with its files, and asks for the mail that confirms it. */
export async function keepApplication(
  { db, sealing, pages }: { db: Db; sealing: Sealing; pages: Pages },
  input: SendInput,
): Promise<number> {
  const phone = sealPhone(sealing, input.phone);
  const { id: clientId, image, resume, policy: _, captcha: __, position, ...values } = input;
  return db.transaction(async (tx) => {
    demandCurrent(input.policyVersion, await pages.policyInForce(tx));
    const name = await nameOf(tx, pages, input.postingId);
    const [added] = await tx
      .insert(jobApplication)
      .values({
        ...values,
        clientId,
        phone: phone.sealed,
        phoneMask: phone.mask,
        phoneDigest: phone.digest,
        position: name ?? (position === '' ? {} : { [input.language]: position }),
      })
      .onConflictDoNothing()
      .returning({ id: jobApplication.id });
    // The same application, sent in this very moment.
    if (!added) return (await findSent(tx, clientId)) ?? 0;
    await recordConsents(tx, [
      {
        source: 'jobApplication',
        sourceId: added.id,
        purpose: 'policy',
        given: true,
        textVersion: input.policyVersion,
        language: input.language,
        channel: 'site',
      },
    ]);
    if (image) await claimUpload(tx, added.id, 'image', image);
    if (resume) await claimUpload(tx, added.id, 'resume', resume);
    await queueMail(tx, {
      event: JOB_APPLICATION.name,
      key: added.id,
      language: letterLanguage(input),
      to: input.email,
      payload: { applicationId: added.id },
    });
    return added.id;
  });
}

async function nameOf(tx: Db, { findOpening }: Pages, postingId: number | null) {
  if (postingId === null) return undefined;
  const opening = await findOpening(tx, postingId);
  if (!opening) throw new AppError('invalid_input', { postingId: 'closed' });
  return opening.name;
}
