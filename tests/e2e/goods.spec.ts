import { readFile } from 'node:fs/promises';
import { expect, test } from '#tests/support/browser-test.ts';
import { AT_A_DESK } from '#tests/support/office-journey.ts';
import { expectAccessible } from '#tests/support/sound-page.ts';

const PDF = (text: string) => ({
  name: 'new form.exe',
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(`%PDF-1.7\n${text}\n%%EOF`),
});

for (const { language, texts, viewport } of AT_A_DESK) {
  const { places, documents, goods, resource } = texts;

  test.describe(language, () => {
    test.use({ viewport });

    test('a branch is moved on the map, and visitors find it there', async ({ page, signIn }) => {
      await signIn('editor', `/BranchGSBMaint?lang=${language}&province=50`);
      const branch = page.getByRole('button', { name: /GSB.*(เชียงใหม่|Chiang Mai)/ });
      await branch.click();
      const marker = page.getByRole('button', { name: places.marker });
      const latitude = page.getByLabel(places.latitude);
      await expect(marker).toBeVisible();
      const before = await latitude.inputValue();

      await marker.focus();
      await page.keyboard.press('Shift+ArrowUp');
      await expect(latitude).not.toHaveValue(before);
      await expect(marker).toBeFocused();
      const map = page.getByRole('region', { name: places.map });
      await map.click({ position: { x: 60, y: 60 } });
      const [x, y] = [
        await latitude.inputValue(),
        await page.getByLabel(places.longitude).inputValue(),
      ];
      expect(x).not.toBe(before);

      // Bangkok, then a place that is not in Thailand.
      const longitude = page.getByLabel(places.longitude);
      await latitude.fill('13.75');
      await longitude.fill('100.5');
      await expect(page.getByText(/(กม\.|km from) /)).toBeVisible();
      await latitude.fill('48.2');
      await expect(page.getByText(places.abroad)).toBeVisible();
      await latitude.fill(x);
      await longitude.fill(y);
      await expect(page.getByText(places.abroad)).toBeHidden();
      await expectAccessible(page);
      await page.getByRole('button', { name: resource.save, exact: true }).click();
      await expect(page.getByText(resource.saved)).toBeVisible();

      const id = new URL(page.url()).searchParams.get('id');
      await expect(async () => {
        const response = await page.request.post('/api/branches/points', {
          data: { language, network: 'GSB', province: '50' },
        });
        const { data } = await response.json();
        expect(data).toEqual([
          expect.objectContaining({ id: Number(id), latitude: Number(x), longitude: Number(y) }),
        ]);
      }).toPass();
      await page.goto(`/BranchGSB?branch=${id}&lang=${language}`);
      await expect(page.locator(`#branch-${id}`)).toBeVisible();
    });

    test('a document is replaced under its link, and the earlier file brought back', async ({
      page,
      signIn,
    }) => {
      await signIn('editor', `/DocumentDetailMaint?id=1&lang=${language}`);
      const link = page.getByRole('link', { name: /\/download\/1$/ });
      await expect(link).toBeVisible();
      const first = await (await page.request.get('/download/1')).body();

      const file = page.locator('input[type="file"]');
      await file.setInputFiles({ ...PDF(''), buffer: Buffer.from('MZ a program') });
      await expect(page.getByText(resource.fieldErrors.file_kind)).toBeVisible();
      await file.setInputFiles(PDF(`second ${language}`));
      await expect(page.getByText('new form.pdf', { exact: true }).first()).toBeVisible();
      await page.getByRole('button', { name: resource.save, exact: true }).click();
      await expect(page.getByText(resource.saved)).toBeVisible();
      const read = async () => (await page.request.get('/download/1')).body();
      await expect.poll(async () => (await read()).toString()).toContain(`second ${language}`);

      const versions = page.getByRole('group', { name: documents.documents.versions });
      await expect(versions.getByRole('listitem').first()).toContainText('new form.pdf');
      const downloads = page.waitForEvent('download');
      await versions
        .getByRole('button', { name: /new form\.pdf/ })
        .first()
        .click();
      const saved = await readFile(await (await downloads).path());
      expect(saved.toString()).toContain(`second ${language}`);
      await expectAccessible(page);
      await versions.getByText(documents.documents.bringBack).last().click();
      await page.getByRole('button', { name: resource.save, exact: true }).click();
      await expect.poll(async () => (await read()).equals(first)).toBe(true);
    });

    test('a product gets details, which are put in order by the keyboard', async ({
      page,
      signIn,
    }) => {
      await signIn('editor', `/ProductMaint?product=1&order=1&lang=${language}`);
      const parts = page.locator('[data-part]');
      await expect(parts).not.toHaveCount(0);
      const names = () => parts.locator('[data-name]').allInnerTexts();
      const before = await names();
      const [first = '', second = ''] = before;

      await page.getByRole('button', { name: goods.details.down(first) }).focus();
      await page.keyboard.press('Alt+ArrowDown');
      await expect.poll(async () => (await names()).slice(0, 2)).toEqual([second, first]);
      await expect(page.getByRole('button', { name: goods.details.down(first) })).toBeFocused();
      await expectAccessible(page);
      await page.getByRole('button', { name: goods.details.saveOrder }).click();
      await expect(page.getByText(goods.details.orderSaved)).toBeVisible();
      await page.reload();
      await expect.poll(async () => (await names()).slice(0, 2)).toEqual([second, first]);

      await page.goto(`/Product?id=1&lang=${language}`);
      await expect(async () => {
        await page.reload();
        const text = await page.locator('main').innerText();
        expect(text.indexOf(second)).toBeGreaterThan(0);
        expect(text.indexOf(second)).toBeLessThan(text.indexOf(first));
      }).toPass();
    });
  });
}
