import { eq } from 'drizzle-orm';
import { article, articleCategory } from '#server/articles/tables.ts';
import { documentHeader } from '#server/documents/tables.ts';
import { banner, jobPosting, menuLink, question } from '#server/pages/tables.ts';
import { product } from '#server/products/tables.ts';
import { promotion } from '#server/promotions/tables.ts';
import { rejectReason } from '#server/reference/tables.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { HOSTILE_TEXTS } from '#tests/support/hostile-texts.ts';

const HOSTILE = HOSTILE_TEXTS.filter((text) => text.isWellFormed() && text.length < 500).join(' ');
const said = { th: HOSTILE, en: HOSTILE, ja: HOSTILE };
const words = { name: said, detail: said };

test('what somebody else wrote runs in no screen of the office', async ({ page, site, signIn }) => {
  test.slow();
  const { db } = site;
  const [category] = await db
    .insert(articleCategory)
    .values({ name: said })
    .returning({ id: articleCategory.id });
  const categoryId = category?.id ?? 0;
  const longer = { ...words, summary: said };
  const record = { id: 0 };
  const take = <Row extends { id: number }>([row]: Row[]) => row?.id ?? record.id;
  const written = [
    ['ArticlesMaint', article, { ...longer, categoryId, readingMinutes: {} }],
    ['PromotionsMaint', promotion, longer],
    ['workWithUsMaint', jobPosting, words],
    ['ProductsMaint', product, { name: said, summary: said }],
    ['DocumentHeaderMaint', documentHeader, { name: said, remark: said }],
    ['RejectMaint', rejectReason, { ...words, internalName: HOSTILE.slice(0, 200) }],
    ['ConfigOtherMaint?tab=questions', question, words],
    ['ConfigOtherMaint?tab=links', menuLink, { name: said, href: 'javascript:window.hostile=1' }],
    ['ConfigOtherMaint?tab=banners', banner, { ...words, action: said, href: '//evil.example' }],
  ] as const;

  const reports: string[] = [];
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) reports.push(message.text());
  });
  page.on('dialog', (dialog) => reports.push(dialog.message()));
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) reports.push(request.url());
  });
  await signIn('administrator', '/robots.txt');
  for (const [path, table, values] of written) {
    const id = take(
      await db
        .insert(table)
        .values(values as never)
        .returning({ id: table.id }),
    );
    await page.goto(`/${path}${path.includes('?') ? '&' : '?'}lang=en&id=${id}`);
    await expect(page.getByRole('button', { name: 'History' }), path).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => Reflect.get(window, 'hostile')), path).toBeUndefined();
    expect(reports, path).toEqual([]);
    await db.delete(table).where(eq(table.id, id));
  }
  await db.delete(articleCategory).where(eq(articleCategory.id, categoryId));
});
