import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { promotion } from '#server/promotions/tables.ts';
import { openCounter } from '#tests/support/application-counter.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { callServer, openSession } from '#tests/support/office-journey.ts';
import { typeInto } from '#tests/support/type-into.ts';

test.use({ viewport: { width: 1280, height: 900 } });

/** Holds the answers of a call back; each is a failure of the server. Tells how often it was asked. */
async function failSlowly(page: Page, path: string) {
  const held: (() => void)[] = [];
  let asked = 0;
  await page.route(`**/api/${path}`, async (route) => {
    asked += 1;
    const { promise, resolve } = Promise.withResolvers<void>();
    held.push(resolve);
    await promise;
    await route.fulfill({ status: 500, json: { isSuccess: false, reasonText: 'unexpected' } });
  });
  return { count: () => asked, fail: () => held.splice(0).forEach((letGo) => void letGo()) };
}

const failed = (page: Page, path: string) =>
  page.route(`**/api/${path}`, (route) =>
    route.fulfill({ status: 500, json: { isSuccess: false, reasonText: 'unexpected' } }),
  );

test('a save that fails leaves the keyboard on its button, and Enter tries again; pressed twice it is sent once; no older success denies it', async ({
  page,
  signIn,
}) => {
  await signIn('administrator', '/userGroup?id=new&lang=en');
  const name = page.getByRole('textbox', { name: 'Group name (Thai)' });
  await name.click();
  await page.keyboard.type('ทีมกะดึก');
  const saving = await failSlowly(page, 'groups/add');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const width = (await save.boundingBox())?.width;
  await save.focus();
  await page.keyboard.press('Enter');
  await expect(save).toHaveAttribute('aria-busy', 'true');
  await expect(save).toBeFocused();
  expect((await save.boundingBox())?.width).toBe(width);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await name.press('Enter');
  await save.focus();
  await expect.poll(saving.count).toBe(1);
  saving.fail();
  await expect(page.locator('form').getByRole('alert')).toContainText('try again');
  await expect(save).not.toHaveAttribute('aria-busy');
  await expect(save).toBeFocused();
  expect(saving.count()).toBe(1);

  await page.keyboard.press('Enter');
  await expect.poll(saving.count).toBe(2);
  saving.fail();
  await expect(save).not.toHaveAttribute('aria-busy');
  await page.unroute('**/api/groups/add');
  await page.keyboard.press('Enter');

  // The notice of what was saved before does not stand over the words of what failed since.
  const done = page.getByRole('alert').filter({ hasText: /^Saved/ });
  await done.hover(); // Who points at it keeps it.
  await expect(page).toHaveURL(/id=\d+/);
  await failed(page, 'groups/save');
  await name.focus();
  await page.keyboard.type(' สอง');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.locator('form').getByRole('alert')).toContainText('try again');
  await expect(done).toHaveCount(0);
  await page.unroute('**/api/groups/save');
  await page.keyboard.press('ControlOrMeta+s');
  await done.hover();
  await failed(page, 'groups/delete');
  // By the keyboard: the pointer stays where it is.
  await page.getByRole('button', { name: 'Cancel', exact: true }).press('Enter');
  await page.getByRole('row').last().getByRole('checkbox').press('Space');
  await page.getByRole('button', { name: 'Delete…' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(done).toBeVisible();
  await dialog.getByRole('button', { name: 'Move to the bin' }).press('Enter');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(done).toHaveCount(0);
});

test('so does every other deed: in a dialog, at a choice, and with the fastest finger', async ({
  page,
  signIn,
  site,
}) => {
  await signIn('administrator', '/RejectMaint?lang=en');
  await page
    .getByRole('checkbox', { name: /^Select / })
    .nth(1)
    .check();
  await page.getByRole('button', { name: 'Delete…' }).click();
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: 'Move to the bin' });
  const deleting = await failSlowly(page, 'rejectReason/delete');
  // Two presses that a slow machine takes up at once: nothing but what is due at once lies between.
  await confirm.focus();
  await confirm.evaluate(async (button: HTMLButtonElement) => {
    button.click();
    for (let turn = 0; turn < 50; turn += 1) await null;
    button.click();
  });
  await expect.poll(deleting.count).toBe(1);
  await expect(confirm).toBeFocused();
  deleting.fail();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(confirm).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(deleting.count).toBe(2);
  deleting.fail();
  await expect(confirm).not.toHaveAttribute('aria-busy');

  const { id } = await (await openCounter(site.origin, 'administrator')).takeDown({});
  await page.goto(`/RegisterMaint?id=${id}&lang=en`);
  const assigning = await failSlowly(page, 'application/assign');
  const assignee = page.getByRole('combobox', { name: 'Officer' });
  await assignee.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').nth(1)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(assigning.count).toBe(1);
  await expect(assignee).toBeFocused();
  assigning.fail();
  await expect(page.getByRole('alert').filter({ hasText: 'try again' })).toBeVisible();
  await expect(assignee).toBeFocused();

  // Ctrl+S presses no button, and once is enough all the same: two steps would be planned.
  await page.getByRole('button', { name: 'Plan a step' }).click();
  const step = page.getByRole('dialog', { name: 'Plan a step' });
  await step.getByRole('button', { name: 'In 2 h' }).click();
  const planning = await failSlowly(page, 'application/planStep');
  await page.keyboard.press('ControlOrMeta+s');
  await expect.poll(planning.count).toBe(1);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(step.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true');
  planning.fail();
  await expect(step.getByRole('alert')).toBeVisible();
  expect(planning.count()).toBe(1);
});

