import { readFile } from 'node:fs/promises';
import { expect, test } from '#tests/support/browser-test.ts';
import { ON_A_PHONE } from '#tests/support/office-journey.ts';
import { expectAccessible } from '#tests/support/sound-page.ts';
import { typeInto } from '#tests/support/type-into.ts';
import { sheetLabel } from '#web/office/resource/import-words.ts';

for (const { language, texts, viewport } of ON_A_PHONE) {
  const { imports, lists, resource } = texts;

  test.describe(`lists in ${language}`, () => {
    test.use({ viewport });

    test('a list is saved as a view, taken along as a sheet, and filled from one', async ({
      page,
      signIn,
    }) => {
      await signIn('administrator');
      await page.goto(`/userProfile?lang=${language}`);
      const tool = (name: string) => page.getByRole('button', { name, exact: true });

      // From a sheet with one right row and one wrong.
      await tool(lists.sheets).click();
      await page.getByRole('menuitem', { name: lists.import }).click();
      await tool(imports.upload).click();
      await expect(page.getByText(imports.fileMissing)).toBeVisible();
      const choose = (name: string, text: string) =>
        page
          .locator('input[type=file]')
          .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
      await choose('rain.csv', 'day,rain\nMonday,12\n');
      await expect(page.getByText(imports.fileMissing)).toHaveCount(0);
      await tool(imports.upload).click();
      const [unknown = ''] = imports.nothingKnown('“').split('“');
      await expect(page.getByRole('alert').filter({ hasText: unknown })).toContainText(
        `“${sheetLabel(texts, 'profiles', 'name.th')}”`,
      );
      await tool(imports.newImport).click();
      const sheet = `name.th,permissions\nนำเข้า ${language},Audit.view\nผิด,Nothing.view\n`;
      await choose('profiles.csv', sheet);
      await tool(imports.upload).click();
      const checked = page.getByRole('heading', { name: imports.checkedTitle('1', '2') });
      await tool(imports.check).click();
      await expect(checked).toBeVisible();
      const lines = await Promise.all(
        [imports.chooseAll, imports.chooseNone].map(
          async (name) => (await tool(name).boundingBox())?.y,
        ),
      );
      expect(new Set(lines).size, 'all or none stand in one line').toBe(1);
      await expectAccessible(page);
      // Matched anew and looked at once more, the columns are as they were said last.
      const english = page.getByRole('combobox', {
        name: sheetLabel(texts, 'profiles', 'name.en'),
      });
      await tool(imports.backToMapping).click();
      await english.click();
      await page.getByRole('option', { name: 'name.th' }).click();
      await tool(imports.check).click();
      await expect(checked).toBeVisible();
      await tool(imports.backToMapping).click();
      await expect(english).toHaveValue('name.th');
      await tool(imports.check).click();
      await expect(checked).toBeVisible();
      await tool(imports.start('1')).click();
      await expect(page.getByRole('heading', { name: imports.doneTitle('1', '0') })).toBeVisible();
      await tool(imports.back).click();

      // What was found is kept under a name, and shown again by it.
      await typeInto(page.getByRole('searchbox'), `นำเข้า ${language}`);
      await expect(page.getByText(resource.total('1'))).toBeVisible();
      await tool(lists.views).click();
      await page.getByRole('menuitem', { name: lists.saveView }).click();
      await page.getByRole('textbox', { name: lists.viewName }).fill(`ของฉัน ${language}`);
      await tool(resource.save).click();
      await expect(page.getByText(lists.viewSaved(`ของฉัน ${language}`))).toBeVisible();
      await tool(lists.views).click();
      await page.getByRole('menuitem', { name: lists.wholeList }).click();
      await expect(page).not.toHaveURL(/[?&#]q=/);
      await tool(lists.views).click();
      await page.getByRole('menuitem', { name: `ของฉัน ${language}`, exact: true }).click();
      await expect(page).toHaveURL(/[?&#]q=/);

      await tool(lists.sheets).click();
      await page.getByRole('menuitem', { name: lists.export }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(lists.exportFound('1'))).toBeVisible();
      await dialog.getByRole('radio', { name: lists.formats.csv }).check();
      const download = page.waitForEvent('download');
      await dialog.getByRole('button', { name: lists.exportStart }).click();
      const path = await (await download).path();
      const exported = await readFile(path, 'utf8');
      expect(exported).toContain(`นำเข้า ${language}`);

      // Edited there, it comes back as a change of the same record.
      const edited = exported.replace(`นำเข้า ${language}`, `แก้ในไฟล์ ${language}`);
      await tool(lists.sheets).press('Enter');
      await page.getByRole('menuitem', { name: lists.import }).press('Enter');
      await choose('back.csv', edited);
      await tool(imports.upload).press('Enter');
      await tool(imports.check).press('Enter');
      await expect(
        page.getByRole('heading', { name: imports.checkedTitle('1', '1') }),
      ).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: '→' })).toContainText(
        `นำเข้า ${language} ${imports.changedTo} → แก้ในไฟล์ ${language}`,
      );
      await tool(imports.start('1')).press('Enter');
      await expect(page.getByRole('heading', { name: imports.doneTitle('0', '1') })).toBeVisible();
      // The buttons of the steps before are gone, and the keyboard is not gone with them.
      await expect(page.locator(':focus')).toContainText(imports.doneTitle('0', '1'));
      await expectAccessible(page);
      expect(await page.evaluate(() => document.body.scrollWidth <= innerWidth)).toBe(true);
      await tool(imports.back).press('Enter');
      await expect(tool(lists.sheets)).toBeFocused();
    });
  });
}
