import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { DecisionSheet } from '#contract/applications/decision-shapes.ts';
import { LocalizedText } from '#contract/localized.ts';
import { satang, satangOf } from '#contract/money.ts';
import { CASE_FACTS } from '#server/compose/case-facts.ts';
import { createSealing } from '#server/platform/sealed.ts';
import { WORDS } from '#server/privacy/words.ts';
import { convenientTime, receiveChannel, rejectReason } from '#server/reference/tables.ts';
import { addDeed, visitValues } from '#tests/support/appraisals.ts';
import { addApplication } from '#tests/support/loan-applications.ts';
import { offered } from '#tests/support/offers.ts';
import { cloneDatabase, startApp } from '#tests/support/test-app.ts';
import { applicationAppointment } from './appointment-tables.ts';
import { applicationAppraisal, appraisalPhoto } from './appraisal-tables.ts';
import { OFFER_EVIDENCE } from './offer-code.ts';
import { applicationOffer } from './offer-tables.ts';
import { applicationSource } from './person-source.ts';
import {
  applicationEvent,
  applicationFile,
  applicationRequest,
  applicationStep,
} from './tables.ts';

const { db, secretKey } = await startApp(await cloneDatabase());
const sealing = createSealing(secretKey);
const source = applicationSource(sealing, CASE_FACTS);

/** Somebody who declined, was to come to a branch, and then gave up. */
async function addPast() {
  const { id } = await addApplication(db, secretKey, { status: 'cancelled' });
  const amount = satangOf(900_000);
  await db.insert(applicationOffer).values({
    ...{ applicationId: id, number: 1, product: {}, amount, months: 60, rate: 9_000 },
    ...{ ...offered(amount), madeBy: 'officer', validUntil: '2026-12-01', state: 'declined' },
    evidence: sealing.seal(JSON.stringify({ address: '203.0.113.7' }), OFFER_EVIDENCE),
  });
  const place = { kind: 'branch', branchId: 1, provinceCode: '10', province: {} } as const;
  await db.insert(applicationAppointment).values({
    ...{ applicationId: id, at: new Date(), state: 'cancelled', madeBy: 'officer' },
    ...{ place: { ...place, name: { th: 'สาขา' }, address: {} }, who: 'มานีและสามี' },
  });
  return id;
}

test('who asks what is kept of them is told of offers with their answers, and of appointments', async () => {
  const told = await source.read(db, await addPast());
  expect(told).toMatchObject({
    offers: [{ amount: 900_000, rate: 9, state: 'declined', evidence: { address: '203.0.113.7' } }],
    appointments: [{ who: 'มานีและสามี', state: 'cancelled' }],
  });
});

const SHEET: DecisionSheet = {
  ...{ askedAmount: satangOf(900_000), askedMonths: 48, claimedLimit: null, checkedLimit: null },
  ...{ bandMinimum: satangOf(100_000), bandMaximum: satangOf(10_000_000) },
  ...{ landValue: satangOf(2_000_000), landSource: 'appraised', deeds: 1, appraised: 1 },
  ...{ appraisedUntil: '2027-11-02', missingPapers: 0, uncheckedPapers: 1 },
  ...{ income: satangOf(60_000), debts: satangOf(5_000), amount: satangOf(900_000), months: 48 },
  ...{ rate: 9_000, instalment: satang(22_396_50), effective: 955, ltv: 4_500, highestLtv: 7_000 },
  ...{ dsr: 4_566, highestDsr: 6_000, refused: '', warned: 'uncheckedPapers' },
};

