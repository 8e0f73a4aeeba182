import { and, inArray, isNull, or } from 'drizzle-orm';
import { OPEN_STATUSES } from '#contract/applications/states.ts';
import type { Db } from '#server/platform/db.ts';
import { DIGESTS } from '#server/platform/person-digests.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { markNews } from './news.ts';
import { application, applicationEvent } from './tables.ts';

/** Nobody has more that are open; whoever writes somebody else’s number marks no more than these. */
const MOST = 20;

type Sender = { messageId: number; phone: string; email: string };

/**
 * Marks what is open of who wrote by the contact form, by their telephone or address. The form proves
 * neither: the timeline tells that a message came, and nothing of the application is told to anybody.
 */
export async function noteContactMessage(
  tx: Db,
  sealing: Sealing,
  { messageId, phone, email }: Sender,
): Promise<void> {
  const phones = phone ? sealing.digests(phone, DIGESTS.phone) : [];
  const emails = email ? sealing.digests(email.toLowerCase(), DIGESTS.email) : [];
  const theirs = await tx
    .select({ id: application.id })
    .from(application)
    .where(
      and(
        inArray(application.status, [...OPEN_STATUSES]),
        isNull(application.deletedAt),
        isNull(application.anonymisedAt),
        or(
          inArray(application.phoneDigest, phones),
          inArray(application.contactPhoneDigest, phones),
          inArray(application.emailDigest, emails),
          inArray(application.contactEmailDigest, emails),
        ),
      ),
    )
    .orderBy(application.id)
    .limit(MOST)
    .for('update');
  for (const { id } of theirs) {
    await tx
      .insert(applicationEvent)
      .values({ applicationId: id, actor: null, kind: 'wrote', detail: { messageId } });
    await markNews(tx, id);
  }
}
