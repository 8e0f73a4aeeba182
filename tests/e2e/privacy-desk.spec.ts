import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { checkDigit } from '#contract/thai/ids.ts';
import { application } from '#server/applications/tables.ts';
import { formSending } from '#server/captcha/tables.ts';
import { product } from '#server/products/tables.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { loanForm } from '#tests/support/loan-form.ts';
import { callServer, ON_A_PHONE } from '#tests/support/office-journey.ts';
import { expectSound } from '#tests/support/sound-page.ts';
import { typeInto } from '#tests/support/type-into.ts';

/** Somebody who applied, took it back, and wrote a message. */
async function leaveData(origin: string, productId: number, mark: string) {
  const twelve = `3101200${mark}`;
  const idCard = `${twelve}${checkDigit(twelve)}`;
  const phone = `08899${mark}`;
  const names = { firstName: 'สายสุนีย์', lastName: `ขอลืม${mark}` };
  const form = loanForm(productId, { ...names, idCard, phone, email: '' });
  const sent = await callServer(origin, 'register/send', form);
  expect(sent.body.isSuccess, JSON.stringify(sent.body)).toBe(true);
  const { reference } = sent.body.data as { reference: string };
  const { body } = await callServer(origin, 'register/status', { reference, phone });
  const { token } = body.data as { token: string };
  await callServer(origin, 'register/withdraw', { token });
  const written = {
    id: randomUUID(),
    name: names.firstName,
    email: `sai${mark}@example.com`,
    tel: phone,
    header: 'ขอทราบวงเงิน',
    text: 'ที่ดิน 2 ไร่ จังหวัดเชียงใหม่',
    policy: true,
    language: 'th',
  };
  const answer = await callServer(origin, 'subscribe/send', written);
  expect(answer.body.isSuccess).toBe(true);
  return { idCard, phone, reference };
}

async function take(page: Page, button: string) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFile(await (await download).path());
}

for (const { language, texts, viewport } of ON_A_PHONE) {
  const desk = texts.privacy;

  test(`in ${language} somebody is found, taken along, asked for, erased and found no more; the auditor sees it`, async ({
    page,
    signIn,
    site,
  }) => {
    // A long way: a search, two files, a request, an erasure, and another user.
    const mark = language === 'th' ? '47113' : '58226';
    const [offered] = await site.db.select().from(product).where(eq(product.published, true));
    await site.db.delete(formSending);
    const person = await leaveData(site.origin, offered?.id ?? 0, mark);
    await page.setViewportSize(viewport);
    await signIn('administrator', `/PrivacyDesk?lang=${language}`);

    await typeInto(page.getByLabel(desk.find.idNumber), person.idCard);
    await page.getByLabel(desk.find.phone).pressSequentially('99');
    const find = page.getByRole('button', { name: desk.find.submit, exact: true });
    await find.click();
    await expect(page.getByLabel(desk.find.phone)).toBeFocused();
    await typeInto(page.getByLabel(desk.find.phone), person.phone);
    const failed = page.getByRole('alert').filter({ hasText: texts.resource.reasons.network });
    await page.route('**/api/privacy/find', (route) => route.abort(), { times: 1 });
    await find.click();
    await expect(failed).toBeVisible();
    await page.route('**/api/privacy/consents', (route) => route.abort());
    const refused = { isSuccess: false, reasonText: 'not_permitted', data: null };
    await page.route('**/api/privacy/readers', (route) =>
      route.fulfill({ status: 403, json: refused }),
    );
    await find.click();
    await expect(
      page.getByRole('alert').filter({ hasText: texts.shell.states.failed }),
    ).toHaveCount(2);
    await expect(page.getByText(texts.resource.reasons.not_permitted)).toBeVisible();
    await page.unroute('**/api/privacy/consents');
    await page.unroute('**/api/privacy/readers');
    const retry = page.getByRole('button', { name: texts.shell.states.retry });
    for (const left of [1, 0]) {
      await retry.first().click();
      await expect(retry).toHaveCount(left);
    }
    const rowOf = (text: string) => page.getByRole('row').filter({ hasText: text });
    await expect(rowOf(person.reference)).toContainText(desk.fates.anonymise);
    await expect(rowOf(person.reference)).toContainText(desk.reasons.figures);
    await expect(rowOf(desk.sources.message)).toContainText(desk.fates.erase);
    await expect(page.getByText(desk.consents.purposes.policy).first()).toBeVisible();
    await expectSound(page);

    const taken = JSON.parse(String(await take(page, desk.actions.json)));
    expect(JSON.stringify(taken)).toContain(person.idCard);
    const pages = await take(page, desk.actions.pdf);
    expect(String(pages.subarray(0, 5))).toBe('%PDF-');

    // What is typed for the next search has no part in this one, which is made again at the end.
    await page.getByLabel(desk.find.name).pressSequentially('ก');
    await page.getByRole('button', { name: desk.actions.erase }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(desk.erase.lead);
    await expect(dialog).toContainText(desk.reasons.figures);
    // What could not be done is said where it was asked for, and another try does it.
    await page.route('**/api/privacy/erase', (route) => route.abort(), { times: 1 });
    await dialog.getByRole('button', { name: desk.erase.confirm }).click();
    await expect(dialog.getByRole('alert')).toContainText(texts.resource.reasons.network);
    await dialog.getByRole('button', { name: desk.erase.confirm }).click();
    await expect(dialog).toContainText(desk.erase.outcomes.anonymised);
    await expect(dialog).toContainText(desk.erase.outcomes.erased);
    await dialog.getByRole('button', { name: texts.resource.close, exact: true }).last().click();
    await expect(page.getByText(desk.find.nothing)).toBeVisible();

    await page.getByRole('link', { name: desk.tabs.requests }).click();
    await page.getByRole('button', { name: texts.resource.add }).first().click();
    await page.getByLabel(desk.requests.name).fill(`สายสุนีย์ ${mark}`);
    await page.getByLabel(desk.requests.contact).fill(person.phone);
    await page.getByRole('button', { name: texts.resource.save, exact: true }).click();
    await expect(page).toHaveURL(/id=\d/);
    await page.goto(`/PrivacyDesk?lang=${language}&tab=requests`);
    await expect(rowOf(`สายสุนีย์ ${mark}`)).toContainText(
      // The day may turn meanwhile.
      new RegExp(['30', '29'].map(desk.requests.daysLeft).join('|')),
    );

    const [row] = await site.db
      .select()
      .from(application)
      .where(eq(application.reference, person.reference));
    expect(row).toMatchObject({ firstName: '', idCardDigest: null });
    await signIn('auditor', `/Audit?lang=${language}&record=${row?.id}`);
    const events = page.locator('tbody').getByRole('row').filter({ hasText: 'administrator' });
    await expect(events.filter({ hasText: texts.audit.actions.erase }).first()).toBeVisible();
    await expect(events.filter({ hasText: texts.audit.actions.export }).first()).toBeVisible();
    await expect(events.filter({ hasText: texts.audit.actions.view }).first()).toBeVisible();
  });
}
