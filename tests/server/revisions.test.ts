import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { MAINTAINED } from '#contract/resource/names.ts';
import { REVISED } from '#contract/resource/revised.ts';
import { auditEvent } from '#server/audit/tables.ts';
import { picture } from '#server/pictures/tables.ts';
import { promotion } from '#server/promotions/tables.ts';
import { inputSchemaOf } from '#server/resource/registry.ts';
import { recordRevision } from '#server/resource/tables.ts';
import { eventually, VISIBLE } from '#tests/support/content-maintenance.ts';
import { addUser, signInAs } from '#tests/support/people.ts';
import { addStaffWith } from '#tests/support/staff-with.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';

const { app, db } = await startApp(await cloneDatabase());

type Headers = Record<string, string>;
let [pim, somchai, reader, stranger]: Headers[] = [{}, {}, {}, {}];

beforeAll(async () => {
  await addUser(db, 'administrator', { userId: 'pim' });
  await addUser(db, 'editor', { userId: 'somchai' });
  await addStaffWith(db, 'reader', ['PromotionsMaint.view']);
  await addStaffWith(db, 'stranger', ['ArticlesMaint.view', 'ArticlesMaint.edit']);
  [pim, somchai, reader, stranger] = await Promise.all(
    ['pim', 'somchai', 'reader', 'stranger'].map((userId) => signInAs(app, userId)),
  );
});

async function ask(path: string, input: object, headers = pim) {
  const { status, body } = await post(app, path, input, headers);
  return { status, reason: body.reasonText, data: body.data };
}

const PROMOTION = {
  name: { th: 'ลดดอกเบี้ย', en: 'Lower interest' },
  summary: { th: 'สรุปเดิม', en: 'Old summary' },
  detail: { th: '<p>รายละเอียด</p>', en: '<p>Details</p>' },
  pictureId: null,
  position: 1,
  ...VISIBLE,
};
const CHANGED = { ...PROMOTION, summary: { th: 'สรุปใหม่', en: 'New summary' } };

async function addPromotion(values: object = PROMOTION) {
  const { id } = (await ask('promotion/add', values)).data;
  return { resource: 'promotion', id: id as number };
}

const page = async (id: number) => (await app.inject({ url: `/Promotion?id=${id}&lang=en` })).body;
const revisionOf = async (of: object) => (await ask('records/revision', of)).data;
const keep = (of: object, input: object, headers?: Headers) =>
  ask('records/saveRevision', { ...of, version: 0, over: 1, values: CHANGED, ...input }, headers);

