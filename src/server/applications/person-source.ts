import { and, eq, inArray, isNotNull, isNull, not, or, sql } from 'drizzle-orm';
import { isOpenStatus, PAST_STATUSES } from '#contract/applications/states.ts';
import { bahtOrNone } from '#contract/money.ts';
import { recordConsents } from '#server/consents/record.ts';
import { queueRemoval } from '#server/files/removal.ts';
import type { Db } from '#server/platform/db.ts';
import { byDigests } from '#server/platform/person-search.ts';
import type { PersonSource, Retention } from '#server/platform/person-source.ts';
import { olderThan, retentionOf } from '#server/platform/retention.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { contains } from '#server/platform/search.ts';
import { applicationAppointment } from './appointment-tables.ts';
import { readAppointments } from './appointments.ts';
import { appraisalsOf, dropAppraisals, readAppraisals, readPhotos } from './appraisals.ts';
import { tellPricing } from './audit.ts';
import { factsOf } from './file-facts.ts';
import { dropLineLinks, openLineUser } from './line-links.ts';
import { findLineLink } from './line-role.ts';
import { OFFER_EVIDENCE } from './offer-code.ts';
import { applicationOffer } from './offer-tables.ts';
import { type OfferRow, readOffers } from './offers.ts';
import { BLANK_PERSONAL, openPersonal, personalColumns } from './personal.ts';
import {
  application,
  applicationDeed,
  applicationEvent,
  applicationFile,
  applicationRequest,
  applicationStep,
  OPEN,
} from './tables.ts';

type Row = typeof application.$inferSelect;

const MOST = 200;
const outcome = sql`application_outcome(${application.status}, ${application.approvedAmount}, ${application.rejectReasonId})`;

const DIGESTED = {
  ids: [application.idCardDigest, application.companyIdDigest],
  phones: [application.phoneDigest, application.contactPhoneDigest],
  emails: [application.emailDigest, application.contactEmailDigest],
};

/** Loan applications. What is not decided stays; what became a loan stays as long as the law asks. */
export function applicationSource(sealing: Sealing): PersonSource {
  return {
    name: 'application',
    window: 'RegisterMaint',
    find: async (db, wanted) => {
      const { name } = wanted;
      const found = or(
        byDigests(DIGESTED, wanted),
        name ? contains(application.searchText, name, { marked: true }) : undefined,
      );
      const rows = await db
        .select()
        .from(application)
        .where(and(found, isNull(application.anonymisedAt)))
        .orderBy(application.id)
        .limit(MOST);
      return rows.map((row) => ({
        id: row.id,
        title: row.reference,
        name: [row.companyName, row.firstName, row.lastName].filter(Boolean).join(' '),
        at: row.createdAt.toISOString(),
        ...fateOf(row),
      }));
    },
    read: (db, id) => readAll(db, sealing, id),
    forget: async (tx, id) => {
      const [row] = await tx.select().from(application).where(eq(application.id, id)).for('update');
      if (!row || row.anonymisedAt) return 'gone';
      if (fateOf(row).fate === 'keep') return 'kept';
      await anonymise(tx, sealing, [id]);
      return 'anonymised';
    },
    withdraw: async (tx, id) => {
      const [row] = await tx
        .update(application)
        .set({ marketing: false })
        .where(and(eq(application.id, id), eq(application.marketing, true)))
        .returning();
      if (!row) return false;
      const { policyVersion: textVersion, language } = row;
      await recordConsents(tx, [
        {
          source: 'application',
          sourceId: id,
          purpose: 'marketing',
          given: false,
          textVersion,
          language,
          channel: 'staff',
        },
      ]);
      return true;
    },
  };
}

/** What lies in the bin is over, whatever its status says. */
function fateOf({ status, approvedAmount, deletedAt }: Row) {
  if (isOpenStatus(status) && !deletedAt) return { fate: 'keep', reason: 'in_progress' } as const;
  if (approvedAmount !== null) return { fate: 'keep', reason: 'contract' } as const;
  return { fate: 'anonymise', reason: 'figures' } as const;
}

