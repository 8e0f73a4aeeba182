import { expect, test } from '#tests/support/browser-test.ts';
import { PAGES } from '#tests/support/pages.ts';
import { findThaiBreaks } from '#tests/support/thai-breaks.ts';

const PUBLIC = PAGES.flatMap((page) => ('role' in page ? [] : [page.path]));
/** With an answer, and with more than the first of a kind. */
const MORE = ['/Cal?government=4200000&market=6500000', '/Product?id=2', '/Article?id=4'];

test('on a phone no line ends inside a word, or between a negation and its verb', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const broken: string[] = [];
  for (const path of [...PUBLIC, ...MORE]) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await page
      .locator('main details')
      .evaluateAll((all) => all.map((details) => details.toggleAttribute('open', true)));
    for (const place of await findThaiBreaks(page)) broken.push(`${path}: ${place}`);
  }
  expect(broken).toEqual([]);
});

test('a break in a word, and one after a negation, would be named', async ({ page }) => {
  await page.goto('/About');
  await page.evaluate(() => {
    document.body.innerHTML = ['เรื่องที่<br>อยู่', 'แม้ไม่<br>ยินยอม', 'เราเปิด<br>สาขา']
      .map((text) => `<p>${text}</p>`)
      .join('');
  });
  expect(await findThaiBreaks(page)).toEqual(['เรื่องที่/อยู่', 'แม้ไม่/ยินยอม']);
});
