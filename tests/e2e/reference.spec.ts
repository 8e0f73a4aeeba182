import { expect, test } from '#tests/support/browser-test.ts';
import { ON_A_PHONE } from '#tests/support/office-journey.ts';

for (const { language, texts, viewport } of ON_A_PHONE) {
  const { reference, resource } = texts;

  test.describe(`reference data in ${language}`, () => {
    test.use({ viewport });

    test('a document that staff ask for stands among the papers of the application', async ({
      page,
      signIn,
    }) => {
      const words = reference.uploadType;
      const name = `หนังสือยินยอม ${language}`;
      await signIn('administrator');
      await page.goto(`/UploadMaint?id=new&lang=${language}`);
      await page.getByLabel(`${words.name} (${resource.languages.th})`).fill(name);
      const person = page.getByRole('checkbox', { name: words.individual, exact: true });
      await person.uncheck();
      await page.getByRole('button', { name: resource.save, exact: true }).click();
      await expect(page.getByText(resource.fieldErrors.needs_applicant)).toBeVisible();
      await person.check();
      await page.getByRole('combobox', { name: reference.products }).click();
      await expect(page.getByRole('option')).toHaveCount(4);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: resource.save, exact: true }).click();
      await expect(page.getByText(resource.saved)).toBeVisible();

      await expect(async () => {
        await page.goto(`/Register?lang=${language}`);
        await expect(page.getByText(name)).toHaveCount(1, { timeout: 500 });
      }).toPass();
    });

    test('a reject reason goes to the bin and comes back', async ({ page, signIn }) => {
      const name = language === 'th' ? 'ที่ดินไม่มีทางเข้าออก' : 'ความสามารถในการชำระหนี้';
      await signIn('administrator');
      await page.goto(`/RejectMaint?lang=${language}`);
      await page.getByRole('checkbox', { name: resource.selectRow(name) }).check();
      await page.getByRole('button', { name: resource.delete }).click();
      await page.getByRole('dialog').getByRole('button', { name: resource.deleteConfirm }).click();
      await expect(page.getByText(resource.deleted('1'))).toBeVisible();
      await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
      await page.getByRole('button', { name: resource.showBin }).click();
      await page.getByRole('checkbox', { name: resource.selectRow(name) }).check();
      await page.getByRole('button', { name: resource.restore }).click();
      await expect(page.getByText(resource.restored('1'))).toBeVisible();
      await page.getByRole('button', { name: resource.leaveBin }).click();
      await page.getByRole('button', { name, exact: true }).click();
      await expect(page.getByLabel(reference.rejectReason.internalName)).toHaveValue(name);
    });
  });
}
