import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { isNotNull } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { APPLICATION_MOVES, APPLICATION_STATUSES } from '#contract/applications/states.ts';
import { parseIdCard } from '#contract/thai/ids.ts';
import { parseThaiPhone } from '#contract/thai/phone.ts';
import { applicationAppointment } from '#server/applications/appointment-tables.ts';
import { applicationLine } from '#server/applications/line-tables.ts';
import { applicationOffer } from '#server/applications/offer-tables.ts';
import { openPersonal } from '#server/applications/personal.ts';
import { application, applicationEvent, applicationFile } from '#server/applications/tables.ts';
import { openLocalStore } from '#server/files/local-store.ts';
import { openWhole } from '#server/files/open-whole.ts';
import { createPrivateFiles } from '#server/files/private-files.ts';
import { openDatabase } from '#server/platform/db.ts';
import { createLogger } from '#server/platform/logger.ts';
import { createSealing } from '#server/platform/sealed.ts';
import { addCaseReference } from '#tests/support/loan-applications.ts';
import { addTerms } from '#tests/support/offers.ts';
import { cloneDatabase } from '#tests/support/test-app.ts';
import { loadDemoApplications } from './applications-load.ts';
import { demoApplications } from './applications-rows.ts';

const sealing = createSealing('a key of the test');

test('they are loaded once, some with papers that open as uploaded ones do', async () => {
  const { db, close } = openDatabase(await cloneDatabase(), createLogger('silent'), 2);
  const folder = await mkdtemp(join(tmpdir(), 'chanote-demo-'));
  afterAll(async () => {
    await close();
    await rm(folder, { recursive: true });
  });
  const store = await openLocalStore(folder);
  const files = createPrivateFiles(store, 'a key of the test');
  const { productId } = await addCaseReference(db);
  await addTerms(db, productId);
  expect(await loadDemoApplications(db, sealing, files)).toBe(true);
  expect(await loadDemoApplications(db, sealing, files)).toBe(false);
  const papers = await db.select().from(applicationFile);
  expect(new Set(papers.map(({ applicationId }) => applicationId)).size).toBe(20);
  const heads = { 'image/jpeg': 'ffd8ff', 'application/pdf': '255044462d' };
  for (const [type, head] of Object.entries(heads)) {
    const paper = papers.find(({ contentType }) => contentType === type);
    const content = paper && (await openWhole(files, paper));
    const stored = paper && (await store.open(paper.fileKey));
    if (!content || !stored) throw new Error(`no ${type}`);
    expect((await buffer(content)).toString('hex').startsWith(head)).toBe(true);
    expect((await buffer(stored.stream)).toString('hex').startsWith(head)).toBe(false);
  }
  expect(await db.$count(application)).toBe(60);
  const states = await db.select({ state: applicationOffer.state }).from(applicationOffer);
  expect(states.map(({ state }) => state)).toEqual(['made', 'accepted', 'declined', 'expired']);
  expect(await db.$count(application, isNotNull(application.offerState))).toBe(4);
  expect(await db.$count(applicationAppointment)).toBe(1);
  expect(await db.$count(applicationLine)).toBe(1);
  expect(await db.$count(applicationEvent)).toBeGreaterThan(200);
});

test('the demo shows some sixty applications in every state, each with how it came there', async () => {
  const offered = [{ id: 1, name: { th: 'สินเชื่อ' } }];
  const chosen = {
    products: { individual: offered, company: offered },
    convenientTimeIds: [1, 2],
    guaranteeTypeIds: [1],
    rejectReasonIds: [1],
  };
  const now = new Date();
  const made = await demoApplications(sealing, chosen, now);
  expect(made).toHaveLength(60);
  expect(new Set(made.map(({ row }) => row.status))).toEqual(new Set(APPLICATION_STATUSES));
  for (const { row, events } of made) {
    const personal = openPersonal(sealing, row);
    expect(parseIdCard(personal.idCard)).toBe(personal.idCard);
    expect(parseThaiPhone(personal.phone)).toBe(personal.phone);
    expect(events.at(-1)?.toStatus).toBe(row.status);
    const past = events.every(({ at }) => at && at <= now);
    expect(past).toBe(true);
    let status: string | undefined;
    for (const { fromStatus, toStatus, detail } of events) {
      if (status) {
        const move = APPLICATION_MOVES[detail?.move as keyof typeof APPLICATION_MOVES];
        expect(fromStatus).toBe(status);
        expect(move.from).toContain(status);
        expect(move.to).toBe(toStatus);
      }
      status = toStatus ?? undefined;
    }
  }
});
