import sharp from 'sharp';
import { expect, test } from '#tests/support/browser-test.ts';
import { expectSound } from '#tests/support/sound-page.ts';
import { typeInto } from '#tests/support/type-into.ts';
import { en as office } from '#web/office/all-texts.en.ts';
import { th } from '#web/public/work-with-us/texts.th.ts';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');

test('somebody applies in Thai on a phone; an officer looks and sets a status in English', async ({
  page,
  site,
  signIn,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/?lang=th');
  await page.locator('#work').getByRole('link', { name: 'เปิดรับ 4 ตำแหน่ง' }).click();
  await expect(page).toHaveURL(/workWithUs$/);
  const posting = page.getByRole('region', { name: th.postings }).locator('details').first();
  const position = (await posting.locator('summary h3').innerText()).replaceAll('\u200b', '');
  await posting.locator('summary').click();
  await posting.getByRole('link', { name: th.applyForThis }).click();
  const chosen = page.getByLabel(th.posting).locator('option:checked');
  await expect(chosen).toHaveText(position);

  const field = (label: string) => page.getByRole('textbox', { name: label });
  await field(th.firstName).fill('สมหญิง');
  await typeInto(field(th.phone), '12345');
  await field(th.email).fill('somying@');
  await page.getByRole('button', { name: th.submit }).click();
  await expect(field(th.lastName)).toBeFocused();
  await expect(field(th.lastName)).toHaveAccessibleDescription(th.errors.required);

  await field(th.lastName).fill('ใจดี');
  await field(th.address).fill('1 ถนนทดลอง อำเภอเมือง เชียงใหม่');
  await typeInto(field(th.birthday), '5/3/2539');
  await field(th.education).fill('ปริญญาตรี บัญชี มหาวิทยาลัยทดลอง 2561');
  await typeInto(field(th.workYears), '3');
  await typeInto(field(th.desiredSalary), '25,000');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: th.submit }).click();
  await expect(page.getByText(th.errors.invalid_phone)).toBeVisible();
  await expect(page.getByText(th.errors.invalid_email)).toBeVisible();
  await expect(field(th.education)).toHaveValue(/บัญชี/);

  await page.getByLabel(th.resume.label).setInputFiles({
    name: 'script.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('<script>'),
  });
  await expect(page.getByText(th.errors.file_kind)).toBeVisible();
  await expect(page.getByLabel(th.resume.label), 'the same file again').toHaveValue('');
  await page.getByRole('button', { name: th.file.remove('script.pdf') }).click();
  await page
    .getByLabel(th.resume.label)
    .setInputFiles({ name: 'ประวัติ.pdf', mimeType: 'application/pdf', buffer: PDF });
  const photo = sharp({ create: { width: 300, height: 400, channels: 3, background: '#7799bb' } });
  await page.getByLabel(th.image.choose).setInputFiles({
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: await photo.jpeg().toBuffer(),
  });
  await expect(page.getByText(th.file.ready)).toHaveCount(2);
  await expect(page.getByRole('img', { name: th.image.preview })).toBeVisible();
  await expectSound(page);

  await typeInto(field(th.phone), '081 234 5678');
  await field(th.email).fill('somying@example.com');
  // Left in the midst of typing, and come back to.
  const uploads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('workWithUs/upload')) uploads.push(request.url());
  });
  await page.goto('/About?lang=th');
  await page.goto('/workWithUs?lang=th');
  await expect(page.getByText('เราเก็บสิ่งที่คุณกรอกไว้ให้')).toBeVisible();
  await expect(chosen).toHaveText(position);
  await expect(field(th.firstName)).toHaveValue('สมหญิง');
  await expect(field(th.email)).toHaveValue('somying@example.com');
  await expect(field(th.birthday)).toHaveValue('5/3/2539');
  await expect(page.getByText(th.file.ready)).toHaveCount(2);
  await expect(page.getByRole('img', { name: th.image.preview })).toBeVisible();
  expect(uploads, 'what the server has is not sent again').toEqual([]);
  await expect(page.getByRole('checkbox'), 'the notice is read anew').not.toBeChecked();
  await page.getByRole('checkbox').check();
  await expectSound(page);
  await page.getByRole('button', { name: th.submit }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText(th.sent.number)).toBeVisible();
  await page.goto('/workWithUs?lang=th');
  await expect(page.getByRole('button', { name: th.submit })).toBeEnabled();
  await expect(page.getByText('เราเก็บสิ่งที่คุณกรอกไว้ให้')).toHaveCount(0);
  await expect(field(th.firstName)).toHaveValue('');
  await expect(page.getByText('me.jpg')).toHaveCount(0);
  const mail = await site.mails.next('somying@example.com');
  expect(mail.subject).toBe('ได้รับใบสมัครงานของคุณแล้ว');
  expect(mail.text).toContain(position);

  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn('administrator', '/JobApplicationMaint?lang=en');
  const texts = office.jobApplications;
  await expect(page.getByRole('button', { name: 'สมหญิง จ.' })).toBeVisible();
  await expect(page.getByText('ใจดี')).toHaveCount(0);
  await page.getByRole('button', { name: 'สมหญิง จ.' }).click();
  await expect(page.getByText('สมหญิง ใจดี')).toBeVisible();
  await expect(page.getByText('081-234-5678')).toBeVisible();
  await expect(page.getByText('05/03/1996')).toBeVisible();

  await page.getByRole('button', { name: texts.show('me.jpg') }).click();
  const shown = page.getByRole('img', { name: texts.photoOf('สมหญิง ใจดี') });
  await expect(shown).toHaveJSProperty('naturalWidth', 300);
  await page.getByRole('button', { name: texts.show('ประวัติ.pdf') }).click();
  await expect(page.locator('iframe')).toHaveAttribute('src', /^blob:/);
  await page.getByRole('button', { name: texts.hide('ประวัติ.pdf') }).click();

  await page.getByRole('combobox', { name: texts.status, exact: true }).last().click();
  await page.getByRole('option', { name: texts.statuses.interview }).click();
  await page.getByRole('textbox', { name: texts.remark }).fill('Called, comes on Monday');
  await expectSound(page);
  await page.getByRole('button', { name: office.resource.save, exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: texts.statuses.interview })).toHaveCount(1);
});

