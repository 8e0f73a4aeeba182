import { eq } from 'drizzle-orm';
import { article, articleCategory } from '#server/articles/tables.ts';
import { documentHeader } from '#server/documents/tables.ts';
import { banner, jobPosting, menuLink, question } from '#server/pages/tables.ts';
import { product } from '#server/products/tables.ts';
import { promotion } from '#server/promotions/tables.ts';
import { rejectReason } from '#server/reference/tables.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { follow } from '#tests/support/follow.ts';
import { HOSTILE_TEXTS } from '#tests/support/hostile-texts.ts';
import { watchTraffic } from '#tests/support/traffic.ts';

const TEXTS = HOSTILE_TEXTS.filter((text) => text.isWellFormed() && text.length < 100);
const inAll = (text: string) => ({ th: text, en: text, ja: text });
/** Names are short: each record carries others of them. */
let given = 0;
const name = () => inAll(`${TEXTS[given++ % TEXTS.length]} ${TEXTS[given++ % TEXTS.length]}`);
const long = inAll(TEXTS.join(' '));
const words = () => ({ name: name(), detail: long });

test('what somebody else wrote runs in no screen of the office', async ({ page, site, signIn }) => {
  const { db } = site;
  const [category] = await db
    .insert(articleCategory)
    .values({ name: name() })
    .returning({ id: articleCategory.id });
  const categoryId = category?.id ?? 0;
  const longer = () => ({ ...words(), summary: name() });
  const written = [
    ['ArticlesMaint', article, { ...longer(), categoryId, readingMinutes: {} }],
    ['PromotionsMaint', promotion, longer()],
    ['workWithUsMaint', jobPosting, words()],
    ['ProductsMaint', product, { name: name(), summary: name() }],
    ['DocumentHeaderMaint', documentHeader, { name: name(), remark: name() }],
    ['RejectMaint', rejectReason, { ...words(), detail: name(), internalName: name().th }],
    ['ConfigOtherMaint?tab=questions', question, words()],
    ['ConfigOtherMaint?tab=links', menuLink, { name: name(), href: '/About' }],
    [
      'ConfigOtherMaint?tab=banners',
      banner,
      { ...words(), detail: name(), action: inAll('<b onclick=x>'), href: '/Cal' },
    ],
  ] as const;

  const reports: string[] = [];
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) reports.push(message.text());
  });
  page.on('dialog', (dialog) => reports.push(dialog.message()));
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) reports.push(request.url());
  });
  const traffic = watchTraffic(page);
  await signIn('administrator', '/Account?lang=en');
  await expect(page.getByRole('timer')).toBeVisible();
  for (const [path, table, values] of written) {
    const [row] = await db
      .insert(table)
      .values(values as never)
      .returning({ id: table.id });
    const id = row?.id ?? 0;
    traffic.start();
    const read = page.waitForResponse(
      (answer) => answer.url().endsWith('/read') && answer.request().postDataJSON()?.id === id,
    );
    await follow(page, `/${path}${path.includes('?') ? '&' : '?'}id=${id}`);
    await read;
    await expect(page.getByRole('button', { name: 'History' }), path).toBeVisible({
      timeout: 30_000,
    });
    await traffic.settled();
    expect(await page.evaluate(() => Reflect.get(window, 'hostile')), path).toBeUndefined();
    expect(reports, path).toEqual([]);
    await db.delete(table).where(eq(table.id, id));
  }
  await db.delete(articleCategory).where(eq(articleCategory.id, categoryId));
});