test('publishing that fails leaves its button, and nothing is public by a later save; a day or time that cannot be read is not saved', async ({
  page,
  signIn,
  site,
}) => {
  await signIn('editor');
  const token = await openSession(site.origin, 'editor');
  const call = async (path: string, input: object) =>
    (await callServer(site.origin, path, input, token)).body.data as { id: number };
  const { id } = await call('promotion/add', {
    ...{ name: { th: 'ร่าง', en: 'Draft' }, summary: { th: 'สรุป' }, detail: { th: '<p>ยาว</p>' } },
    ...{ pictureId: null, position: 9, published: false },
    ...{ publishFrom: '2026-01-01T00:00:00.000Z', publishUntil: null },
  });
  const read = () => call('promotion/read', { id });
  await page.goto(`/PromotionsMaint?id=${id}&lang=en`);
  const form = page.locator('main form');
  const publish = form.getByRole('button', { name: 'Publish', exact: true });
  const publishing = await failSlowly(page, 'promotion/save');
  await publish.focus();
  await page.keyboard.press('Enter');
  await expect.poll(publishing.count).toBe(1);
  await expect(publish).toHaveAttribute('aria-busy', 'true');
  await expect(publish).toBeFocused();
  publishing.fail();
  await expect(form.getByRole('alert')).toContainText('try again');
  await expect(publish).toBeFocused();
  await expect(form.getByRole('checkbox', { name: 'Publish on the website' })).not.toBeChecked();
  await page.unroute('**/api/promotion/save');

  // Neither a day nor a time that there is not becomes none, or the one before.
  const until = form.getByRole('textbox', { name: 'Visible until', exact: true });
  await typeInto(until, '31/2/70');
  await until.press('ControlOrMeta+s');
  await expect(form.getByText('Type a date, such as 30/11/2026')).toBeVisible();
  // Nothing comes of what is not saved.
  const outcome = form.getByRole('status').filter({ hasText: 'visitors do not see it' });
  await expect(outcome).not.toContainText('Takes effect');
  await typeInto(until, '28/2/2669');
  await expect(outcome).toContainText('Takes effect when saved');
  const at = form.getByRole('textbox', { name: 'Visible until: time' });
  await expect(at).toHaveValue('23:59');
  await typeInto(at, '25.00');
  await page.keyboard.press('Tab');
  await expect(form.getByText('Type a time, such as 09:30')).toBeVisible();
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form.getByRole('alert')).toBeVisible();
  await expect(at).toBeFocused();
  await typeInto(at, '9');
  // Who deletes the day to type another means the same time.
  await typeInto(until, '');
  await expect(at).toHaveCount(0);
  await typeInto(until, '28/2/2669');
  await expect(at).toHaveValue('09:00');
  await at.press('Enter');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await read()).toMatchObject({
    ...{ version: 2, published: false, publishUntil: '2126-02-28T02:00:00.000Z' },
  });

  await publish.click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  expect(await read()).toMatchObject({ version: 3, published: true });
  await site.db.delete(promotion).where(eq(promotion.id, id));
});
