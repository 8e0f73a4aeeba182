import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { application, applicationFile, applicationRequest } from '#server/applications/tables.ts';
import { formSending } from '#server/captcha/tables.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { leaveAndComeBack } from '#tests/support/come-back.ts';
import { takePhoto } from '#tests/support/register-form.ts';
import { expectSound } from '#tests/support/sound-page.ts';
import { typeInto } from '#tests/support/type-into.ts';
import { en } from '#web/public/status/texts.en.ts';
import { th } from '#web/public/status/texts.th.ts';
import { th as uploads } from '#web/public/uploads/texts.th.ts';

/** As the form sends it; the form has tests of its own. */
async function apply(page: Page, phone: string, email: string): Promise<string> {
  const response = await page.request.post('/api/register/send', {
    data: {
      id: randomUUID(),
      productId: 1,
      applicant: 'individual',
      firstName: 'สมชาย',
      phone,
      email,
      province: '10',
      district: '1004',
      subdistrict: '100405',
      postcode: '',
      policy: true,
      policyVersion: 1,
      language: 'th',
    },
  });
  const { data, reasonText } = await response.json();
  expect(reasonText).toBe('');
  return data.reference;
}

async function look(page: Page, texts: typeof th, reference: string, phone: string) {
  await typeInto(page.getByLabel(texts.reference), reference);
  await typeInto(page.getByLabel(texts.phone), phone);
  await page.getByRole('button', { name: texts.submit, exact: true }).click();
}

/** The journeys of one network are many here; the captcha is not what they are about. */
test.beforeEach(async ({ site }) => {
  await site.db.delete(formSending);
});

test('an applicant sees the status, asks for a copy and withdraws', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const reference = await apply(page, '0815550001', 'status@example.com');
  await site.mails.next('status@example.com');
  await page.goto('/Status?lang=en');
  await look(page, en, 'x', '1');
  await expect(page.getByText(en.errors.reference)).toBeVisible();
  await look(page, en, reference, '0815550009');
  await expect(page.getByText(en.failures.unknown)).toBeVisible();
  await look(page, en, reference.toLowerCase().replace('-', ' '), '+66 81 555 0001');
  await expect(page.getByRole('heading', { name: en.of(reference) })).toBeFocused();
  await expect(page.getByRole('heading', { name: en.statuses.new.name })).toBeVisible();
  await expect(page.getByText(en.statuses.new.next)).toBeVisible();
  await expect(page.getByRole('heading', { name: en.missingTitle })).toBeVisible();
  await expectSound(page);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: en.copy }).click();
  await expect(page.getByText(en.failures.network)).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: en.copy }).click();
  await expect(page.getByRole('status').filter({ hasText: '@' })).toBeVisible();
  expect((await site.mails.next('status@example.com')).text).toContain('สมชาย');
  await page.getByRole('button', { name: en.withdraw }).click();
  // What the server did not manage is no fault of a page that was open for too long.
  await page.route('**/api/register/withdraw', (route) =>
    route.fulfill({
      status: 503,
      json: { isSuccess: false, reasonText: 'unavailable', data: null },
    }),
  );
  await page.getByRole('button', { name: en.withdrawConfirm, exact: true }).click();
  await expect(page.getByText(en.failures.other)).toBeVisible();
  await page.unroute('**/api/register/withdraw');
  await page.getByRole('button', { name: en.withdrawConfirm, exact: true }).click();
  await expect(page.getByRole('heading', { name: en.statuses.cancelled.name })).toBeVisible();
  await expect(page.getByRole('button', { name: en.withdraw })).toHaveCount(0);
});