/** Everything but the bytes of the files. */
async function readAll(db: Db, sealing: Sealing, id: number) {
  const [row] = await db.select().from(application).where(eq(application.id, id));
  if (!row) return undefined;
  const of = { deeds: applicationDeed, files: applicationFile, events: applicationEvent };
  const [deeds, files, events, appraisals, offers, line, appointments] = await Promise.all([
    db.select().from(of.deeds).where(eq(of.deeds.applicationId, id)).orderBy(of.deeds.position),
    db.select().from(of.files).where(eq(of.files.applicationId, id)).orderBy(of.files.id),
    db.select().from(of.events).where(eq(of.events.applicationId, id)).orderBy(of.events.id),
    readAppraisals(db, id),
    readOffers(db, id),
    findLineLink(db, id),
    readAppointments(db, id),
  ]);
  return {
    reference: row.reference,
    createdAt: row.createdAt,
    applicant: row.applicant,
    product: row.productName,
    prefix: row.prefix,
    firstName: row.firstName,
    lastName: row.lastName,
    companyPrefix: row.companyPrefix,
    companyName: row.companyName,
    ...openPersonal(sealing, row),
    lineUser: line && openLineUser(sealing, line),
    lineSince: line?.linkedAt,
    place: row.place,
    refCode: row.refCode,
    askedAmount: bahtOrNone(row.askedAmount),
    askedMonths: row.askedMonths,
    approvedAmount: bahtOrNone(row.approvedAmount),
    claimed: tellPricing(row.claimed),
    checked: tellPricing(row.checked),
    monthlyIncome: bahtOrNone(row.monthlyIncome),
    monthlyDebts: bahtOrNone(row.monthlyDebts),
    financesNote: row.financesNote,
    status: row.status,
    remark: row.remark,
    language: row.language,
    policyVersion: row.policyVersion,
    marketing: row.marketing,
    deeds: deeds.map(({ id: _, applicationId: __, area, ...deed }) => ({
      ...deed,
      /** Square wah, and baht. */
      area: area === null ? null : area / 100,
      governmentPrice: bahtOrNone(deed.governmentPrice),
      marketPrice: bahtOrNone(deed.marketPrice),
    })),
    files: files.map(factsOf),
    appraisals: await tellAppraisals(db, appraisals),
    offers: offers.map((offer) => tellOffer(sealing, offer)),
    appointments: appointments.map(
      ({ id: _, applicationId: __, stepId: ___, ...appointment }) => appointment,
    ),
    timeline: events.map(({ at, kind, fromStatus, toStatus, remark }) => ({
      at,
      kind,
      fromStatus,
      toStatus,
      remark,
    })),
  };
}

/** Money in baht, areas in square wah; of photos everything but the bytes. */
async function tellAppraisals(db: Db, appraisals: Awaited<ReturnType<typeof readAppraisals>>) {
  const photos = await readPhotos(
    db,
    appraisals.map(({ id }) => id),
  );
  return appraisals.map(
    ({ id, applicationId: _, deedId: __, stepId: ___, savedAs: ____, area, ...appraisal }) => ({
      ...appraisal,
      area: area === null ? null : area / 100,
      governmentPerWah: bahtOrNone(appraisal.governmentPerWah),
      marketPerWah: bahtOrNone(appraisal.marketPerWah),
      value: bahtOrNone(appraisal.value),
      photos: photos
        .filter(({ appraisalId }) => appraisalId === id)
        .map(({ name, bytes, addedAt, takenAt, takenPlace }) => ({
          ...{ name, bytes, addedAt, takenAt, takenPlace },
        })),
    }),
  );
}