test('a file that was chosen before the page came alive goes along', async ({ page }) => {
  // The page is there, its scripts are on their way.
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/workWithUs?lang=th', { waitUntil: 'commit' });
  const resume = page.getByLabel(th.resume.label);
  await resume.setInputFiles({ name: 'early.pdf', mimeType: 'application/pdf', buffer: PDF });
  held.resolve();
  await expect(page.getByText('early.pdf')).toBeVisible();
  await expect(page.getByText(th.file.ready)).toBeVisible();
  await expect(resume, 'the same file can be chosen again').toHaveValue('');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

  test('the openings can be read, and what to do instead of the form is said', async ({ page }) => {
    await page.goto('/workWithUs?lang=th');
    // Text is not looked for inside a noscript by itself.
    const notice = page.locator('#apply noscript p').first();
    await expect(notice).toHaveText('แบบฟอร์มนี้ต้องเปิดใช้ JavaScript ในเบราว์เซอร์');
    await expect(notice).toBeVisible();
    await expect(page.locator('#apply a[href^="tel:"]').first()).toBeVisible();
    await expect(page.locator('#apply a[href^="mailto:"]').first()).toBeVisible();
    // Nothing that looks alive and is not.
    await expect(page.locator('#apply').getByRole('textbox')).toHaveCount(0);
    await expect(page.locator('main').getByRole('button')).toHaveCount(0);

    const posting = page.locator('main details').first();
    await expect(posting.locator('p').first()).toBeHidden();
    await posting.locator('summary').click();
    await expect(posting.locator('p').first()).toBeVisible();
    await posting.getByRole('link', { name: 'สมัครตำแหน่งนี้' }).click();
    await expect(page).toHaveURL(/workWithUs\?posting=\d+#apply$/);
    await expect(notice).toBeInViewport();
    await page.goto('/workWithUs?lang=en');
    await expect(notice).toHaveText('This form needs JavaScript in your browser');
  });
});
