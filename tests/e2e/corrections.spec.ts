import { eq, sql } from 'drizzle-orm';
import { application } from '#server/applications/tables.ts';
import { takeDownCase } from '#tests/support/application-counter.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { typeInto } from '#tests/support/type-into.ts';

test.use({ viewport: { width: 1280, height: 900 } });

test('what the site let in can be corrected: a telephone, though a deed has no number and a company no first name', async ({
  page,
  site,
  signIn,
}) => {
  const { id } = await takeDownCase(site, { firstName: 'ก่อนแก้' });
  await site.db
    .update(application)
    .set({ applicant: 'company', firstName: '', companyName: 'ไร่ปลายฟ้า' })
    .where(eq(application.id, id));
  await site.db.execute(sql`insert into application_deed
    (application_id, position, deed_no, government_price, market_price)
    values (${id}, 9, '', 100000000, 200000000)`);

  await signIn('officer', `/RegisterMaint?id=${id}&lang=en`);
  // What is pressed makes way for what it brought: the keyboard goes on from there.
  const take = page.getByRole('button', { name: 'Take it on' });
  await take.press('Enter');
  await expect(take).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Edit', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Application', exact: true })).toBeFocused();
  const telephone = page.getByLabel('Telephone *');
  await typeInto(telephone, '08123');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Not saved yet: 1 field needs mending')).toBeVisible();
  await expect(telephone).toBeFocused();
  await typeInto(telephone, '0899998888');
  const province = page.getByRole('combobox', { name: 'Province of the guarantee' });
  await province.click();
  await province.pressSequentially('Chiang Mai');
  await page.getByRole('option', { name: 'Chiang Mai' }).click();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect
    .poll(() => site.db.select().from(application).where(eq(application.id, id)))
    .toMatchObject([{ phoneTail: '8888', guaranteeProvinceCode: '50', firstName: '' }]);
});

test('a save that is refused says how many fields are wrong and goes to the first', async ({
  page,
  signIn,
}) => {
  await signIn('editor', '/ArticlesMaint?id=new&lang=th');
  const title = page.getByRole('textbox', { name: /^ชื่อบทความ/ }).first();
  await title.click();
  await page.keyboard.press('ControlOrMeta+s');
  const form = page.locator('main form');
  await expect(form.getByRole('alert').first()).toContainText(/ยังบันทึกไม่ได้ มี \d+ ช่องที่ต้องแก้ไข/);
  await expect(form.locator('[aria-invalid=true]').first()).toBeFocused();
  await expect(form.locator('[aria-invalid=true]').first()).toBeInViewport();
});