/** Somebody of whom there is everything that can be kept. */
async function addWhole() {
  const named = { detail: {}, active: true };
  const [time] = await db
    .insert(convenientTime)
    .values({ ...named, name: { th: 'ช่วงเช้า' } })
    .returning();
  const [channel] = await db
    .insert(receiveChannel)
    .values({ ...named, name: { th: 'เพื่อนแนะนำ' } })
    .returning();
  const [reason] = await db
    .insert(rejectReason)
    .values({ ...named, name: { th: 'รายได้ไม่พอ' }, internalName: 'DSR' })
    .returning();
  const row = await addApplication(db, secretKey, {
    ...{ status: 'rejected', rejectReasonId: reason?.id ?? 0, network: 'GSB' },
    ...{ convenientTimeId: time?.id ?? 0, receiveChannelId: channel?.id ?? 0 },
    ...{ guaranteeProvinceCode: '50', plannedMonths: 48, plannedRate: 9_125 },
    ...{ contractNumber: 'L-2026/1', paidOn: '2026-11-02', paidAmount: satang(899_999_50) },
    monthlyIncome: satangOf(60_000),
    decisionSheets: { proposed: { sheet: SHEET, by: 'officer', at: '2026-11-01T03:00:00.000Z' } },
  });
  const of = { applicationId: row.id };
  const kept = { name: 'card.pdf', contentType: 'application/pdf', bytes: 10, sha256: '' };
  const sealed = () => ({ ...kept, fileKey: randomUUID(), tokenHash: randomUUID() });
  await db.insert(applicationFile).values({
    ...{ ...of, ...sealed(), draftId: row.clientId, documentName: { th: 'บัตรประชาชน' } },
    ...{ verdict: 'refused', refusedFor: 'หมดอายุแล้ว', checkedAt: new Date() },
  });
  await db.insert(applicationRequest).values({
    ...{ ...of, documentName: { th: 'ทะเบียนบ้าน' }, note: 'ขอหน้าแรกด้วย', askedBy: 'officer' },
    expiresAt: new Date(),
  });
  await db.insert(applicationStep).values({
    ...{ ...of, kind: 'call', at: new Date(), assignee: 'officer', plannedBy: 'officer' },
    note: 'โทรหลังหกโมงเย็น',
  });
  await db.insert(applicationEvent).values({ ...of, kind: 'remark', remark: 'โทรแล้ว' });
  const deedId = await addDeed(db, row.id);
  const appraisalId = randomUUID();
  await db.insert(applicationAppraisal).values({
    ...(visitValues() as object),
    ...{ ...of, id: appraisalId, deedId, createdBy: 'officer' },
    land: { deedNo: '4071', landNo: '', area: 10_000, place: null },
  });
  await db.insert(appraisalPhoto).values({
    ...{ ...sealed(), photoId: randomUUID(), appraisalId, addedBy: 'officer' },
    takenPlace: { latitude: 13.7, longitude: 100.5 },
  });
  return row.id;
}

test('all of it is told: what was decided and why, what was paid, asked for, planned and found', async () => {
  expect(await source.read(db, await addWhole())).toMatchObject({
    ...{ cameBy: { en: 'Website' }, status: { th: 'ไม่อนุมัติ' } },
    ...{ network: 'GSB', convenientTime: { th: 'ช่วงเช้า' } },
    ...{ receiveChannel: { th: 'เพื่อนแนะนำ' }, guaranteeProvince: { th: 'เชียงใหม่' } },
    ...{ rejectReason: { th: 'รายได้ไม่พอ' }, plannedMonths: 48, plannedRate: 9.125 },
    ...{ contractNumber: 'L-2026/1', paidOn: '2026-11-02', paidAmount: 899_999.5 },
    decisions: {
      proposed: {
        ...{ amount: 900_000, income: 60_000, instalment: 22_396.5, rate: 9, effective: 9.55 },
        ...{ ltv: 45, highestLtv: 70, dsr: 45.66, warned: 'uncheckedPapers' },
      },
    },
    files: [{ name: 'card.pdf', verdict: 'refused', refusedFor: 'หมดอายุแล้ว' }],
    requests: [{ documentName: { th: 'ทะเบียนบ้าน' }, note: 'ขอหน้าแรกด้วย' }],
    steps: [{ kind: 'call', note: 'โทรหลังหกโมงเย็น' }],
    deeds: [{ deedNo: '4071', province: { th: 'กรุงเทพมหานคร' }, area: 100 }],
    appraisals: [{ value: 2_500_000, land: { area: 100 } }],
  });
});

const isNamed = (value: object) => LocalizedText.safeParse(value).success;

/** Every key that stands on the paper: of texts in several languages one is shown. */
function keysIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysIn);
  if (value === null || typeof value !== 'object' || value instanceof Date || isNamed(value))
    return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysIn(inner)]);
}

test('on paper everything has its name, in both languages', async () => {
  const told = [await source.read(db, await addWhole()), await source.read(db, await addPast())];
  const keys = [...new Set(keysIn(told))];
  for (const { fields } of [WORDS.th, WORDS.en])
    expect(keys.filter((key) => !Object.hasOwn(fields, key))).toEqual([]);
});

test('forgotten, nothing is left of either', async () => {
  const id = await addPast();
  const detail = { appointmentId: 1, place: 'สาขาหน้าบ้านมานี', document: 'ทะเบียนบ้านมานี' };
  await db.insert(applicationEvent).values({ applicationId: id, kind: 'appointed', detail });
  expect(await db.transaction((tx) => source.forget(tx, id))).toBe('anonymised');
  const ofIt = and(eq(applicationEvent.applicationId, id), eq(applicationEvent.kind, 'appointed'));
  const [event] = await db.select().from(applicationEvent).where(ofIt);
  expect(event?.detail).toEqual({ appointmentId: 1 });
  expect(await db.$count(applicationOffer, eq(applicationOffer.applicationId, id))).toBe(0);
  expect(
    await db.$count(applicationAppointment, eq(applicationAppointment.applicationId, id)),
  ).toBe(0);
});
