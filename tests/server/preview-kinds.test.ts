import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { MAINTAINED, type MaintainedName } from '#contract/resource/names.ts';
import { hasPreview, previewPage } from '#contract/resource/preview-pages.ts';
import { previewLink } from '#server/resource/tables.ts';
import { addUser, signInAs } from '#tests/support/people.ts';
import { SAMPLES } from '#tests/support/resource-samples.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';

const { app, db } = await startApp(await cloneDatabase());
await addUser(db, 'administrator');
const administrator = await signInAs(app, 'administrator');
const call = async (path: string, input: object) =>
  (await post(app, path, input, administrator)).body;

const SHOWN = { published: true, publishFrom: '2026-01-01T00:00:00.000Z', publishUntil: null };

async function documentOf(headerId: number): Promise<object> {
  const uploaded = await app.inject({
    method: 'POST',
    url: '/api/document/upload?fileName=form.pdf',
    headers: { ...administrator, 'content-type': 'application/octet-stream' },
    payload: Buffer.from('%PDF-1.7\n%%EOF'),
  });
  return { headerId, fileKey: uploaded.json().data.key, remark: {}, position: 0, ...SHOWN };
}

/** Of the kinds whose sheets do not come in, which have no sample elsewhere. */
const OWN: Partial<Record<MaintainedName, () => Promise<object>>> = {
  pageText: async () => ({ key: 'goal', summary: {}, detail: { th: '<p>ก</p>' } }),
  document: async () => {
    const header = { name: { th: 'หมวดของเอกสาร' }, remark: {}, position: 0, ...SHOWN };
    return documentOf((await call('documentHeader/add', header)).data.id);
  },
};

/** What the page shows only once something else is there. */
const BESIDES: Partial<Record<MaintainedName, (id: number) => Promise<unknown>>> = {
  documentHeader: async (id) =>
    call('document/add', { ...(await documentOf(id)), name: { th: 'เอกสารในหมวด' } }),
};

async function valuesOf(name: MaintainedName): Promise<object> {
  const own = await OWN[name]?.();
  const sample = own ?? (await SAMPLES[name]?.(call))?.inputs[0];
  const called = { th: `ตัวอย่าง${name}!`, en: `Seen ${name}!` };
  return { ...sample, ...('published' in (sample ?? {}) && SHOWN), name: called };
}

async function get(path: string) {
  const { statusCode, body } = await app.inject({ url: path });
  return { status: statusCode, body };
}

/** What the visitor reads, without what tells a preview from the page itself. */
function contentOf(html: string): string {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  const menu = /<footer[\s\S]*<\/footer>/.exec(html)?.[0] ?? '';
  // A preview counts for nothing in the statistics of pages.
  return `${main}${menu}`
    .replaceAll(/(?:&amp;|[?&])preview=[\w-]{43}/g, '')
    .replace(/ data-win-name="\w+"/, '');
}

/** Whole pages in a report help nobody. */
function firstDifference(one: string, other: string): string {
  const at = [...one].findIndex((mark, index) => mark !== other[index]);
  if (at < 0 && one.length === other.length) return '';
  return `${one.slice(at - 60, at + 60)} / ${other.slice(at - 60, at + 60)}`;
}

test.each(MAINTAINED.filter(hasPreview))(
  'the preview of %s is the public page, per language, until it expires',
  async (name) => {
    const values = await valuesOf(name);
    const draft = 'published' in values ? { ...values, published: false } : values;
    const added = await call(`${name}/add`, { ...draft, name: { th: 'ก่อนแก้', en: 'Before' } });
    const { id, version } = added.data;
    await BESIDES[name]?.(id);
    const { data } = await call('records/preview', { resource: name, id, values });
    const seen = new Map<string, string>();
    for (const language of ['th', 'en']) {
      const page = await get(`${data.path}&lang=${language}`);
      expect(page.status, data.path).toBe(200);
      // Drawn in a frame of either width, it must follow that width.
      expect(page.body).toContain('name="viewport"');
      expect(page.body).toContain('noindex');
      const words = language === 'th' ? `ตัวอย่าง${name}!` : `Seen ${name}!`;
      expect(page.body, words).toContain(words);
      seen.set(language, contentOf(page.body));
    }

    const before = previewPage(name, { ...values, id }) ?? '';
    const mark = before.includes('?') ? '&' : '?';
    const address = /^\/(?:Article|Promotion|Product)$/.test(before)
      ? `${before}${mark}id=${id}&`
      : `${before}${mark}`;
    expect((await get(`${address}lang=en`)).body).not.toContain(`Seen ${name}!`);
    expect(await call(`${name}/save`, { id, version, values })).toMatchObject({ isSuccess: true });
    for (const [language, content] of seen)
      await expect
        .poll(
          async () =>
            firstDifference(contentOf((await get(`${address}lang=${language}`)).body), content),
          {
            timeout: 5_000,
          },
        )
        .toBe('');

    await db.update(previewLink).set({ expiresAt: new Date() }).where(eq(previewLink.recordId, id));
    expect((await get(data.path)).status).toBe(404);
  },
);
