import { and, asc, eq, gte, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { isOpenStatus } from '#contract/applications/states.ts';
import { documentPath, resumePath, statusPath } from '#contract/apply/paths.ts';
import { localize } from '#contract/localized.ts';
import type { MailLanguage } from '#contract/mail/mail.ts';
import {
  APPLICATION_COPY,
  APPLICATION_DRAFT,
  APPLICATION_MOVED,
  APPLICATION_REQUEST,
  APPLICATION_SENT,
  STATUS_NEWS,
} from '#server/applications/letters.ts';
import { openPersonal } from '#server/applications/personal.ts';
import { listOpen, openAsked } from '#server/applications/request-links.ts';
import {
  application,
  applicationDeed,
  applicationDraft,
  applicationEvent,
  applicationFile,
} from '#server/applications/tables.ts';
import type { Filled, MailEvent } from '#server/mail/event.ts';
import { letterLanguage } from '#server/mail/event.ts';
import type { Db } from '#server/platform/db.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { hashToken } from '#server/platform/tokens.ts';
import { writeCopy } from './copy-letter.ts';
import { openDraftColumns } from './draft-content.ts';
import { draftToken, MOST_DRAFT_LETTERS } from './drafts.ts';
import { type ApplyParts, missingDocuments, type Offers } from './parts.ts';

/** What products and reference data know, handed in. */
export type ApplicationMailParts = {
  readOffers: (db: Db) => Promise<Offers>;
  findRejection: ApplyParts['findRejection'];
};

type Row = typeof application.$inferSelect;

const OfApplication = z.object({ applicationId: z.int() });
const OfEvent = OfApplication.extend({ eventId: z.int() });
const OfDraft = z.object({ draftId: z.uuid() });
const OfRequest = z.object({ requestId: z.int() });

/** Everything that applicants are told by mail. */
export function applicationMails({ readOffers, findRejection }: ApplicationMailParts): MailEvent[] {
  return [
    {
      ...APPLICATION_SENT,
      // A branch may write its own address into the forms of its customers.
      mostToOne: 20,
      async fill({ db, sealing }, payload) {
        const row = await findForLetter(db, OfApplication.parse(payload).applicationId);
        if (!row) return undefined;
        const language = letterLanguage(row);
        const files = await filesOf(db, row.id);
        const missing = missingDocuments(
          await readOffers(db),
          row,
          files.map(({ uploadTypeId }) => uploadTypeId),
        );
        const values = {
          product: localize(row.productName, language),
          missing: missing.map(({ name }) => localize(name, language)).join(', '),
        };
        return letterTo(sealing, row, values, statusPath(row.reference));
      },
    },
    {
      ...APPLICATION_MOVED,
      async fill({ db, sealing }, payload) {
        const { applicationId, eventId } = OfEvent.parse(payload);
        const row = await findForLetter(db, applicationId);
        const [event] = await db
          .select()
          .from(applicationEvent)
          .where(
            and(
              eq(applicationEvent.id, eventId),
              eq(applicationEvent.applicationId, applicationId),
            ),
          );
        if (!row || !event?.toStatus || (await isOvertaken(db, event))) return undefined;
        return fillMoved({ db, sealing, findRejection }, row, event.toStatus);
      },
    },
    copyMail,
    draftMail,
    requestMail,
  ];
}

type MovedParts = Pick<ApplicationMailParts, 'findRejection'> & { db: Db; sealing: Sealing };

/** How far an application has come; why it was rejected is told in the wording for applicants. */
export async function fillMoved(
  { db, sealing, findRejection }: MovedParts,
  row: Row,
  status: Row['status'],
): Promise<Filled | undefined> {
  const language = letterLanguage(row);
  const rejected = status === 'rejected' ? row.rejectReasonId : null;
  const reason = rejected ? await findRejection(db, rejected) : undefined;
  const values = {
    news: STATUS_NEWS[language][status],
    reason: reason ? localize(reason.name, language) : '',
  };
  return letterTo(sealing, row, values, statusPath(row.reference));
}

const copyMail: MailEvent = {
  ...APPLICATION_COPY,
  async fill({ db, sealing }, payload) {
    const row = await findForLetter(db, OfApplication.parse(payload).applicationId);
    if (!row) return undefined;
    const language = letterLanguage(row);
    const deeds = await db
      .select()
      .from(applicationDeed)
      .where(eq(applicationDeed.applicationId, row.id))
      .orderBy(applicationDeed.position);
    const personal = openPersonal(sealing, row);
    const copied = { row, personal, deeds, files: await filesOf(db, row.id) };
    return letterTo(sealing, row, {
      content: writeCopy(copied, language, dayOf(row.createdAt, language)),
    });
  },
};

/** The link is made here, so that nothing keeps it. */
const draftMail: MailEvent = {
  ...APPLICATION_DRAFT,
  mostToOne: MOST_DRAFT_LETTERS,
  async fill({ db, sealing }, payload) {
    const { draftId } = OfDraft.parse(payload);
    const token = draftToken(sealing, draftId);
    const [row] = await db
      .update(applicationDraft)
      .set({ tokenHash: hashToken(token) })
      .where(eq(applicationDraft.id, draftId))
      .returning();
    if (!row) return undefined;
    const language = letterLanguage(row);
    return {
      to: openDraftColumns(sealing, row).email,
      language,
      values: { until: dayOf(row.expiresAt, language) },
      links: { link: resumePath(token) },
    };
  },
};

/** The link to a request opens from now on. */
const requestMail: MailEvent = {
  ...APPLICATION_REQUEST,
  async fill({ db, sealing }, payload) {
    const { requestId } = OfRequest.parse(payload);
    const opened = await openAsked(db, sealing, requestId);
    const row = opened && (await findForLetter(db, opened.request.applicationId));
    if (!opened || !row || !isOpenStatus(row.status)) return undefined;
    const { request, token } = opened;
    const language = letterLanguage(row);
    const values = {
      document: await nameAsked(db, request, language),
      note: request.note,
      until: dayOf(request.expiresAt, language),
    };
    return letterTo(sealing, row, values, documentPath(token));
  },
};

/**
 * Whether an event of the timeline is a move that another one came after: what waited for the morning,
 * or for a server, would tell of an approval that was taken back.
 */
export async function isOvertaken(
  db: Db,
  { applicationId, id }: { applicationId: number; id: number },
): Promise<boolean> {
  const [move, later] = await db
    .select({ id: applicationEvent.id })
    .from(applicationEvent)
    .where(
      and(
        eq(applicationEvent.applicationId, applicationId),
        eq(applicationEvent.kind, 'moved'),
        gte(applicationEvent.id, id),
      ),
    )
    .orderBy(asc(applicationEvent.id))
    .limit(2);
  return move?.id === id && later !== undefined;
}

/** Everything that is asked for: one link leads through all of it. */
export async function nameAsked(
  db: Db,
  { applicationId }: { applicationId: number },
  language: MailLanguage,
): Promise<string> {
  const open = await listOpen(db, applicationId);
  const names = open.map(({ documentName }) => localize(documentName, language));
  return [...new Set(names)].join(', ');
}

/** None where its personal data are gone. */
export async function findForLetter(db: Db, id: number): Promise<Row | undefined> {
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

/** To the applicant, or to who speaks for the company; nobody where neither gave an address. */
export function letterTo(
  sealing: Sealing,
  row: Row,
  values: Filled['values'],
  link?: string,
): Filled | undefined {
  const { email, contactEmail } = openPersonal(sealing, row);
  const to = email || contactEmail;
  if (!to) return undefined;
  return {
    to,
    language: letterLanguage(row),
    values: { reference: row.reference, ...values },
    ...(link && { links: { link } }),
  };
}

export function dayOf(moment: Date, language: MailLanguage): string {
  const locale = language === 'th' ? 'th-TH' : 'en-GB';
  return moment.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'Asia/Bangkok' });
}
