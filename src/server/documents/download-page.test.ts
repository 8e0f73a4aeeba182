import { expect, test, vi } from 'vitest';
import { keepFile } from '#server/files/queries.ts';
import { cloneDatabase, startApp } from '#tests/support/test-app.ts';
import { document, documentHeader } from './tables.ts';

const { app, db, store } = await startApp(await cloneDatabase());
const SHOWN = { published: true, remark: {} };

const page = async (language: string) =>
  (await app.inject(`/DocumentDownload?lang=${language}`)).body;

async function insertHeader(th: string, position: number): Promise<number> {
  const [row] = await db
    .insert(documentHeader)
    .values({ ...SHOWN, name: { th }, position })
    .returning({ id: documentHeader.id });
  return row?.id ?? 0;
}

test('documents stand under their headers, both in order, with kind and size', async () => {
  const [later, first] = [await insertHeader('หัวข้อหลัง', 2), await insertHeader('หัวข้อแรก', 1)];
  await insertHeader('หัวข้อว่าง', 3);
  const { key } = await keepFile(db, store, {
    name: 'form.pdf',
    contentType: 'application/pdf',
    content: Buffer.alloc(84_321),
  });
  const shown = { ...SHOWN, fileKey: key };
  await db.insert(document).values([
    { ...shown, headerId: later, name: { th: 'เอกสารสาม' } },
    { ...shown, headerId: first, name: { th: 'เอกสารสอง', en: 'Second paper' }, position: 2 },
    { ...shown, headerId: first, name: { th: 'เอกสารหนึ่ง', en: 'First paper' }, position: 1 },
    { ...shown, headerId: first, name: { th: 'ฉบับร่าง' }, published: false },
  ]);
  await vi.waitFor(async () => expect(await page('th')).toContain('เอกสารหนึ่ง'), 30_000);
  const thai = await page('th');
  const order = ['หัวข้อแรก', 'เอกสารหนึ่ง', 'เอกสารสอง', 'หัวข้อหลัง', 'เอกสารสาม'];
  const places = order.map((name) => thai.indexOf(name));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(thai).toMatch(/href="\/download\/\d+"/);
  expect(thai).toContain('PDF · 84\u00a0KB');
  expect(thai).not.toContain('หัวข้อว่าง');
  expect(thai).not.toContain('ฉบับร่าง');
  const english = await page('en');
  expect(english).toContain('First paper');
  expect(english, 'falls back where there is no English').toContain('เอกสารสาม');
});

test('where there are no documents the page says whom to ask', async () => {
  await db.delete(document);
  await vi.waitFor(
    async () => expect(await page('en')).toContain('There are no documents here yet'),
    30_000,
  );
  const thai = await page('th');
  expect(thai).toContain('ยังไม่มีเอกสารให้ดาวน์โหลด');
  expect(thai).toContain('href="tel:');
});
