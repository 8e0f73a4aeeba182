import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { OPEN_STATUSES } from '#contract/applications/states.ts';
import type { Language } from '#contract/language.ts';
import { thaiDay } from '#contract/thai/day.ts';
import { application, applicationStep } from '#server/applications/tables.ts';
import { recordConsents } from '#server/consents/record.ts';
import { jobApplication } from '#server/job-applications/tables.ts';
import { insertMessage } from '#server/messages/queries.ts';
import { contactMessage } from '#server/messages/tables.ts';
import { jobPosting } from '#server/pages/tables.ts';
import { globalParameter } from '#server/parameters/tables.ts';
import { ADVISORY_LOCKS } from '#server/platform/advisory-locks.ts';
import { readData } from '#server/platform/data-files.ts';
import type { Db } from '#server/platform/db.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { sealPhone } from '#server/platform/sealed-phone.ts';
import { contactColumns } from '#server/privacy/request-contact.ts';
import { privacyRequest } from '#server/privacy/tables.ts';
import { Inbox } from './inbox-rows.ts';
import { DEMO } from './publishing.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const POLICY_VERSION = 1;

/**
 * What visitors sent and what is planned, so that who tries the house finds work on its desks; unless
 * it ever was: what staff deleted does not come back. Nobody is written to.
 */
export async function loadDemoInbox(db: Db, sealing: Sealing): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.demoContent})`);
    const marked = await tx
      .insert(globalParameter)
      .values({ ...DEMO, name: 'demo_inbox_loaded', value: true })
      .onConflictDoNothing()
      .returning({ name: globalParameter.name });
    if (marked.length === 0) return false;
    const inbox = readData('demo/inbox.json', Inbox);
    const now = new Date();
    await addMessages(tx, sealing, inbox, now);
    await addJobApplicants(tx, sealing, inbox, now);
    await addRequests(tx, sealing, inbox, now);
    await addSteps(tx, inbox, now);
    return true;
  });
}

async function addMessages(tx: Db, sealing: Sealing, { messages }: Inbox, now: Date) {
  for (const { hoursAgo, ...message } of messages.toReversed()) {
    const sent = { ...message, id: randomUUID(), policy: true as const, website: '' };
    const row = await insertMessage(tx, sealing, sent, POLICY_VERSION);
    if (!row) continue;
    const createdAt = new Date(now.getTime() - hoursAgo * HOUR);
    await tx.update(contactMessage).set({ createdAt }).where(eq(contactMessage.id, row.id));
    await agree(tx, 'message', row);
  }
}

async function addJobApplicants(tx: Db, sealing: Sealing, { jobApplicants }: Inbox, now: Date) {
  const postings = await tx
    .select({ id: jobPosting.id, name: jobPosting.name })
    .from(jobPosting)
    .orderBy(asc(jobPosting.id));
  for (const [place, { hoursAgo, ...person }] of jobApplicants.toReversed().entries()) {
    const phone = sealPhone(sealing, person.phone);
    const posting = postings[place % Math.max(1, postings.length)];
    const [row] = await tx
      .insert(jobApplication)
      .values({
        ...person,
        clientId: randomUUID(),
        phone: phone.sealed,
        phoneMask: phone.mask,
        phoneDigest: phone.digest,
        postingId: posting?.id ?? null,
        position: posting?.name ?? {},
        policyVersion: POLICY_VERSION,
        createdAt: new Date(now.getTime() - hoursAgo * HOUR),
      })
      .returning({ id: jobApplication.id });
    if (row) await agree(tx, 'jobApplication', { ...row, language: person.language });
  }
}

type Sent = { id: number; language: Language };

const agree = (tx: Db, source: 'message' | 'jobApplication', { id, language }: Sent) =>
  recordConsents(tx, [
    {
      ...{ source, sourceId: id, purpose: 'policy', given: true, channel: 'site' },
      ...{ textVersion: POLICY_VERSION, language },
    },
  ]);

async function addRequests(tx: Db, sealing: Sealing, { privacyRequests }: Inbox, now: Date) {
  await tx.insert(privacyRequest).values(
    privacyRequests.map(({ daysAgo, contact, ...request }) => ({
      ...DEMO,
      ...request,
      ...contactColumns(sealing, contact),
      receivedOn: thaiDay(new Date(now.getTime() - daysAgo * DAY)),
    })),
  );
}

/** Each for a case that somebody works on, and for whoever that is. */
async function addSteps(tx: Db, { steps }: Inbox, now: Date) {
  const cases = await tx
    .select({ id: application.id, assignee: application.assignee })
    .from(application)
    .where(and(isNotNull(application.assignee), inArray(application.status, [...OPEN_STATUSES])))
    .orderBy(asc(application.id))
    .limit(steps.length);
  const rows = cases.flatMap(({ id, assignee }, place) => {
    const step = steps[place];
    if (!step || !assignee) return [];
    const { inDays, hour, kind, note } = step;
    const day = thaiDay(new Date(now.getTime() + inDays * DAY));
    const at = new Date(`${day}T${String(hour).padStart(2, '0')}:00:00+07:00`);
    return [{ applicationId: id, kind, note, at, assignee, plannedBy: assignee }];
  });
  if (rows.length > 0) await tx.insert(applicationStep).values(rows);
}