describe('changes of what visitors see', () => {
  test('are marked in the list, which narrows to what has some', async () => {
    const changed = await addPromotion();
    const other = await addPromotion();
    await keep(changed, {});
    const list = async (filters?: object) =>
      (await ask('promotion/list', { filters, sort: 'updatedAt', size: 100 })).data as {
        rows: Array<{ id: number; changesWait?: boolean }>;
        total: number;
      };
    const all = await list();
    const markOf = ({ id }: { id: number }) => all.rows.find((row) => row.id === id)?.changesWait;
    expect([markOf(changed), markOf(other)]).toEqual([true, undefined]);
    expect(await list({ state: 'changed' })).toMatchObject({
      rows: [{ id: changed.id, changesWait: true }],
      total: 1,
    });
    await ask('records/dropRevision', { ...changed, version: (await revisionOf(changed)).version });
    expect(await list({ state: 'changed' })).toMatchObject({ rows: [], total: 0 });
  });

  test('wait beside it, are previewed, and come to visitors when they are published', async () => {
    const of = await addPromotion();
    const { data: kept } = await keep(of, {}, somchai);
    expect(kept).toMatchObject({ values: CHANGED, updatedBy: 'somchai', taken: [], clashes: [] });
    expect((await ask('records/revision', of)).data).toEqual(kept);
    expect((await ask('promotion/read', { id: of.id })).data).toMatchObject(PROMOTION);
    expect(await page(of.id)).toContain('Old summary');
    expect(await page(of.id)).not.toContain('New summary');

    const link = await ask('records/preview', { ...of, values: kept.values }, reader);
    expect((await app.inject({ url: `${link.data.path}&lang=en` })).body).toContain('New summary');

    const { version: revision, values } = kept;
    const published = await ask('promotion/save', { id: of.id, version: 1, values, revision });
    expect(published.data).toMatchObject({ ...CHANGED, version: 2 });
    expect((await ask('records/revision', of)).data).toBeNull();
    await eventually(async () => expect(await page(of.id)).toContain('New summary'));
    const ofRecord = eq(auditEvent.subjectId, String(of.id));
    const events = await db
      .select()
      .from(auditEvent)
      .where(and(eq(auditEvent.subject, 'PromotionsMaint'), ofRecord))
      .orderBy(auditEvent.id);
    expect(events.map(({ action, actor }) => `${action} ${actor}`)).toEqual([
      'create pim',
      'revise somchai',
      'preview reader',
      'publish pim',
    ]);
    expect(events[1]?.changes).toEqual({
      summary: { from: PROMOTION.summary, to: CHANGED.summary },
    });
  });

  test('are dropped, and nothing of them stays', async () => {
    const of = await addPromotion();
    const { version } = (await keep(of, {})).data;
    expect((await ask('records/dropRevision', { ...of, version }, somchai)).status).toBe(200);
    expect((await ask('records/revision', of)).data).toBeNull();
    expect((await ask('promotion/read', { id: of.id })).data).toMatchObject(PROMOTION);
  });

  test('are told of in a list, to those who may see the record, until it lies in the bin', async () => {
    const of = await addPromotion();
    await keep(of, {}, somchai);
    const listed = async (headers?: Headers) =>
      (await ask('records/revisions', {}, headers)).data.filter(
        (row: { resource: string; id: number }) => row.id === of.id && row.resource === of.resource,
      );
    expect(await listed(reader)).toMatchObject([{ name: CHANGED.name, startedBy: 'somchai' }]);
    expect(await listed(stranger)).toEqual([]);
    await ask('promotion/delete', { ids: [of.id] });
    expect(await listed(pim)).toEqual([]);
    // What comes back from the bin has them still.
    await ask('promotion/restore', { ids: [of.id] });
    expect(await listed(pim)).toHaveLength(1);
    expect((await ask('records/revision', of)).data.values).toEqual(CHANGED);
  });

  test('of very many the newest are told of, and that there are more', async () => {
    const listed = async () => (await post(app, 'records/revisions', {}, pim)).body;
    expect(await listed()).toMatchObject({ more: false });
    const many = await db
      .insert(promotion)
      .values(Array.from({ length: 201 }, () => ({ name: CHANGED.name, summary: {}, detail: {} })))
      .returning();
    const by = { startedBy: 'many', updatedBy: 'many' };
    const changes = { resource: 'promotion', baseVersion: 1, values: CHANGED, ...by };
    await db.insert(recordRevision).values(many.map(({ id }) => ({ ...changes, recordId: id })));
    const { data, more } = await listed();
    expect([data.length, more]).toEqual([200, true]);
    await db.delete(recordRevision).where(eq(recordRevision.startedBy, 'many'));
  });
});

describe('two at once', () => {
  test('two who begin or change the same draft: the second is told, and nothing is overwritten', async () => {
    const of = await addPromotion();
    const first = (await keep(of, {})).data;
    expect(await keep(of, { values: PROMOTION }, somchai)).toMatchObject({ reason: 'conflict' });
    const { version } = first;
    const second = await keep(of, { version, values: { ...CHANGED, position: 9 } }, somchai);
    expect(second.data.version).not.toBe(version);
    expect(await keep(of, { version })).toMatchObject({ reason: 'conflict' });
    expect((await ask('records/revision', of)).data.values).toMatchObject({ position: 9 });
    // Of two that save at the same moment one wins.
    const both = await Promise.all(
      [pim, somchai].map((headers) => keep(of, { version: second.data.version }, headers)),
    );
    expect(both.map(({ reason }) => reason).sort()).toEqual(['', 'conflict']);
  });

  test('what was dropped and begun anew is not taken for what it was', async () => {
    const of = await addPromotion();
    const { version } = (await keep(of, {})).data;
    await ask('records/dropRevision', { ...of, version });
    await keep(of, {}, somchai);
    expect(await keep(of, { version })).toMatchObject({ reason: 'conflict' });
    expect(await ask('records/dropRevision', { ...of, version })).toMatchObject({
      reason: 'conflict',
    });
    const publish = { id: of.id, version: 1, values: CHANGED, revision: version };
    expect(await ask('promotion/save', publish)).toMatchObject({ reason: 'conflict' });
    expect((await ask('promotion/read', { id: of.id })).data).toMatchObject(PROMOTION);
    expect((await ask('records/revision', of)).data).toMatchObject({ startedBy: 'somchai' });
  });

  test('publishing while another deletes: a conflict, and the changes stay with what is in the bin', async () => {
    const of = await addPromotion();
    const { version: revision } = (await keep(of, {})).data;
    await ask('promotion/delete', { ids: [of.id] }, somchai);
    const publish = { id: of.id, version: 1, values: CHANGED, revision };
    expect(await ask('promotion/save', publish)).toMatchObject({ reason: 'conflict' });
    expect(await keep(of, { version: revision })).toMatchObject({ reason: 'conflict' });
    expect((await ask('records/revision', of)).data).toMatchObject({ version: revision });
  });

  test('publishing and deleting at the same moment: one of both, whole', async () => {
    const of = await addPromotion();
    const { version: revision } = (await keep(of, {})).data;
    const publish = { id: of.id, version: 1, values: CHANGED, revision };
    const [published] = await Promise.all([
      ask('promotion/save', publish),
      ask('promotion/delete', { ids: [of.id] }, somchai),
    ]);
    const { data: row } = await ask('promotion/read', { id: of.id });
    const left = (await ask('records/revision', of)).data;
    expect(row.deletedAt).not.toBeNull();
    expect(row.summary.en).toBe(published.reason ? 'Old summary' : 'New summary');
    expect(left === null).toBe(published.reason === '');
  });

  test('what is changed on the published record meanwhile comes into the draft, and publishing takes nothing back', async () => {
    const of = await addPromotion();
    await keep(of, {});
    // A translator changes another field and one of the same.
    const translated = {
      ...PROMOTION,
      name: { ...PROMOTION.name, en: 'Lower rates' },
      summary: { ...PROMOTION.summary, en: 'Their summary' },
    };
    await ask('promotion/save', { id: of.id, version: 1, values: translated }, somchai);
    const { data: kept } = await ask('records/revision', of);
    expect(kept).toMatchObject({ taken: ['name.en'], clashes: ['summary.en'] });
    expect(kept.values.name.en).toBe('Lower rates');
    expect(kept.values.summary).toEqual(CHANGED.summary);
    // Over the version that was, it cannot be saved: that would forget what came.
    expect(await keep(of, { version: kept.version })).toMatchObject({ reason: 'conflict' });
    const again = await keep(of, { version: kept.version, over: 2, values: kept.values });
    expect(again.data).toMatchObject({ taken: [], clashes: [], values: kept.values });
  });
});