test('the link to a document takes exactly that one, once', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const reference = await apply(page, '0815550002', '');
  const [row] = await site.db
    .update(application)
    .set({ status: 'documents' })
    .where(eq(application.reference, reference))
    .returning();
  await site.db.insert(applicationRequest).values({
    applicationId: row?.id ?? 0,
    uploadTypeId: 1,
    documentName: { th: 'หน้าโฉนดด้านหลัง', en: 'Back of the deed' },
    note: 'รูปเดิมอ่านไม่ออก',
    askedBy: 'officer',
    expiresAt: new Date(Date.now() + 86_400_000),
  });
  await page.goto('/Status?lang=th');
  await look(page, th, reference, '0815550002');
  await expect(page.getByRole('heading', { name: th.requestsTitle })).toBeVisible();
  // No line of the heading breaks between “เลข” and “ที่”.
  await expect(page.getByText(`เลขที่ ${reference}`, { exact: true })).toBeVisible();
  await expect(page.getByText('รูปเดิมอ่านไม่ออก')).toBeVisible();
  await expectSound(page);

  const texts = th.document;
  // From the status, as by the link that was mailed.
  const sendOne = page.getByRole('button', { name: th.sendOf('หน้าโฉนดด้านหลัง') });
  await page.context().setOffline(true);
  await sendOne.click();
  await expect(page.getByText(th.failures.network)).toBeVisible();
  await page.context().setOffline(false);
  await leaveAndComeBack(page, sendOne, '**/Status/document?**');
  await sendOne.click();
  await expect(page).toHaveURL(/Status\/document/);
  const token = new URL(page.url()).searchParams.get('token');
  const heading = page.getByRole('heading', { name: 'หน้าโฉนดด้านหลัง', level: 1 });
  await expect(heading).toBeVisible();
  // A server that stumbles ends no link.
  await page.route('**/api/register/openRequest', (route) =>
    route.fulfill({
      status: 500,
      json: { isSuccess: false, reasonText: 'internal_error', data: null },
    }),
  );
  await page.reload();
  await expect(page.getByRole('heading', { name: texts.unreachableHeading })).toBeVisible();
  await page.unroute('**/api/register/openRequest');
  await page.getByRole('button', { name: texts.retry }).click();
  await expect(heading).toBeVisible();
  await page.getByRole('button', { name: texts.send }).click();
  await expect(page.getByText(texts.none)).toBeVisible();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([await takePhoto('back.jpg')]);
  await expect(page.getByText(uploads.ready, { exact: true })).toBeVisible();
  await expect(page.getByText(texts.none)).toHaveCount(0);
  // Loaded anew, the page still has what was chosen, also what did not get through yet.
  await page.route('**/api/register/upload?**', (route) => route.abort());
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([await takePhoto('lost.jpg')]);
  await expect(page.getByText(uploads.errors.network)).toBeVisible();
  await page.unroute('**/api/register/upload?**');
  await page.reload();
  await expect(page.getByText(uploads.ready, { exact: true })).toHaveCount(2);
  await expect(page.getByText(texts.kept)).toBeVisible();
  await page.getByRole('button', { name: uploads.remove('lost.jpg') }).click();
  // The same file again is a choice as well: a browser tells only of another than it holds.
  for (const input of await page.locator('input[type=file]').all())
    await expect(input).toHaveValue('');
  await expectSound(page);
  // The link is opened once more, on another device: that begins afresh.
  await page.request.post('/api/register/openRequest', { data: { token } });
  await page.getByRole('button', { name: texts.send }).click();
  await expect(page.getByText(uploads.errors.reopened)).toBeVisible();
  await expect(page.getByText(texts.unsent)).toBeVisible();
  await page.getByRole('button', { name: uploads.remove('back.jpg') }).click();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([await takePhoto('again.jpg')]);
  await expect(page.getByText(uploads.ready, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: texts.send }).click();
  await expect(page.getByRole('heading', { name: texts.doneHeading })).toBeFocused();
  const kept = await site.db
    .select()
    .from(applicationFile)
    .where(eq(applicationFile.applicationId, row?.id ?? 0));
  expect(kept).toHaveLength(1);
  // Who looked it up once hands in whatever else is missing, without both numbers again.
  await page.getByRole('link', { name: texts.status, exact: true }).click();
  const shown = page.getByText(`เลขที่ ${reference}`, { exact: true });
  await expect(shown).toBeVisible();
  await expect(page.getByLabel(th.phone)).toHaveCount(0);
  const missing = page.getByRole('region', { name: th.missingTitle });
  await missing.getByRole('button').first().click();
  await expect(page).toHaveURL(/Status\/document/);
  await expect(page.getByRole('button', { name: texts.send })).toBeVisible();
  await page.goto(`/Status?ref=${reference}`);
  await expect(shown).toBeVisible();
  const left = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(left).not.toContain(reference);

  await page.goto(`/Status/document?token=${token}`);
  await expect(page.getByRole('heading', { name: texts.endedHeading })).toBeVisible();
  expect(await page.evaluate(countKept)).toBe(0);
  // Of several that one mail asked for, the others are sent from there.
  await page.getByRole('link', { name: texts.status, exact: true }).click();
  await expect(page).toHaveURL(/\/Status$/);
  await page.goto(`/Status?ref=${reference}`);
  await expect(page.getByLabel(th.reference)).toHaveValue(reference);
});

/** Runs in the page: what this device still holds of documents. */
function countKept(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('chanote-documents');
    opening.onerror = reject;
    opening.onsuccess = () => {
      const transaction = opening.result.transaction(['answers', 'blobs']);
      const counting = ['answers', 'blobs'].map((name) => transaction.objectStore(name).count());
      transaction.oncomplete = () => {
        opening.result.close();
        resolve(counting.reduce((sum, { result }) => sum + result, 0));
      };
    };
  });
}
