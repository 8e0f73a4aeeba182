import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { article } from '#server/articles/tables.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { HOSTILE_TEXTS } from '#tests/support/hostile-texts.ts';
import { AT_A_DESK } from '#tests/support/office-journey.ts';
import { WORD_SAMPLES } from '#tests/support/word-samples.ts';

for (const { language, texts, viewport } of AT_A_DESK) {
  const { richText, records } = texts;

  test.describe(`rich text in ${language}`, () => {
    test.use({ viewport });

    test('a text is written by keyboard, pasted clean, stored safe and shown on the site', async ({
      page,
      signIn,
      site,
    }) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      const isFirst = eq(article.id, 1);
      const [before] = await site.db.select().from(article).where(isFirst);
      await signIn('administrator', `/ArticlesMaint?id=1&lang=${language}`);
      const box = page.locator('[role=textbox][contenteditable=true][lang=th]');
      await box.click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.press('Delete');

      // Headings and marks, from the text to the tools and back.
      await page.keyboard.press('Alt+F10');
      const tool = (name: keyof typeof richText.actions) =>
        page.getByRole('button', { name: richText.actions[name], exact: true }).first();
      await expect(tool('heading')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(tool('heading')).toHaveAttribute('aria-pressed', 'true');
      await page.keyboard.type('หัวข้อ');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Alt+F10');
      await page.keyboard.press('End');
      await expect(tool('clear')).toBeFocused();
      // The text has the keyboard at once, however long the next picture takes.
      await holdPictures(page);
      await page.keyboard.press('Escape');
      await expect(box).toBeFocused();
      for (const pressed of ['true', 'false']) {
        await page.keyboard.press('Alt+F10');
        await page.keyboard.press('Home');
        await page.keyboard.press('Enter');
        await expect(tool('heading')).toHaveAttribute('aria-pressed', pressed);
        await expect(box).toBeFocused();
      }
      await page.keyboard.press('ControlOrMeta+Shift+f');
      await expect(box).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(box).toBeFocused();
      await letPicturesCome(page);

      // Only videos of known providers become one.
      await tool('video').press('Enter');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(richText.video.address).fill('https://example.com/film');
      await page.keyboard.press('Enter');
      await expect(dialog.getByText(richText.problems.invalidVideo)).toBeVisible();
      await dialog.getByLabel(richText.video.address).fill('youtu.be/abc');
      await dialog.getByLabel(richText.video.words).fill('วิธีอ่านโฉนด');
      await holdPictures(page);
      await page.keyboard.press('Enter');
      await expect(box).toBeFocused();
      await letPicturesCome(page);
      await expect(box.locator('[data-provider=YouTube]')).toHaveText('วิธีอ่านโฉนด');

      const paste = (html: string) =>
        box.evaluate((element, pasted) => {
          const clipboardData = new DataTransfer();
          clipboardData.setData('text/html', pasted);
          const options = { clipboardData, bubbles: true, cancelable: true };
          element.dispatchEvent(new ClipboardEvent('paste', options));
        }, html);
      const [word] = WORD_SAMPLES.slice(1, 2);
      await paste(word?.pasted ?? '');
      await expect(box.locator('ol > li')).toHaveText(['ยื่นคำขอ', 'ประเมินราคา']);
      for (const hostile of HOSTILE_TEXTS.filter((text) => text.length < 1_000))
        await paste(hostile);
      expect(await page.evaluate(() => 'hostile' in globalThis)).toBe(false);
      expect(complaints).toEqual([]);

      // What was written is counted, and its headings lead to their places.
      await expect(page.getByText(/^\d+ words · \d+ min read$/).first()).toBeVisible();

      await page.getByRole('button', { name: records.revision.publish, exact: true }).click();
      await expect(page.getByText(records.revision.published, { exact: true })).toBeVisible();
      const [stored] = await site.db.select().from(article).where(isFirst);
      expect(stored?.detail.th).toContain('<h2>หัวข้อ</h2>');
      expect(stored?.detail.th).toContain('<p><a href="https://youtu.be/abc">วิธีอ่านโฉนด</a></p>');
      expect(stored?.detail.th).not.toMatch(
        /<(?!\/?(?:h[23]|p|br|strong|em|a|[uo]l|li|blockquote|table|thead|tbody|tr|t[hd]|img)\b)/,
      );
      await expect(async () => {
        await page.goto('/Article?id=1&lang=th');
        const heading = page.getByRole('heading', { name: 'หัวข้อ', exact: true });
        await expect(heading).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await expect(page.getByRole('link', { name: /วิธีอ่านโฉนด\s*YouTube/ })).toBeVisible();
      expect(await page.evaluate(() => 'hostile' in globalThis)).toBe(false);
      // Other tests search for its words.
      await site.db.update(article).set({ detail: before?.detail }).where(isFirst);
    });
  });
}

/** However long the next picture takes: no frame comes before it is let. */
const holdPictures = (page: Page) =>
  page.evaluate(() => {
    const soon = window.requestAnimationFrame;
    const never = () => 0;
    window.requestAnimationFrame = never;
    Reflect.set(window, 'letPicturesCome', () => {
      window.requestAnimationFrame = soon;
    });
  });

const letPicturesCome = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'letPicturesCome')());
