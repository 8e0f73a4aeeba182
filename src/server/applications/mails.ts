import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { documentPath, resumePath, statusPath } from '#contract/apply-paths.ts';
import { localize } from '#contract/localized.ts';
import { hashToken } from '#server/files/tokens.ts';
import { type Letter, writeLetter } from '#server/mail/letter.ts';
import type { MailParts } from '#server/mail/mail.ts';
import type { Db } from '#server/platform/db.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { type ApplyParts, missingDocuments, type Offers } from './apply-parts.ts';
import { writeCopy } from './copy-letter.ts';
import { DRAFT_PURPOSE, draftToken } from './drafts.ts';
import {
  DRAFT_LETTERS,
  type LetterLanguage,
  MOVED_LETTERS,
  REQUEST_LETTERS,
  SENT_LETTERS,
  STATUS_NEWS,
} from './letters.ts';
import { openPersonal } from './personal.ts';
import { requestToken } from './requests.ts';
import {
  application,
  applicationDeed,
  applicationDraft,
  applicationEvent,
  applicationFile,
  applicationRequest,
} from './tables.ts';

export type ApplicationMailParts = {
  db: Db;
  sealing: Sealing;
  mail: MailParts;
  readOffers: (db: Db) => Promise<Offers>;
  findRejection: ApplyParts['findRejection'];
};

type Row = typeof application.$inferSelect;

const OfApplication = z.object({ applicationId: z.int() });
const OfEvent = OfApplication.extend({ eventId: z.int() });
const OfDraft = z.object({ draftId: z.uuid() });
const OfRequest = z.object({ requestId: z.int() });

const languageOf = ({ language }: { language: string }): LetterLanguage =>
  language === 'en' ? 'en' : 'th';

function dayOf(moment: Date, language: LetterLanguage): string {
  const locale = language === 'th' ? 'th-TH' : 'en-GB';
  return moment.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'Asia/Bangkok' });
}

/** Confirms an application, in the language it was written in. */
export async function mailSent(parts: ApplicationMailParts, payload: unknown): Promise<void> {
  const row = await findRow(parts.db, OfApplication.parse(payload).applicationId);
  if (!row) return;
  const language = languageOf(row);
  const files = await filesOf(parts.db, row.id);
  const missing = missingDocuments(
    await parts.readOffers(parts.db),
    row,
    files.map(({ uploadTypeId }) => uploadTypeId),
  );
  await sendTo(
    parts,
    row,
    SENT_LETTERS[language]({
      reference: row.reference,
      product: localize(row.productName, language),
      missing: missing.map(({ name }) => localize(name, language)),
      url: urlOf(parts, statusPath(row.reference)),
    }),
  );
}

/** Tells of a move. Why it was rejected is told in the wording for applicants. */
export async function mailMoved(parts: ApplicationMailParts, payload: unknown): Promise<void> {
  const { applicationId, eventId } = OfEvent.parse(payload);
  const row = await findRow(parts.db, applicationId);
  const [event] = await parts.db
    .select()
    .from(applicationEvent)
    .where(
      and(eq(applicationEvent.id, eventId), eq(applicationEvent.applicationId, applicationId)),
    );
  if (!row || !event?.toStatus) return;
  const language = languageOf(row);
  const rejected = event.toStatus === 'rejected' ? row.rejectReasonId : null;
  const reason = rejected ? await parts.findRejection(parts.db, rejected) : undefined;
  await sendTo(
    parts,
    row,
    MOVED_LETTERS[language]({
      reference: row.reference,
      news: STATUS_NEWS[language][event.toStatus],
      reason: reason ? localize(reason.name, language) : '',
      url: urlOf(parts, statusPath(row.reference)),
    }),
  );
}

export async function mailCopy(parts: ApplicationMailParts, payload: unknown): Promise<void> {
  const { db, sealing } = parts;
  const row = await findRow(db, OfApplication.parse(payload).applicationId);
  if (!row) return;
  const language = languageOf(row);
  const deeds = await db
    .select()
    .from(applicationDeed)
    .where(eq(applicationDeed.applicationId, row.id))
    .orderBy(applicationDeed.position);
  const copied = {
    row,
    personal: openPersonal(sealing, row),
    deeds,
    files: await filesOf(db, row.id),
  };
  await sendTo(parts, row, writeCopy(copied, language, dayOf(row.createdAt, language)));
}

/** The link is made here, so that no job carries it. */
export async function mailDraft(parts: ApplicationMailParts, payload: unknown): Promise<void> {
  const { draftId } = OfDraft.parse(payload);
  const { db, sealing, mail } = parts;
  const token = draftToken(sealing, draftId);
  const [row] = await db
    .update(applicationDraft)
    .set({ tokenHash: hashToken(token) })
    .where(eq(applicationDraft.id, draftId))
    .returning();
  if (!row) return;
  const language = languageOf(row);
  const until = dayOf(row.expiresAt, language);
  const letter = DRAFT_LETTERS[language]({ url: urlOf(parts, resumePath(token)), until });
  await mail.mailer.send({ to: sealing.open(row.email, DRAFT_PURPOSE), ...writeLetter(letter) });
}

/** The link to a request opens from now on. */
export async function mailRequest(parts: ApplicationMailParts, payload: unknown): Promise<void> {
  const { requestId } = OfRequest.parse(payload);
  const { db, sealing } = parts;
  const token = requestToken(sealing, requestId);
  const [request] = await db
    .update(applicationRequest)
    .set({ tokenHash: hashToken(token) })
    .where(
      and(
        eq(applicationRequest.id, requestId),
        isNull(applicationRequest.receivedAt),
        isNull(applicationRequest.cancelledAt),
      ),
    )
    .returning();
  const row = request && (await findRow(db, request.applicationId));
  if (!request || !row) return;
  const language = languageOf(row);
  await sendTo(
    parts,
    row,
    REQUEST_LETTERS[language]({
      reference: row.reference,
      document: localize(request.documentName, language),
      note: request.note,
      url: urlOf(parts, documentPath(token)),
      until: dayOf(request.expiresAt, language),
    }),
  );
}

/** None where its personal data are gone. */
async function findRow(db: Db, id: number): Promise<Row | undefined> {
  const [row] = await db
    .select()
    .from(application)
    .where(
      and(eq(application.id, id), isNull(application.deletedAt), isNull(application.anonymisedAt)),
    );
  return row;
}

function filesOf(db: Db, applicationId: number) {
  const { documentName, name, uploadTypeId } = applicationFile;
  return db
    .select({ documentName, name, uploadTypeId })
    .from(applicationFile)
    .where(eq(applicationFile.applicationId, applicationId))
    .orderBy(applicationFile.id);
}

async function sendTo(
  { sealing, mail }: ApplicationMailParts,
  row: Row,
  letter: Letter,
): Promise<void> {
  const { email, contactEmail } = openPersonal(sealing, row);
  const to = email || contactEmail;
  if (to) await mail.mailer.send({ to, ...writeLetter(letter) });
}

function urlOf({ mail }: ApplicationMailParts, path: string): string {
  return new URL(path, mail.publicOrigin).href;
}
