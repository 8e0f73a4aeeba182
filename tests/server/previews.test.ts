import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { auditEvent } from '#server/audit/tables.ts';
import { product } from '#server/products/tables.ts';
import { cleanRecords } from '#server/resource/cleaning.ts';
import { previewLink } from '#server/resource/tables.ts';
import { addUser, signInAs } from '#tests/support/people.ts';
import { addStaffWith } from '#tests/support/staff-with.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';

const url = await cloneDatabase();
const { app, db } = await startApp(url);

type Headers = Record<string, string>;
let [pim, reader]: Headers[] = [{}, {}];

const PRODUCT = {
  name: { th: 'สินเชื่อบ้านสวน', en: 'Garden loan' },
  summary: { th: 'สรุปเดิม', en: 'Old summary' },
  pictureId: null,
  position: 7,
  published: false,
  publishFrom: '2026-01-01T00:00:00.000Z',
  publishUntil: null,
};

beforeAll(async () => {
  await addUser(db, 'administrator', { userId: 'pim' });
  await addStaffWith(db, 'reader', ['ProductsMaint.view']);
  [pim, reader] = await Promise.all(['pim', 'reader'].map((userId) => signInAs(app, userId)));
});

async function ask(path: string, input: object, headers = pim) {
  const { status, body } = await post(app, path, input, headers);
  return { status, reason: body.reasonText, data: body.data };
}

async function addProduct(values: object = PRODUCT): Promise<number> {
  return (await ask('product/add', values)).data.id;
}

async function get(path: string) {
  const { statusCode, body, headers } = await app.inject({ url: path });
  return { status: statusCode, body, headers };
}