/** Money in baht, the rate in percent; how it was answered, with what shows that it was. */
function tellOffer(sealing: Sealing, { id: _, applicationId: __, ...offer }: OfferRow) {
  const { figures, evidence } = offer;
  return {
    ...offer,
    amount: bahtOrNone(offer.amount),
    rate: offer.rate / 1_000,
    figures: Object.fromEntries(
      Object.entries(figures).map(([name, figure]) =>
        name === 'interestOnlyMonths'
          ? [name, figure]
          : [name, figure === null ? null : figure / 100],
      ),
    ),
    evidence: evidence ? JSON.parse(sealing.open(evidence, OFFER_EVIDENCE)) : null,
  };
}

/** Where somebody lives is told by the province alone. */
const NOWHERE = {
  district: { code: '', name: {} },
  subdistrict: { code: '', name: {} },
  postcode: '',
};

/** Leaves what figures are made of: product, province, amounts, dates, outcome. */
async function anonymise(tx: Db, sealing: Sealing, ids: number[]): Promise<void> {
  const files = await tx
    .delete(applicationFile)
    .where(inArray(applicationFile.applicationId, ids))
    .returning({ fileKey: applicationFile.fileKey });
  await queueRemoval(
    tx,
    files.map(({ fileKey }) => fileKey),
  );
  await dropLineLinks(tx, ids);
  await dropAppraisals(tx, await appraisalsOf(tx, ids));
  await tx.delete(applicationAppointment).where(inArray(applicationAppointment.applicationId, ids));
  await tx.delete(applicationOffer).where(inArray(applicationOffer.applicationId, ids));
  await tx.delete(applicationDeed).where(inArray(applicationDeed.applicationId, ids));
  await tx.delete(applicationRequest).where(inArray(applicationRequest.applicationId, ids));
  await tx.delete(applicationStep).where(inArray(applicationStep.applicationId, ids));
  await tx
    .update(applicationEvent)
    .set({ remark: '', detail: sql`${applicationEvent.detail} - 'document'` })
    .where(inArray(applicationEvent.applicationId, ids));
  await tx
    .update(application)
    .set({
      ...personalColumns(sealing, BLANK_PERSONAL),
      phoneDigest: '',
      prefix: '',
      firstName: '',
      lastName: '',
      companyPrefix: '',
      companyName: '',
      refCode: '',
      deedNumbers: '',
      remark: '',
      contractNumber: '',
      ...{ monthlyIncome: null, monthlyDebts: null, financesNote: '', decisionSheets: null },
      newsAt: null,
      place: sql`${application.place} || ${JSON.stringify(NOWHERE)}::jsonb`,
      marketing: false,
      anonymisedAt: sql`now()`,
      updatedAt: sql`now()`,
      version: sql`${application.version} + 1`,
    })
    .where(inArray(application.id, ids));
}

const OUTCOMES = {
  application_rejected: ['rejected', 'retention_rejected_days'],
  application_cancelled: ['cancelled', 'retention_cancelled_days'],
  application_approved: ['approved', 'retention_approved_days'],
} as const;

const APPROVED = isNotNull(application.approvedAmount);

/** Past applications lose their personal data so many days after they came to an end, or into the bin. */
export function applicationRetentions(sealing: Sealing): Retention[] {
  return Object.entries(OUTCOMES).map(([rule, [kind, parameter]]) =>
    retentionOf({
      rule: rule as keyof typeof OUTCOMES,
      days: (parameters) => parameters[parameter],
      table: application,
      id: application.id,
      title: application.reference,
      at: application.statusSince,
      isOld: (days) =>
        and(
          isNull(application.anonymisedAt),
          or(
            and(
              inArray(application.status, [...PAST_STATUSES]),
              sql`${outcome} = ${kind}`,
              olderThan(application.statusSince, days),
            ),
            and(
              OPEN,
              kind === 'approved' ? APPROVED : not(APPROVED),
              kind === 'rejected' ? sql`false` : olderThan(application.deletedAt, days),
            ),
          ),
        ),
      clear: (tx, ids) => anonymise(tx, sealing, ids),
    }),
  );
}
