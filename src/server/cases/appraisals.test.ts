import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { SAME_EVERY_YEAR } from '#contract/applications/holidays.ts';
import { applicationAppraisal, appraisalPhoto } from '#server/applications/appraisal-tables.ts';
import { applicationSource } from '#server/applications/person-source.ts';
import { application } from '#server/applications/tables.ts';
import { CASE_FACTS } from '#server/compose/case-facts.ts';
import { createSealing } from '#server/platform/sealed.ts';
import { creditLimit } from '#server/products/tables.ts';
import { addDeed, appraisalInput, visitValues } from '#tests/support/appraisals.ts';
import { openDesk } from '#tests/support/case-desk.ts';
import { addApplication, addCaseReference, caseInput } from '#tests/support/loan-applications.ts';
import { loseAnswerAfter } from '#tests/support/lost-answer.ts';
import { watchPaper } from '#tests/support/written-paper.ts';

const written = watchPaper();
const desk = await openDesk();
const { app, db, pool, secretKey, productId, headers, call, data, file, rowOf, eventsOf } = desk;

const SAVE = 'application/saveAppraisal';
async function landed(values: object = {}) {
  const { id } = await addApplication(db, secretKey, { productId, status: 'appraisal', ...values });
  return { id, deedId: await addDeed(db, id) };
}
const appraisalsOf = (id: number) =>
  data('officer', 'application/appraisals', { resource: 'application', id });
const timelineOf = async (id: number) =>
  (await data('officer', 'application/timeline', { resource: 'application', id })).events;

/** A Monday at ten in the morning, some weeks ahead, that is no holiday. */
function workingHour(): string {
  const day = new Date(Date.now() + 14 * 86_400_000);
  const isFree = () => SAME_EVERY_YEAR.includes(day.toISOString().slice(5, 10));
  while (day.getUTCDay() !== 1 || isFree()) day.setUTCDate(day.getUTCDate() + 1);
  return `${day.toISOString().slice(0, 10)}T03:00:00.000Z`;
}

describe('an appointment', () => {
  const plan = (id: number, deedId: number, more: object = {}) => ({
    ...{ id, deedId, appraisalId: randomUUID(), at: workingHour(), note: 'พบเจ้าของที่หน้าวัด' },
    ...{ assignee: 'approver', ...more },
  });

  test('stands in the calendar as a step, and is over once the visit is noted', async () => {
    const { id, deedId } = await landed();
    const planned = plan(id, deedId);
    // Sent twice, it is one.
    await data('officer', 'application/planAppraisal', planned);
    await data('officer', 'application/planAppraisal', planned);
    expect(await data('officer', 'application/steps', { id })).toMatchObject([
      { kind: 'visit', at: planned.at, assignee: 'approver' },
    ]);
    const { appraisalId } = planned;
    expect(await appraisalsOf(id)).toMatchObject([
      { id: appraisalId, deedId, state: 'planned', appointment: { assignee: 'approver' } },
    ]);
    const visit = appraisalInput(id, deedId, { appraisalId, version: 1, conclude: false });
    await data('approver', SAVE, visit);
    expect(await data('officer', 'application/steps', { id })).toEqual([]);
    expect(await appraisalsOf(id)).toMatchObject([
      { state: 'visited', visitedBy: 'approver', appointment: null, counts: false },
    ]);
  });

  test('outside of the office’s hours or on a holiday is meant, or refused', async () => {
    const { id, deedId } = await landed();
    const sunday = new Date(workingHour());
    sunday.setUTCDate(sunday.getUTCDate() - 1);
    for (const at of [sunday.toISOString(), workingHour().replace('T03', 'T15')]) {
      const { body } = await call('officer', 'application/planAppraisal', plan(id, deedId, { at }));
      expect(body.data.fields).toEqual({ at: 'office_closed' });
      const meant = plan(id, deedId, { at, outsideHours: true });
      await data('officer', 'application/planAppraisal', meant);
    }
  });
});