describe('previews', () => {
  const changed = { ...PRODUCT, summary: { th: 'สรุปใหม่ทั้งหมด', en: 'All new' } };

  test('the public page as it would be, for who has the link, and for nobody else', async () => {
    const id = await addProduct({ ...PRODUCT, published: true });
    const { data } = await ask('records/preview', { resource: 'product', id, values: changed });
    expect(data.path).toMatch(/^\/Product\?preview=[\w-]{43}$/);
    const page = await get(`${data.path}&lang=en`);
    expect(page.status).toBe(200);
    expect(page.body).toContain('All new');
    expect(page.body).toContain('Preview, not published');
    expect(page.body).toContain('noindex');
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'SAMEORIGIN',
    });
    expect(page.headers['set-cookie']).toBeUndefined();
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    const published = await get(`/Product?id=${id}&lang=en`);
    expect(published.body).toContain('Old summary');
    expect(published.body).not.toContain('All new');
    expect(published.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  test('a draft, a scheduled one and one that is not there yet have a page too', async () => {
    const id = await addProduct();
    const publishFrom = new Date(Date.now() + 86_400_000).toISOString();
    for (const values of [changed, { ...changed, published: true, publishFrom }]) {
      const { data } = await ask('records/preview', { resource: 'product', id, values });
      expect((await get(data.path)).body).toContain('สรุปใหม่ทั้งหมด');
    }
    const before = await db.$count(product);
    const { data } = await ask('records/preview', { resource: 'product', id: 0, values: changed });
    expect((await get(data.path)).body).toContain('สรุปใหม่ทั้งหมด');
    expect(await db.$count(product)).toBe(before);
  });

  test('an expired or unknown link is the page of what is not there', async () => {
    const id = await addProduct();
    const { data } = await ask('records/preview', { resource: 'product', id, values: changed });
    await db.update(previewLink).set({ expiresAt: new Date() });
    expect((await get(data.path)).status).toBe(404);
    for (const token of ['x', 'x'.repeat(43), '', '%00', 'a&preview=b'])
      expect((await get(`/About?preview=${token}`)).status, token).toBe(404);
    await cleanRecords(db);
    expect(await db.$count(previewLink)).toBe(0);
  });

  test('a link shows the page it was made for, and no other', async () => {
    const [id, other] = [await addProduct(), await addProduct({ ...PRODUCT, published: true })];
    const { data } = await ask('records/preview', { resource: 'product', id, values: changed });
    const query = data.path.slice('/Product'.length);
    for (const path of ['/Register', '/About', '/', '/Article', '/DashboardMt'])
      expect((await get(`${path}${query}`)).status, path).toBe(404);
    for (const path of [`/product/${query}`, `${data.path}&id=${other}`])
      expect((await get(path)).body, path).toContain('สรุปใหม่ทั้งหมด');
  });

  test('however many follow a link at once, others are served beside them', async () => {
    const id = await addProduct({ ...PRODUCT, published: true });
    const { data } = await ask('records/preview', { resource: 'product', id, values: changed });
    const statuses: number[] = [];
    const visits = await db.transaction(async (tx) => {
      // Whatever begins to show it is held here, as by a page that takes its time.
      await tx.select().from(product).where(eq(product.id, id)).for('update');
      const begun = Array.from({ length: 12 }, async () =>
        statuses.push((await get(data.path)).status),
      );
      await expect.poll(() => statuses).toEqual([503, 503]);
      expect((await ask('product/list', {})).status).toBe(200);
      return begun;
    });
    await Promise.all(visits);
    expect(statuses.slice(2)).toEqual(Array(10).fill(200));
  });

  test('only the hash of the token is kept, and the link stands in the record', async () => {
    const id = await addProduct();
    const { data } = await ask('records/preview', { resource: 'product', id, values: changed });
    const [link] = await db.select().from(previewLink).where(eq(previewLink.recordId, id));
    expect(data.path).not.toContain(link?.tokenHash);
    const [event] = await db.select().from(auditEvent).where(eq(auditEvent.action, 'preview'));
    expect(event).toMatchObject({ actor: 'pim', subject: 'ProductsMaint' });
    expect(Date.parse(data.expiresAt) - Date.now()).toBeGreaterThan(23 * 3_600_000);
  });

  test('values that could not be saved are refused at their fields', async () => {
    const values = { ...changed, name: { en: 'No Thai' }, publishUntil: '2025-01-01T00:00:00Z' };
    const { reason, data } = await ask('records/preview', { resource: 'product', id: 0, values });
    expect(reason).toBe('invalid_input');
    expect(data.fields).toMatchObject({ 'name.th': 'required' });
  });

  test('who may only look can show what is there, and nothing else', async () => {
    const id = await addProduct();
    const input = { resource: 'product', id, values: PRODUCT };
    expect((await ask('records/preview', input, reader)).status).toBe(200);
    expect((await ask('records/preview', { ...input, values: changed }, reader)).status).toBe(403);
    expect((await ask('records/preview', { ...input, id: 0 }, reader)).status).toBe(403);
    expect((await ask('records/preview', { ...input, resource: 'groups' }, reader)).status).toBe(
      403,
    );
  });

  test('what has no page has no preview', async () => {
    const values = {
      name: { th: 'กลุ่ม' },
      profileIds: [],
      administrator: true,
      network: null,
      secondFactorRequired: false,
    };
    const { status } = await ask('records/preview', { resource: 'groups', id: 0, values });
    expect(status).toBe(404);
  });
});

test('a saved change shows on the pages of every instance within a second', async () => {
  const other = await startApp(url);
  const id = await addProduct({ ...PRODUCT, published: true });
  const path = `/Product?id=${id}`;
  const shown = async () => (await other.app.inject({ url: path })).body;
  await expect.poll(shown).toContain('สรุปเดิม');
  const summary = { th: 'เปลี่ยนแล้วทุกเครื่อง' };
  const values = { ...PRODUCT, published: true, summary };
  await ask('product/save', { id, version: 1, values });
  await expect.poll(shown, { timeout: 1_500, interval: 50 }).toContain(summary.th);
});
