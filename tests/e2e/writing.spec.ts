import { eq, isNull } from 'drizzle-orm';
import { article } from '#server/articles/tables.ts';
import { promotion } from '#server/promotions/tables.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { follow } from '#tests/support/follow.ts';
import { AT_A_DESK } from '#tests/support/office-journey.ts';
import { holdUpload, pasteFile } from '#tests/support/pictures-on-their-way.ts';
import { setParameter } from '#tests/support/set-parameter.ts';
import { expectAccessible } from '#tests/support/sound-page.ts';

for (const { language, texts, viewport } of AT_A_DESK) {
  const { content, lists, media, records, resource, richText, shell } = texts;

  test.describe(`writing in ${language}`, () => {
    test.use({ viewport });

    test('over the whole screen, by keyboard: inserted, found, replaced, linked, pasted and saved', async ({
      page,
      signIn,
      site,
    }) => {
      const isFirst = eq(article.id, 1);
      const [before] = await site.db.select().from(article).where(isFirst);
      // Whatever other tests of the same site have switched on.
      for (const name of ['ja', 'ko', 'zh_hans', 'zh_hant'] as const)
        await setParameter(site.db, `language_${name}`, 'N');
      await signIn('administrator', `/ArticlesMaint?id=1&lang=${language}`);
      const box = page.locator('[role=textbox][contenteditable=true][lang=en]');
      const other = page.locator('[role=textbox][contenteditable=true][lang=th]');
      // Languages that are switched off have no tabs.
      await expect(box).toBeVisible();
      await expect(page.getByRole('tablist')).toHaveCount(0);
      await box.click();
      await page.keyboard.press('ControlOrMeta+Shift+f');
      const sheet = page.getByRole('dialog', { name: richText.room.title('') });
      await expect(sheet).toBeVisible();
      await expect(box).toBeFocused();
      await expectAccessible(page);

      // Left from a button of its own, it leads back into the text.
      await sheet.getByRole('button', { name: records.revision.save }).focus();
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expect(other).toBeFocused();
      await box.click();
      await page.keyboard.press('ControlOrMeta+Shift+f');
      await expect(sheet).toBeVisible();
      await expect(box).toBeFocused();

      // Both scroll together, and lines stay short enough to read.
      await box.evaluate((element) => element.scrollTo(0, element.scrollHeight));
      const isAtEnd = (element: Element) =>
        element.scrollTop + element.clientHeight > element.scrollHeight - 3;
      await expect.poll(() => other.evaluate(isAtEnd)).toBe(true);

      // The menu of a stroke, by its words.
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.press('Delete');
      await page.keyboard.type('/h');
      await expect(page.getByRole('option')).toHaveCount(2);
      await expectAccessible(page);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await page.keyboard.type('Land and land');
      await page.keyboard.press('Enter');
      await page.keyboard.type('/');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('listbox')).toBeHidden();
      await expect(sheet).toBeVisible();
      await page.keyboard.type(' stays, LAND too');

      // Found and replaced; one step takes all of it back.
      await page.keyboard.press('ControlOrMeta+h');
      await page.keyboard.type('land');
      await expect(page.getByText(richText.find.place('1', '3'))).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: richText.find.sensitive }).press('Enter');
      await expect(page.getByText(richText.find.place('1', '1'))).toBeVisible();
      await page.getByRole('button', { name: richText.find.sensitive }).press('Enter');
      await page.getByLabel(richText.find.other).pressSequentially('plot');
      await page.getByRole('button', { name: richText.find.replaceAll }).press('Enter');
      await expect(box.locator('h2')).toHaveText('plot and plot');
      await page.keyboard.press('Escape');
      await expect(box).toBeFocused();
      await page.keyboard.press('ControlOrMeta+z');
      await expect(box).toHaveText('Land and land/ stays, LAND too');
      // Where there is no such key, a button leads there.
      await page.keyboard.press('ControlOrMeta+f');
      await page.getByRole('button', { name: richText.find.withOther }).press('Enter');
      await expect(page.getByLabel(richText.find.other)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(box).toBeFocused();
      // Behind the timer by which the editor puts its own selection back after it got the focus.
      await page.evaluate(() => new Promise((done) => setTimeout(done, 20)));

      // A key takes effect where one clicked, even before the browser has told of the moved cursor.
      await box
        .locator('p')
        .last()
        .evaluate((paragraph) => {
          getSelection()?.collapse(paragraph, paragraph.childNodes.length);
          const enter = { key: 'Enter', keyCode: 13, bubbles: true, cancelable: true };
          paragraph.dispatchEvent(new KeyboardEvent('keydown', enter));
        });
      await expect(box.locator('h2')).toHaveText('Land and land');
      await page.keyboard.type('/h');
      await page.keyboard.press('Enter');
      await page.keyboard.type('Below');
      // The outline leads into the text.
      await sheet.getByText(richText.writing.outline('2')).click();
      await sheet.getByRole('button', { name: 'Land and land' }).press('Enter');
      await page.keyboard.type('!');
      await expect(box.locator('h2')).toHaveText(['Land and land!', 'Below']);

      // A link by the name of what it leads to; one that leads nowhere is told.
      await page.keyboard.press('ControlOrMeta+End');
      await page.keyboard.press('Enter');
      await page.keyboard.type('/link');
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: richText.link.title });
      await expect(dialog.getByLabel(richText.link.address)).toBeFocused();
      // What nothing is called by is refused in words, which can be read.
      await page.keyboard.type('qzqz');
      await expect(page.getByText(richText.target.nothing)).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page.getByText(richText.target.nothing)).toBeHidden();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('calcul');
      await expect(page.getByRole('option').first()).toBeVisible();
      await expectAccessible(page, {
        within: '[role="dialog"], [role="listbox"]',
        // Mantine's is a landmark beside the bar's, which the dialog hides.
        without: ['.mantine-Modal-header'],
      });
      await page.keyboard.press('Enter');
      await expect(dialog.getByLabel(richText.link.address)).toHaveValue('/Cal');
      await page.keyboard.press('Enter');
      await expect(box.locator('a[href="/Cal"]')).toHaveText(richText.target.pages['/Cal']);
      await box.evaluate((element, html) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/html', html);
        const options = { clipboardData, bubbles: true, cancelable: true };
        element.dispatchEvent(new ClipboardEvent('paste', options));
      }, '<p><a href="/Article?id=99999">gone</a></p>');
      await expect(
        page.getByText(richText.writing.dead.missing('/Article?id=99999')),
      ).toBeVisible();

      // What is no picture is refused in words.
      await pasteFile(box, 'notes.txt', 'text/plain');
      await expect(page.getByText(media.problems.not_a_picture)).toBeVisible();
      await page.getByRole('button', { name: media.dismiss('notes.txt') }).press('Enter');

      // Nothing is saved without a picture that is still on its way into it.
      const plan = await holdUpload(page);
      await pasteFile(box, 'plan.png');
      await page.keyboard.press('ControlOrMeta+s');
      await expect(page.getByText(richText.picturesComing)).toBeVisible();
      await expect(page.getByText(records.revision.saved)).toHaveCount(0);
      plan.lose();
      await page.getByRole('button', { name: media.dismiss('plan.png') }).press('Enter');
      await expect(page.getByText(richText.picturesComing)).toHaveCount(0);
      await expect(page.getByText(resource.toMend('1'))).toHaveCount(0);

      await box.focus();
      await page.keyboard.press('ControlOrMeta+s');
      await expect(page.getByText(records.revision.saved)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expect(box).toBeFocused();
      // Back in the form, what it wants stands in the rail, with the picture.
      const rail = page.getByRole('group', { name: records.publishing.title });
      await expect(rail.getByRole('list', { name: richText.writing.advice })).toContainText(
        richText.writing.dead.missing('/Article?id=99999'),
      );
      await expect(rail.getByRole('button', { name: media.change })).toBeVisible();
      // The history is still there; quick changes are taken back together.
      await page.keyboard.press('ControlOrMeta+z');
      await expect(box.locator('a[href="/Article?id=99999"]')).toHaveCount(0);
      await site.db.update(article).set({ detail: before?.detail }).where(isFirst);
    });

    test('a picture on its way is waited for: at the translation desk, in a text that nothing else was changed in, and in a tab that is closed', async ({
      page,
      signIn,
      site,
    }) => {
      await setParameter(site.db, 'language_ko', 'Y');
      const words = { name: { th: 'ลดค่าโอน', en: 'Lower fees' }, summary: { th: 'สรุป' } };
      const [own] = await site.db
        .insert(promotion)
        .values({ ...words, detail: { th: '<p>ฟรี</p>' }, published: true })
        .returning();
      const box = (written: string) =>
        page.locator(`[role=textbox][contenteditable=true][lang=${written}]`);
      const told = page.getByText(richText.picturesComing);

      // The desk does not go on without it, and whoever skips is asked first.
      const item = `promotion:${own?.id}:ko`;
      await signIn('administrator');
      await page.goto(`/TranslationMaint?kind=promotion&in=ko&item=${item}&lang=${language}`);
      await box('ko').click();
      const late = await holdUpload(page);
      await pasteFile(box('ko'), 'late.png');
      await late.asked;
      await page.keyboard.press('Control+Enter');
      await expect(told).toBeVisible();
      await page.keyboard.press('Alt+ArrowDown');
      await page.getByRole('button', { name: shell.guard.stay }).click();
      await expect(page).toHaveURL((url) => url.searchParams.get('item') === item);
      late.lose();
      await expect(told).toHaveCount(0);

      // In its form too it is not said that there is nothing to save.
      await page.goto(`/PromotionsMaint?id=${own?.id}&lang=${language}`);
      await box('th').click();
      const plan = await holdUpload(page);
      await pasteFile(box('th'), 'plan.png');
      await page.keyboard.press('ControlOrMeta+s');
      await expect(told).toBeVisible();
      await expect(page.getByText(records.revision.unchanged)).toHaveCount(0);
      plan.lose();
      await expect(told).toHaveCount(0);
      await page.keyboard.press('ControlOrMeta+s');
      await expect(page.getByText(records.revision.unchanged)).toBeVisible();

      // Its tab is closed meanwhile, and opened again.
      const tab = page
        .getByRole('tablist', { name: records.languageTabs(content.promotions.detail) })
        .getByRole('tab', { name: resource.languages.ko });
      await tab.click();
      await box('ko').click();
      const plot = await holdUpload(page);
      await pasteFile(box('ko'), 'plot.png');
      await plot.asked;
      await tab.click();
      await expect(box('ko')).toBeHidden();
      plot.letGo();
      await expect(tab).not.toContainText(resource.missingLanguage);
      await tab.click();
      await expect(box('ko').locator('[data-picture-of="1"]')).toBeVisible();
      await site.db.delete(promotion).where(eq(promotion.id, own?.id ?? 0));
    });

    test('promotions are put into another order by key, which is taken back, and found by Ctrl+K', async ({
      page,
      signIn,
      site,
    }) => {
      await signIn('administrator', `/PromotionsMaint?lang=${language}`);
      const names = page.locator('tbody tr td button[class*=open]');
      await expect(names.nth(2)).toBeVisible();
      const [first = '', second = '', third = ''] = await names.allTextContents();
      const handleOf = (name: string) =>
        page.getByRole('button', { name: lists.order.handle(name), exact: true });
      const handle = handleOf(first);
      await handle.focus();
      await page.keyboard.press('ArrowDown');
      await expect(names.first()).toHaveText(second);
      await expect(handle).toBeFocused();
      await expect(page.getByText(lists.order.moved(first))).toBeVisible();
      await page.getByRole('button', { name: lists.undo }).click();
      await expect(page.getByText(lists.order.back)).toBeVisible();
      await expect(names.first()).toHaveText(first);

      // Of two in a moment both are moved. Whoever leaves at once has moved them too, and so has who
      // loads the page anew.
      const kept = page.waitForResponse('**/api/records/order');
      await handle.evaluate(
        async (one, other) => {
          const press = (handle: Element | null, key: string) =>
            handle?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
          press(one, 'ArrowDown');
          await new Promise(requestAnimationFrame);
          press(other, 'ArrowUp');
        },
        await handleOf(third).elementHandle(),
      );
      await expect(names.nth(1)).toHaveText(third);
      await follow(page, '/Account');
      await expect(names).toHaveCount(0);
      expect(await (await kept).json()).toMatchObject({ isSuccess: true });
      await follow(page, '/PromotionsMaint');
      await expect(names.nth(0)).toHaveText(second);
      await expect(names.nth(1)).toHaveText(third);
      await expect(names.nth(2)).toHaveText(first);
      await handle.focus();
      await page.keyboard.press('Home');
      await page.reload();
      // The page that comes may be asked for before what the one that went had sent is done.
      const readFirst = async () => {
        const [kept] = await site.db
          .select()
          .from(promotion)
          .where(isNull(promotion.deletedAt))
          .orderBy(promotion.position, promotion.id)
          .limit(1);
        return kept?.name[language];
      };
      await expect.poll(readFirst).toBe(first);
      await page.reload();
      await expect(names.first()).toHaveText(first);

      // Whoever adds something begins to type.
      await page.getByRole('button', { name: resource.add, exact: true }).click();
      const firstField = page.getByRole('textbox').and(page.locator(':focus'));
      await expect(firstField).toBeVisible();

      // Closed without a choice, it gives the cursor back, from the first time on.
      const palette = page.getByPlaceholder(shell.palette.placeholder);
      await page.keyboard.press('ControlOrMeta+k');
      await expect(palette).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(firstField).toBeVisible();
      await page.keyboard.press('ControlOrMeta+k');
      await expect(palette).toBeFocused();
      await page.keyboard.type(second.slice(0, 12));
      const found = page.getByRole('option').filter({ hasText: second });
      await expect(found).toBeVisible();
      await found.click();
      await expect(page).toHaveURL(/PromotionsMaint\?id=\d+/);
    });
  });
}