describe('what is found at the land', () => {
  test('is kept bit by bit, then concluded: prices are checked, and the limit follows', async () => {
    const { id, deedId } = await landed();
    const begun = appraisalInput(id, deedId, {
      values: visitValues({ value: null, verdict: null, marketSource: '' }),
      conclude: false,
    });
    expect(await data('officer', SAVE, begun)).toEqual({ version: 1 });
    const early = { ...begun, version: 1, saveId: randomUUID(), conclude: true };
    expect((await call('officer', SAVE, early)).body.data.fields).toEqual({
      'values.value': 'required',
      'values.verdict': 'required',
      'values.marketSource': 'required',
    });
    const whole = { ...early, values: visitValues() };
    expect(await data('officer', SAVE, whole)).toEqual({ version: 2 });
    expect(await appraisalsOf(id)).toMatchObject([
      {
        ...{ state: 'valid', counts: true, validUntil: '2027-11-02', concludedBy: 'officer' },
        ...{ governmentPrice: 2_000_000_00, marketPrice: 3_000_000_00 },
      },
    ]);
    expect(await rowOf(id)).toMatchObject({
      checked: { governmentPrice: 2_000_000_00, marketPrice: 3_000_000_00, limit: 1_400_000_00 },
    });
    expect(await timelineOf(id)).toMatchObject([
      { kind: 'appraised', detail: { deed: 1, amount: 2_500_000, verdict: 'accepted' } },
      { kind: 'visited' },
      { kind: 'sent' },
    ]);
    expect(await eventsOf(id, 'appraise')).toHaveLength(2);
  });

  test('of two officers the second is told, and nothing of the first is lost', async () => {
    const { id, deedId } = await landed();
    const first = appraisalInput(id, deedId, { conclude: false });
    await data('officer', SAVE, first);
    const both = await Promise.all(
      (['officer', 'approver'] as const).map((role) =>
        call(role, SAVE, {
          ...{ ...first, version: 1, saveId: randomUUID() },
          values: visitValues({ remark: role }),
        }),
      ),
    );
    const refused = both.filter(({ body }) => !body.isSuccess);
    expect(refused.map(({ body }) => body.reasonText)).toEqual(['conflict']);
    const [kept] = await appraisalsOf(id);
    expect(kept).toMatchObject({
      version: 2,
      remark: expect.stringMatching(/^(officer|approver)$/),
    });
  });

  test('sent again with its answer lost it is one save, and what is typed on is no conflict', async () => {
    const { id, deedId } = await landed();
    const sent = appraisalInput(id, deedId, { conclude: false });
    const answers = await Promise.all([data('officer', SAVE, sent), data('officer', SAVE, sent)]);
    expect(answers).toEqual([{ version: 1 }, { version: 1 }]);
    const onward = {
      ...{ ...sent, saveId: randomUUID(), after: sent.saveId },
      values: visitValues({ remark: 'พิมพ์ต่อ' }),
    };
    expect(await data('officer', SAVE, onward)).toEqual({ version: 2 });
    expect(
      (await timelineOf(id)).filter(({ kind }: { kind: string }) => kind === 'visited'),
    ).toHaveLength(2);
  });

  test('absurd numbers are refused by name', async () => {
    const { id, deedId } = await landed();
    const fieldsOf = async (values: object) =>
      (await call('officer', SAVE, appraisalInput(id, deedId, { values: visitValues(values) })))
        .body.data.fields;
    expect(await fieldsOf({ visitedOn: '2099-01-01' })).toEqual({ 'values.visitedOn': 'future' });
    expect(await fieldsOf({ marketPerWah: -1 })).toEqual({ 'values.marketPerWah': 'too_small' });
    expect(await fieldsOf({ marketPerWah: 10 ** 12 })).toEqual({
      'values.marketPerWah': 'too_big',
    });
    expect(await fieldsOf({ marketPerWah: 10 ** 10, area: 4 * 10 ** 10 })).toMatchObject({
      'values.marketPerWah': 'too_big',
    });
    expect(await fieldsOf({ value: 1.5 })).toHaveProperty(['values.value']);
    expect(await fieldsOf({ verdict: 'refused' })).toEqual({ 'values.remark': 'required' });
    expect(await appraisalsOf(id)).toEqual([]);
  });

  test('stays with its deed when the application is put right, counts again once somebody says that it is the same land, and no more without it', async () => {
    const deed = {
      ...{ guaranteeTypeId: null, landNo: '', surveyPage: '', mapSheet: '', area: 10_000 },
      ...{ subdistrictCode: '', provinceCode: '10', governmentPrice: null, marketPrice: null },
    };
    const input = caseInput(productId, {
      deeds: [
        { ...deed, deedNo: '1' },
        { ...deed, deedNo: '2' },
      ],
    });
    const { id } = await data('officer', 'application/add', input);
    const detailsOf = () => data('officer', 'application/details', { resource: 'application', id });
    const [one, two] = (await detailsOf()).deeds;
    const concluded = appraisalInput(id, two.id);
    await data('officer', SAVE, concluded);
    const save = async (deeds: object[]) =>
      data('officer', 'application/save', {
        ...{ id, version: (await detailsOf()).version },
        values: { ...input, deeds },
      });
    // Its number was misread, and the other one is gone; a new one stands before it.
    await save([
      { ...deed, deedNo: '9' },
      { ...deed, deedNo: '22', id: two.id },
    ]);
    const { deeds } = await detailsOf();
    expect(deeds).toMatchObject([{ deedNo: '9' }, { id: two.id, deedNo: '22' }]);
    expect(deeds[0].id).not.toBe(one.id);
    expect(await appraisalsOf(id)).toMatchObject([
      { deedId: two.id, counts: false, state: 'otherLand' },
    ]);
    await data('officer', SAVE, { ...concluded, version: 1, saveId: randomUUID() });
    expect(await appraisalsOf(id)).toMatchObject([
      { deedId: two.id, counts: true, state: 'valid', land: { deedNo: '22' } },
    ]);
    await save([{ ...deed, deedNo: '9' }]);
    expect(await appraisalsOf(id)).toMatchObject([
      { deedId: null, counts: false, land: { deedNo: '22' } },
    ]);
  });

  test('prices that were checked follow the product, and are nobody’s of other land', async () => {
    const deed = {
      ...{ guaranteeTypeId: null, landNo: '', surveyPage: '', mapSheet: '', area: 10_000 },
      ...{ subdistrictCode: '', provinceCode: '10', governmentPrice: null, marketPrice: null },
    };
    const input = caseInput(productId, { deeds: [{ ...deed, deedNo: '1' }] });
    const { id } = await data('officer', 'application/add', input);
    const prices = { governmentPrice: 2_000_000_00, marketPrice: 3_000_000_00 };
    await data('officer', 'application/check', { id, version: 1, ...prices });
    const save = async (values: object) => {
      const version = (await rowOf(id))?.version;
      return data('officer', 'application/save', { id, version, values: { ...input, ...values } });
    };
    const { productId: smaller } = await addCaseReference(db);
    await db
      .update(creditLimit)
      .set({ maximum: 1_000_000 })
      .where(eq(creditLimit.productId, smaller));
    await save({ productId: smaller });
    expect(await rowOf(id)).toMatchObject({ checked: { ...prices, limit: 1_000_000_00 } });
    await save({});
    expect(await rowOf(id)).toMatchObject({ checked: { limit: 1_400_000_00 } });
    await save({ deeds: [{ ...deed, deedNo: '1', area: 5_000 }] });
    expect(await rowOf(id)).toMatchObject({ checked: null });
    expect((await timelineOf(id))[0]).toMatchObject({ kind: 'changed', detail: { unchecked: 1 } });
  });

  test('what staff checked after the appraisal stays when the product is another', async () => {
    const { id, deedId } = await landed({ productId });
    await data('officer', SAVE, appraisalInput(id, deedId));
    const version = async () => (await rowOf(id))?.version;
    const prices = { governmentPrice: 1_000_000_00, marketPrice: 1_500_000_00 };
    await data('officer', 'application/check', { id, version: await version(), ...prices });
    const { productId: other } = await addCaseReference(db);
    const { deeds } = await data('officer', 'application/details', { resource: 'application', id });
    const typed = ({ id: deed, deedNo, area, provinceCode }: Record<string, unknown>) => ({
      ...{ id: deed, deedNo, area, provinceCode, guaranteeTypeId: null, subdistrictCode: '' },
      ...{ landNo: '', surveyPage: '', mapSheet: '', governmentPrice: null, marketPrice: null },
    });
    const values = caseInput(other, { deeds: deeds.map(typed) });
    await data('officer', 'application/save', { id, version: await version(), values });
    expect(await rowOf(id)).toMatchObject({ productId: other, checked: prices });
  });

  test('the same number in another province is other land, also where the province alone is known', async () => {
    const deed = {
      ...{ guaranteeTypeId: null, deedNo: '1', landNo: '', surveyPage: '', mapSheet: '' },
      ...{ area: 10_000, subdistrictCode: '', governmentPrice: null, marketPrice: null },
    };
    const input = caseInput(productId, { deeds: [{ ...deed, provinceCode: '10' }] });
    const { id } = await data('officer', 'application/add', input);
    const detailsOf = () => data('officer', 'application/details', { resource: 'application', id });
    const [{ id: deedId }] = (await detailsOf()).deeds;
    await data('officer', SAVE, appraisalInput(id, deedId));
    expect((await rowOf(id))?.checked).toMatchObject({ limit: 1_400_000_00 });
    const values = { ...input, deeds: [{ ...deed, id: deedId, provinceCode: '20' }] };
    const { version } = await detailsOf();
    await data('officer', 'application/save', { id, version, values });
    expect(await appraisalsOf(id)).toMatchObject([{ counts: false, state: 'otherLand' }]);
    expect((await rowOf(id))?.checked).toBeNull();
  });

  test('what was proposed rests on stays; a visit is still noted, so that nothing is lost', async () => {
    const { id, deedId } = await landed({ status: 'approval' });
    const concluded = await call('officer', SAVE, appraisalInput(id, deedId));
    expect(concluded.body.reasonText).toBe('locked_proposal');
    await data('officer', SAVE, appraisalInput(id, deedId, { conclude: false }));
    const accepted = await landed({ status: 'approved', offerState: 'accepted' });
    const rested = appraisalInput(accepted.id, accepted.deedId);
    expect((await call('officer', SAVE, rested)).body.reasonText).toBe('offer_accepted');
    await data('officer', SAVE, { ...rested, conclude: false });
    const { id: over, deedId: plot } = await landed({ status: 'cancelled' });
    const late = await call('officer', SAVE, appraisalInput(over, plot, { conclude: false }));
    expect(late.body.reasonText).toBe('move_not_allowed');
  });

  test('an appraisal ends with its months, and one that was refused does not count', async () => {
    const { id, deedId } = await landed();
    const old = visitValues({ visitedOn: '2024-02-29' });
    await data('officer', SAVE, appraisalInput(id, deedId, { values: old }));
    expect(await appraisalsOf(id)).toMatchObject([
      { state: 'expired', validUntil: '2025-02-28', counts: false },
    ]);
    const refused = visitValues({ verdict: 'refused', remark: 'ไม่มีทางเข้า' });
    await data('officer', SAVE, appraisalInput(id, deedId, { values: refused }));
    expect(await appraisalsOf(id)).toMatchObject([
      { state: 'refused', counts: false },
      { state: 'expired' },
    ]);
    expect(await rowOf(id)).toMatchObject({ checked: null });
  });

  test('one that was begun by mistake goes with its appointment; a concluded one stays', async () => {
    const { id, deedId } = await landed();
    const appraisalId = randomUUID();
    const plan = { id, deedId, appraisalId, at: workingHour(), note: '' };
    await data('officer', 'application/planAppraisal', plan);
    const of = { id, appraisalId };
    const stale = await call('officer', 'application/dropAppraisal', { ...of, version: 7 });
    expect(stale.body.reasonText).toBe('conflict');
    await data('officer', 'application/dropAppraisal', { ...of, version: 1 });
    expect(await appraisalsOf(id)).toEqual([]);
    expect(await data('officer', 'application/steps', { id })).toEqual([]);
    const kept = appraisalInput(id, deedId);
    await data('officer', SAVE, kept);
    const drop = { id, appraisalId: kept.appraisalId, version: 1 };
    const refused = await call('officer', 'application/dropAppraisal', drop);
    expect(refused.body.reasonText).toBe('move_not_allowed');
  });
});

