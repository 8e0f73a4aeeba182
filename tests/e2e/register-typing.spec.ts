import type { Locator, Page } from '@playwright/test';
import { formSending } from '#server/captcha/tables.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { PDF, registerForm } from '#tests/support/register-form.ts';

test.use({ viewport: { width: 360, height: 800 } });

test.beforeEach(async ({ site }) => {
  await site.db.delete(formSending);
});

/** Types like a person: what is not in the field after that went somewhere else. */
async function type(field: Locator, text: string, written = text): Promise<void> {
  await field.click();
  await field.page().keyboard.press('ControlOrMeta+a');
  await field.page().keyboard.type(text);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(text);
  await field.blur();
  await expect(field).toHaveValue(written);
}

/** Presses "next" where something is missing, which leads to the list of it. */
async function refuse(page: Page, next: Locator): Promise<void> {
  await next.click();
  await expect(page.getByRole('main').locator('[tabindex="-1"]:focus')).toContainText('Please');
}

for (const applicant of ['person', 'company'] as const) {
  test(`after a refused "next" every field of the form takes what is typed, a ${applicant} on a phone`, async ({
    page,
  }) => {
    const form = registerForm(page, 'en');
    const { field, texts, start, button } = form;
    const company = applicant === 'company';
    await form.open();
    if (company) await page.getByRole('radio', { name: start.start.company }).check();
    // Some are not for everybody: who forgot to choose is led to one that can be chosen.
    await button(start.start.begin).click();
    await expect(page.locator('[name="productId"]:focus:enabled')).toBeInViewport();
    await page.locator('[name="productId"]:enabled').first().check();
    await form.begin();

    await refuse(page, button(texts.next));
    await type(field('phone'), '0812345678', '081-234-5678');
    await type(field('email'), 'some@where', 'some@where');
    await expect(page.getByText('Invalid e-mail').first()).toBeVisible();
    await type(field('email'), 'somchai@example.com');
    if (company) {
      await type(field('companyPrefix'), 'Co., Ltd.');
      await type(field('companyName'), 'Land and House');
      await type(field('companyId'), '0105561000011', '0-10-5-561-00001-1');
      await type(field('contactFirstName'), 'Jane');
      await type(field('contactLastName'), 'Doe');
      await type(field('contactPhone'), '02 123 4567', '02-123-4567');
      await type(field('contactEmail'), 'jane@example.com');
    } else {
      await type(field('birthday'), '5/3/2539');
    }
    await type(field('prefix'), 'Mr.');
    await type(field('firstName'), 'Somchai');
    await type(field('lastName'), 'Jaidee');
    await type(field('idCard'), '1101700230708', '1-1017-00230-70-8');
    await type(field('lineId'), 'somchai.j');
    await form.next('address');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await refuse(page, button(texts.next));
    await type(field('houseNo'), '99/1');
    await field('province').focus();
    await field('province').selectOption({ label: 'Chiang Mai' });
    await expect(field('province')).toBeFocused();
    await field('district').selectOption({ index: 1 });
    await field('subdistrict').selectOption({ index: 1 });
    for (const name of ['moo', 'trok', 'soi', 'road']) await type(field(name), '4');
    await form.next('land');

    await type(field('askedAmount'), 'much');
    await type(page.getByLabel(texts.land.rai), 'two');
    await button(texts.next).click();
    // Looked at and left as it is, it is still wrong.
    await page.getByLabel(texts.land.rai).focus();
    await page.getByLabel(texts.land.rai).blur();
    const noArea = page.locator('#field-deeds-0-area-error');
    await expect(noArea).toHaveText('Please enter numbers, e.g. 2 or 50.5');
    await type(field('askedAmount'), '1250000.50', '1,250,000.50');
    const refused = page.locator('#field-askedAmount-error');
    await expect(refused).toHaveText('Please enter whole baht, without satang');
    await type(field('askedAmount'), '1500000', '1,500,000');
    for (const name of ['deedNo', 'landNo', 'surveyPage', 'mapSheet'])
      await type(field(`deeds.0.${name}`), '123');
    await type(page.getByLabel(texts.land.rai), '๒', '2');
    await expect(noArea).toHaveCount(0);
    // Of the three numbers the wrong one is marked, and keeps the height of the others.
    await type(page.getByLabel(texts.land.wah), 'half');
    await expect(page.getByLabel(texts.land.wah)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel(texts.land.rai)).not.toHaveAttribute('aria-invalid');
    const heights = await page
      .locator('input')
      .and(page.getByLabel(texts.land.rai).or(page.getByLabel(texts.land.wah)))
      .evaluateAll((inputs) => inputs.map((input) => input.getBoundingClientRect().height));
    expect(new Set(heights).size).toBe(1);
    await type(page.getByLabel(texts.land.wah), '25.5');
    await type(field('deeds.0.governmentPrice'), '1800000.50', '1,800,000.50');
    await type(field('deeds.0.marketPrice'), '2500000', '2,500,000');
    await form.next('documents');

    const chosen = { name: 'card.pdf', mimeType: 'application/pdf', buffer: PDF };
    // A browser tells of a choice only where it differs from what the field holds.
    for (let times = 0; times < 2; times += 1) {
      await form.upload(0).setInputFiles(chosen);
      await expect(page.getByText(form.files.ready, { exact: true })).toHaveCount(1);
      await expect(form.upload(0)).toHaveValue('');
      await page.getByRole('button', { name: form.files.remove('card.pdf') }).click();
      await expect(page.getByText(form.files.ready, { exact: true })).toHaveCount(0);
    }
    await form.next('review');
    await refuse(page, button(texts.review.send));
    await type(field('refCode'), 'GSB-001');
    await field('policy').check();
    await expect(field('policy')).toBeFocused();
  });
}

