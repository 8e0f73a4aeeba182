import { inArray, sql } from 'drizzle-orm';
import { queueRemoval } from '#server/files/removal.ts';
import type { Db } from '#server/platform/db.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { applicationAppointment } from './appointment-tables.ts';
import { appraisalsOf, dropAppraisals } from './appraisals.ts';
import { dropLineLinks } from './line-links.ts';
import { applicationOffer } from './offer-tables.ts';
import { BLANK_PERSONAL, NOWHERE, personalColumns } from './personal.ts';
import {
  application,
  applicationDeed,
  applicationEvent,
  applicationFile,
  applicationRequest,
  applicationStep,
} from './tables.ts';

/** Of the details of the timeline, what staff and applicants put into words. */
const TYPED = ['document', 'place'];

/** Leaves what figures are made of: product, province, amounts, dates, outcome. */
export async function anonymise(tx: Db, sealing: Sealing, ids: number[]): Promise<void> {
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
    .set({ remark: '', detail: sql`${applicationEvent.detail} - ${sql.param(TYPED)}::text[]` })
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
