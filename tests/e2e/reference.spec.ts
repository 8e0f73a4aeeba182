import { sql } from 'drizzle-orm';
import { uploadType } from '#server/reference/tables.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { follow } from '#tests/support/follow.ts';
import { ON_A_PHONE } from '#tests/support/office-journey.ts';

const [{ language, texts, viewport }] = ON_A_PHONE;
const { reference, resource } = texts;

test.use({ viewport });

test('a document that staff ask for stands among the papers of the application; a reject reason goes to the bin and comes back', async ({
  page,
  signIn,
  site,
}) => {
  const words = reference.uploadType;
  const name = 'หนังสือยินยอมของคู่สมรส';
  await signIn('administrator', `/UploadMaint?id=new&lang=${language}`);
  await page.getByLabel(`${words.name} (${resource.languages.th})`).fill(name);
  const person = page.getByRole('checkbox', { name: words.individual, exact: true });
  const save = page.getByRole('button', { name: resource.save, exact: true });
  await person.uncheck();
  await save.click();
  await expect(page.getByText(resource.fieldErrors.needs_applicant)).toBeVisible();
  await person.check();
  await page.getByRole('combobox', { name: reference.products }).click();
  await expect(page.getByRole('option')).toHaveCount(4);
  await page.keyboard.press('Escape');
  await save.click();
  await expect(page.getByText(resource.saved, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/[?&]id=\d+/);

  const reason = 'ที่ดินไม่มีทางเข้าออก';
  await follow(page, '/RejectMaint');
  await page.getByRole('checkbox', { name: resource.selectRow(reason) }).check();
  await page.getByRole('button', { name: resource.delete }).click();
  await page.getByRole('dialog').getByRole('button', { name: resource.deleteConfirm }).click();
  await expect(page.getByText(resource.deleted('1'))).toBeVisible();
  await expect(page.getByRole('button', { name: reason, exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: resource.showBin }).click();
  await page.getByRole('checkbox', { name: resource.selectRow(reason) }).check();
  await page.getByRole('button', { name: resource.restore }).click();
  await expect(page.getByText(resource.restored('1'))).toBeVisible();
  await page.getByRole('button', { name: resource.leaveBin }).click();
  await page.getByRole('button', { name: reason, exact: true }).click();
  await expect(page.getByLabel(reference.rejectReason.internalName)).toHaveValue(reason);

  // Last, for it leaves the office.
  const onSite = async () => (await page.request.get('/Register')).text();
  await expect.poll(onSite).toContain(name);
  await page.goto(`/Register?lang=${language}`);
  await expect(page.getByText(name)).toHaveCount(1);
  await site.db.delete(uploadType).where(sql`${uploadType.name} ->> 'th' = ${name}`);
});