test('two tabs do not overwrite each other: one goes on, and what was typed comes along', async ({
  page,
  context,
}) => {
  const first = registerForm(page, 'en');
  await first.open();
  await page.locator('[name="productId"]:enabled').first().check();
  await first.begin();
  await first.field('firstName').pressSequentially('Somchai');

  const other = await context.newPage();
  await other.goto('/Register?lang=en');
  const title = 'This application is open in another tab';
  await expect(other.getByRole('heading', { name: title })).toBeVisible();
  await expect(other.locator('main input')).toHaveCount(0);

  await first.field('lastName').pressSequentially('Jaidee');
  await other.getByRole('button', { name: 'Go on in this tab' }).click();
  await expect(other.locator('[name="firstName"]')).toHaveValue('Somchai');
  await expect(other.locator('[name="lastName"]')).toHaveValue('Jaidee');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.locator('main input')).toHaveCount(0);

  await other.locator('[name="lastName"]').press('End');
  await other.keyboard.type(' Suk');
  await page.getByRole('button', { name: 'Go on in this tab' }).click();
  await expect(first.field('lastName')).toHaveValue('Jaidee Suk');
  await other.close();
  // As where the page is gone before the store of the device has got to it.
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new Error('Too late.');
    };
  });
  await first.field('phone').pressSequentially('0812345678');
  await page.reload();
  await expect(first.field('phone')).toHaveValue('0812345678');
  await expect(first.field('lastName')).toHaveValue('Jaidee Suk');
});

test('what a link brought is not laid over later words again, by another tab or on coming back', async ({
  page,
  context,
}) => {
  const form = registerForm(page, 'en');
  const link = '&government=4200000&market=6500000&type=person';
  await form.open(link);
  await form.choose('company');
  await form.begin();
  await form.field('companyName').pressSequentially('Siam Land');

  const other = await context.newPage();
  const there = registerForm(other, 'en');
  await other.goto('/Register?lang=en');
  await there.button('Go on in this tab').click();
  await expect(there.field('companyName')).toHaveValue('Siam Land');
  await there.field('companyName').press('End');
  await other.keyboard.type('s');
  await form.button('Go on in this tab').click();
  await expect(form.field('companyName')).toHaveValue('Siam Lands');
  await other.close();

  // By the menu, which brings nothing, and by the back button.
  await page.goto('/Register?lang=en');
  await expect(form.field('companyName')).toHaveValue('Siam Lands');
  await page.goto(`/Register?lang=en${link}`);
  await expect(form.field('companyName')).toHaveValue('Siam Lands');
});

test('an application that is deleted while its last words wait to be kept stays deleted', async ({
  page,
}) => {
  await page.clock.install();
  const form = registerForm(page, 'en');
  const { texts, field, button } = form;
  await form.open();
  await page.locator('[name="productId"]:enabled').first().check();
  await form.begin();
  await page.evaluate(() => {
    const { getAllKeys } = IDBObjectStore.prototype;
    // The device is slow: what is deleted is being deleted until the words below have had their turn.
    IDBObjectStore.prototype.getAllKeys = function (...args) {
      const wait = () => {
        if (document.title !== 'go on') this.get('nothing').onsuccess = wait;
      };
      wait();
      return getAllKeys.apply(this, args);
    };
  });
  await page.clock.pauseAt(Date.now() + 5_000);
  await field('firstName').pressSequentially('Malee');
  await page.getByText(texts.saved.options).click();
  await button(texts.saved.delete).click();
  await button(texts.saved.deleteConfirm).click();
  await page.clock.runFor(2_000);
  await page.evaluate(() => {
    document.title = 'go on';
  });
  await form.at('start');
  await page.reload();
  await page.locator('[name="productId"]:enabled').first().check();
  await form.begin();
  await expect(field('firstName')).toHaveValue('');
});