describe('photos', () => {
  /** As a telephone takes them at Wat Arun, with the place and hour inside. */
  const photo = (clock = '2026:11:02 10:20:30') =>
    sharp({ create: { width: 60, height: 40, channels: 3, background: '#3a7' } })
      .withExif({
        IFD2: { DateTimeOriginal: clock },
        IFD3: {
          ...{ GPSLatitudeRef: 'N', GPSLatitude: '13/1 44/1 3771/100' },
          ...{ GPSLongitudeRef: 'E', GPSLongitude: '100/1 29/1 2000/100' },
        },
      })
      .jpeg()
      .toBuffer();
  const send = async (query: Record<string, string>, payload: Buffer) => {
    const answer = await app.inject({
      method: 'POST',
      url: `/api/application/addAppraisalPhoto?${new URLSearchParams(query)}`,
      payload,
      headers: { ...headers.officer, 'content-type': 'application/octet-stream' },
    });
    return answer.json();
  };
  async function visited() {
    const { id, deedId } = await landed();
    const begun = appraisalInput(id, deedId, { conclude: false });
    await data('officer', SAVE, begun);
    const { appraisalId } = begun;
    const query = () => ({ id: String(id), appraisalId, photoId: randomUUID(), name: 'IMG_1.JPG' });
    return { id, deedId, appraisalId, query };
  }

  test('lie sealed without what the camera wrote, unless the officer says to keep it', async () => {
    const { id, query } = await visited();
    const bytes = await photo();
    const plain = await send(query(), bytes);
    await send({ ...query(), keepTaken: 'Y' }, bytes);
    const [{ photos }] = await appraisalsOf(id);
    expect(photos).toMatchObject([
      { name: 'IMG_1.jpg', takenAt: null, takenPlace: null, addedBy: 'officer' },
      {
        takenAt: '2026-11-02T10:20:30',
        takenPlace: { latitude: 13.74381, longitude: 100.48889 },
      },
    ]);
    const seen = { resource: 'application', id, photo: plain.data.id };
    const opened = await file('officer', 'application/appraisalPhoto', seen);
    expect(opened.headers['content-type']).toBe('image/jpeg');
    expect((await sharp(opened.rawPayload).metadata()).exif).toBeUndefined();
    expect(await eventsOf(id, 'view_file')).toHaveLength(1);
    const other = await landed();
    const wrong = { ...seen, id: other.id };
    expect((await file('officer', 'application/appraisalPhoto', wrong)).statusCode).toBe(404);
  });

  test('sent again is one photo; what is no picture is refused', async () => {
    const { id, query } = await visited();
    const bytes = await photo();
    const same = query();
    const answers = await Promise.all([send(same, bytes), send(same, bytes), send(same, bytes)]);
    expect(new Set(answers.map((answer) => answer.data.id)).size).toBe(1);
    for (const [content, code] of [
      [Buffer.from('%PDF-1.7\nhello\n%%EOF'), 'file_kind'],
      [Buffer.from('not a picture'), 'file_kind'],
      [Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('broken')]), 'unreadable'],
      [Buffer.alloc(0), 'empty'],
    ] as const)
      expect((await send(query(), content)).data?.fields, code).toEqual({ file: code });
    const [{ photos }] = await appraisalsOf(id);
    expect(photos).toHaveLength(1);
    const unknown = { ...query(), appraisalId: randomUUID() };
    expect(await send(unknown, bytes)).toMatchObject({ reasonText: 'not_found' });
  });

  test('whose answer the database kept to itself is there when it is sent again, and opens', async () => {
    const { id, query } = await visited();
    const [sent, bytes] = [query(), await photo()];
    const answer = loseAnswerAfter(pool, 'insert into "appraisal_photo"');
    expect(await send(sent, bytes)).toMatchObject({ reasonText: 'unavailable' });
    expect(answer.isLost()).toBe(true);
    const again = await send(sent, bytes);
    const seen = { resource: 'application', id, photo: again.data.id };
    const opened = await file('officer', 'application/appraisalPhoto', seen);
    expect((await sharp(opened.rawPayload).metadata()).format).toBe('jpeg');
  });

  test('one is taken away again, until the appraisal is concluded', async () => {
    const { id, deedId, appraisalId, query } = await visited();
    const [one, two] = [query(), query()];
    await send(one, await photo());
    await send(two, await photo());
    const remove = (photoId: string) =>
      call('officer', 'application/removeAppraisalPhoto', { id, appraisalId, photoId });
    for (let times = 0; times < 2; times += 1)
      expect((await remove(one.photoId)).body.isSuccess).toBe(true);
    await data('officer', SAVE, appraisalInput(id, deedId, { appraisalId, version: 1 }));
    expect((await remove(two.photoId)).body.reasonText).toBe('move_not_allowed');
    expect((await appraisalsOf(id))[0].photos).toHaveLength(1);
  });

  test('the report is set in both languages, with its photos', async () => {
    const { id, deedId, appraisalId, query } = await visited();
    await send({ ...query(), keepTaken: 'Y' }, await photo());
    await data('officer', SAVE, appraisalInput(id, deedId, { appraisalId, version: 1 }));
    for (const language of ['th', 'en']) {
      const asked = { resource: 'application', id, appraisalId, language };
      const paper = await written(async () => {
        const pdf = await file('auditor', 'application/appraisalPdf', asked);
        expect(pdf.headers['content-type']).toBe('application/pdf');
        expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
        expect(pdf.rawPayload.includes('/Subtype /Image')).toBe(true);
      });
      // Whether it is a โฉนด nobody has said.
      expect(paper).toContain(language === 'th' ? 'เอกสารสิทธิ์เลขที่4071' : 'Landtitleno.4071');
    }
    expect(await eventsOf(id, 'print')).toHaveLength(2);
  });

  test('a camera whose clock was never set says no hour, and the report is printed all the same', async () => {
    const { id, appraisalId, query } = await visited();
    await send({ ...query(), keepTaken: 'Y' }, await photo('0000:00:00 00:00:00'));
    const [{ photos }] = await appraisalsOf(id);
    expect(photos).toMatchObject([{ takenAt: null, takenPlace: { latitude: 13.74381 } }]);
    // As such photos were kept before.
    await db
      .update(appraisalPhoto)
      .set({ takenAt: '0000-00-00T00:00:00' })
      .where(eq(appraisalPhoto.appraisalId, appraisalId));
    const asked = { resource: 'application', id, appraisalId, language: 'th' };
    const pdf = await file('officer', 'application/appraisalPdf', asked);
    expect(pdf.statusCode).toBe(200);
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('who asks what is kept of them gets it, and erased it is gone with its files', async () => {
    const { id, appraisalId, query } = await visited();
    await send({ ...query(), keepTaken: 'Y' }, await photo());
    const [kept] = await db
      .select()
      .from(appraisalPhoto)
      .where(eq(appraisalPhoto.appraisalId, appraisalId));
    const source = applicationSource(createSealing(secretKey), CASE_FACTS);
    expect(await source.read(db, id)).toMatchObject({
      appraisals: [{ value: 2_500_000, photos: [{ takenAt: '2026-11-02T10:20:30' }] }],
    });
    await db.update(application).set({ status: 'rejected' }).where(eq(application.id, id));
    expect(await db.transaction((tx) => source.forget(tx, id))).toBe('anonymised');
    const left = eq(applicationAppraisal.applicationId, id);
    expect(await db.select().from(applicationAppraisal).where(left)).toEqual([]);
    const ofIt = eq(appraisalPhoto.appraisalId, appraisalId);
    expect(await db.select().from(appraisalPhoto).where(ofIt)).toEqual([]);
    const { rows } = await db.execute(
      sql`select 1 from graphile_worker._private_jobs where payload::text like ${`%${kept?.fileKey}%`}`,
    );
    expect(rows).toHaveLength(1);
  });
});

test('a partner is told nothing of appraisals, nor who may only look changes one', async () => {
  const { id, deedId } = await landed({ network: 'GSB' });
  const kept = appraisalInput(id, deedId);
  await data('officer', SAVE, kept);
  for (const resource of ['application', 'applicationPartner', 'applicationHistory']) {
    const { body } = await call('partnergsb', 'application/appraisals', { resource, id });
    expect(body.isSuccess, resource).toBe(false);
  }
  expect((await call('partnergsb', SAVE, kept)).body.reasonText).toBe('not_permitted');
  expect((await call('auditor', SAVE, kept)).body.reasonText).toBe('not_permitted');
  const details = await data('partnergsb', 'applicationPartner/details', { id });
  expect(JSON.stringify(details)).not.toContain('กรมธนารักษ์');
});