describe('what is refused', () => {
  test('who may only look keeps and drops nothing; who may not see, sees nothing', async () => {
    const of = await addPromotion();
    const { version } = (await keep(of, {})).data;
    expect((await keep(of, { version }, reader)).status).toBe(403);
    expect((await ask('records/dropRevision', { ...of, version }, reader)).status).toBe(403);
    expect((await ask('records/revision', of, reader)).status).toBe(200);
    for (const path of ['revision', 'saveRevision', 'dropRevision'])
      expect((await ask(`records/${path}`, { ...of, version }, stranger)).status).toBe(403);
    expect((await ask('records/revision', { ...of, id: 999_999 })).status).toBe(404);
  });

  test('what could not be published: by its fields, its pictures, its size', async () => {
    const of = await addPromotion();
    const wrong = await keep(of, { values: { ...CHANGED, name: { en: 'No Thai' } } });
    expect(wrong).toMatchObject({
      reason: 'invalid_input',
      data: { fields: { 'name.th': 'required' } },
    });
    const gone = await keep(of, { values: { ...CHANGED, pictureId: 999_999 } });
    expect(gone.data.fields).toEqual({ pictureId: 'not_found' });
    const large = { ...CHANGED, detail: { th: `<p>${'ก'.repeat(680_000)}</p>` } };
    expect(await keep(of, { values: large })).toMatchObject({ reason: 'invalid_input' });
    const huge = { ...CHANGED, detail: { th: 'x'.repeat(4_000_000) } };
    expect((await keep(of, { values: huge })).status).toBe(413);
    expect((await ask('records/revision', of)).data).toBeNull();
  });

  test('kinds of things that visitors do not see', async () => {
    expect((await ask('records/revision', { resource: 'groups', id: 1 })).status).toBe(404);
    const input = { resource: 'groups', id: 1, version: 0, over: 1, values: {} };
    expect((await ask('records/saveRevision', input)).status).toBe(404);
  });
});

test('a picture that only unpublished changes show is used: it is not deleted, and the library says where', async () => {
  const [added] = await db
    .insert(picture)
    .values({ contentHash: 'revision', sourceKey: 'revision', width: 10, height: 10, alt: {} })
    .returning();
  const pictureId = added?.id ?? 0;
  const of = await addPromotion();
  const detail = { th: `<p>ก</p><img data-picture="${pictureId}">` };
  const { version } = (await keep(of, { values: { ...CHANGED, pictureId, detail } })).data;
  const uses = await ask('media/uses', { id: pictureId });
  expect(JSON.stringify(uses.data)).toContain(`"id":${of.id}`);
  expect(await ask('media/delete', { ids: [pictureId] })).toMatchObject({ reason: 'in_use' });
  await ask('records/dropRevision', { ...of, version });
  expect(await ask('media/delete', { ids: [pictureId] })).toMatchObject({ reason: '' });
});

test('every kind with dates of publishing keeps its changes beside it; with no exception', () => {
  const published = MAINTAINED.filter((name) => {
    try {
      return 'publishFrom' in inputSchemaOf(name).shape;
    } catch {
      return false;
    }
  });
  expect([...REVISED].sort()).toEqual([...published, 'pageText', 'company'].sort());
});
