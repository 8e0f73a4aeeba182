import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { satangOf } from '#contract/money.ts';
import { createSealing } from '#server/platform/sealed.ts';
import { addApplication } from '#tests/support/loan-applications.ts';
import { offered } from '#tests/support/offers.ts';
import { cloneDatabase, startApp } from '#tests/support/test-app.ts';
import { applicationAppointment } from './appointment-tables.ts';
import { OFFER_EVIDENCE } from './offer-code.ts';
import { applicationOffer } from './offer-tables.ts';
import { applicationSource } from './person-source.ts';

const { db, secretKey } = await startApp(await cloneDatabase());
const sealing = createSealing(secretKey);
const source = applicationSource(sealing);

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

test('forgotten, nothing is left of either', async () => {
  const id = await addPast();
  expect(await db.transaction((tx) => source.forget(tx, id))).toBe('anonymised');
  expect(await db.$count(applicationOffer, eq(applicationOffer.applicationId, id))).toBe(0);
  expect(
    await db.$count(applicationAppointment, eq(applicationAppointment.applicationId, id)),
  ).toBe(0);
});
