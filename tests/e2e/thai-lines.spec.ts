import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';

/** Words of this trade that the browser's own dictionary breaks in two. */
const WORDS = [
  'สินเชื่อ',
  'เจ้าหน้าที่',
  'จดจำนอง',
  'ขายฝาก',
  'ประกันภัย',
  'เครดิตบูโร',
  'ค่าใช้จ่าย',
  'เป็นธรรม',
];

/** The words that begin on one line and end on another. */
function findBroken(page: Page): Promise<string[]> {
  return page.evaluate((words) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent ?? '';
      for (const word of words) {
        for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + word.length);
          const lines = new Set(
            [...range.getClientRects()].map(({ bottom }) => Math.round(bottom)),
          );
          if (lines.size > 1) broken.push(text.slice(Math.max(0, at - 20), at + 20));
        }
      }
    }
    return broken;
  }, WORDS);
}

const PATHS = [
  '/',
  '/About',
  '/Products',
  '/Product?id=1',
  '/Article?id=1',
  '/BranchGSB',
  '/Cal?government=4200000&market=6500000',
  '/Register',
];

test('no line ends inside a word, on phones', async ({ page }) => {
  for (const path of PATHS) {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await page
      .locator('main details')
      .evaluateAll((all) => all.map((details) => details.toggleAttribute('open', true)));
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await findBroken(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});
