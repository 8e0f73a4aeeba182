import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { branch } from '#server/branches/tables.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { follow } from '#tests/support/follow.ts';
import { AT_A_DESK } from '#tests/support/office-journey.ts';
import { readSite } from '#tests/support/read-site.ts';
import { expectAccessible } from '#tests/support/sound-page.ts';
import { typeInto } from '#tests/support/type-into.ts';

const PDF = (text: string) => ({
  name: 'new form.exe',
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(`%PDF-1.7\n${text}\n%%EOF`),
});

const [{ language, texts, viewport }] = AT_A_DESK;
const { places, documents, goods, records, resource } = texts;

test.use({ viewport });

test('a branch is moved on the map, and visitors find it there', async ({ page, signIn, site }) => {
  await signIn('editor', `/BranchGSBMaint?lang=${language}&province=50`);
  await page.getByRole('button', { name: /(ออมสิน|Savings Bank).*(เชียงใหม่|Chiang Mai)/ }).click();
  const marker = page.getByRole('button', { name: places.marker });
  const latitude = page.getByLabel(places.latitude);
  const longitude = page.getByLabel(places.longitude);
  await expect(marker).toBeVisible();
  const id = Number(new URL(page.url()).searchParams.get('id'));
  const [before] = await site.db
    .select({ latitude: branch.latitude, longitude: branch.longitude })
    .from(branch)
    .where(eq(branch.id, id));
  const first = await latitude.inputValue();

  await marker.focus();
  await page.keyboard.press('Shift+ArrowUp');
  await expect(latitude).not.toHaveValue(first);
  await expect(marker).toBeFocused();
  const map = page.getByRole('region', { name: places.map });
  const byKeys = await latitude.inputValue();
  await map.click({ position: { x: 60, y: 60 } });
  await expect(latitude).not.toHaveValue(byKeys);
  const [x, y] = [await latitude.inputValue(), await longitude.inputValue()];

  // Bangkok, then a place that is not in Thailand.
  await typeInto(latitude, '13.75');
  await typeInto(longitude, '100.5');
  await expect(page.getByText(/(กม\.|km from) /)).toBeVisible();
  await typeInto(latitude, '48.2');
  await expect(page.getByText(places.abroad)).toBeVisible();
  // As somebody sent it, and a text in which there is no place.
  const paste = page.getByLabel(places.paste);
  await paste.pressSequentially('๑๘°๔๗\'๑๖"N ๙๘°๕๙\'๐๖"E');
  await expect(latitude).toHaveValue('18.787778');
  await expect(longitude).toHaveValue('98.985');
  await paste.blur();
  // Half of it reads as a place far away, the whole as none: the marker stays, and nothing is saved.
  await typeInto(paste, '18 47 16 N');
  await paste.press('Enter');
  await expect(page.getByText(places.pasteWrong)).toBeVisible();
  await expect(latitude).toHaveValue('18.787778');
  await expect(longitude).toHaveValue('98.985');
  await typeInto(paste, 'https://maps.app.goo.gl/AbC');
  await paste.blur();
  await expect(page.getByText(places.pasteWrong)).toBeVisible();
  await typeInto(paste, '');
  await typeInto(latitude, x);
  await typeInto(longitude, y);
  await expect(page.getByText(places.abroad)).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('button', { name: records.revision.publish, exact: true }).click();
  await expect(page.getByText(records.revision.published, { exact: true })).toBeVisible();

  await expect(async () => {
    const response = await page.request.post('/api/branches/points', {
      data: { language, network: 'GSB', province: '50' },
    });
    const { data } = await response.json();
    expect(data).toEqual([
      expect.objectContaining({ id, latitude: Number(x), longitude: Number(y) }),
    ]);
  }).toPass();
  expect(await readSite(page, `/BranchGSB?branch=${id}`)).toContain(`id="branch-${id}"`);
  await site.db
    .update(branch)
    .set(before ?? {})
    .where(eq(branch.id, id));
});

test('a document is replaced under its link and brought back; the details of a product are put in order by the keyboard', async ({
  page,
  signIn,
}) => {
  await signIn('editor', `/DocumentDetailMaint?id=1&lang=${language}`);
  await expect(page.getByRole('link', { name: /\/download\/1$/ })).toBeVisible();
  const read = async () => (await page.request.get('/download/1')).body();
  const original = await read();
  const publish = page.getByRole('button', { name: records.revision.publish, exact: true });

  const file = page.locator('input[type="file"]');
  await file.setInputFiles({ ...PDF(''), buffer: Buffer.from('MZ a program') });
  await expect(page.getByText(resource.fieldErrors.file_kind)).toBeVisible();
  await file.setInputFiles({ ...PDF(''), buffer: Buffer.alloc(0) });
  await expect(page.getByText(resource.fieldErrors.empty)).toBeVisible();
  await file.setInputFiles(PDF('second'));
  await expect(page.getByText('new form.pdf', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(documents.documents.waits)).toBeVisible();
  await publish.press('Enter');
  await expect(page.getByText(records.revision.published, { exact: true })).toBeVisible();
  // There is nothing more to publish, and the keyboard is still there.
  await expect(publish).toBeDisabled();
  await expect(publish).toBeFocused();
  await expect.poll(async () => (await read()).toString()).toContain('second');

  const versions = page.getByRole('group', { name: documents.documents.versions });
  await expect(versions.getByRole('listitem').first()).toContainText('new form.pdf');
  const downloads = page.waitForEvent('download');
  await versions
    .getByRole('button', { name: /new form\.pdf/ })
    .first()
    .click();
  const saved = await readFile(await (await downloads).path());
  expect(saved.toString()).toContain('second');
  await expectAccessible(page);
  await versions.getByText(documents.documents.bringBack).last().click();
  await publish.click();
  await expect.poll(async () => (await read()).equals(original)).toBe(true);
  // The form has heard of it too: it asks nobody to stay.
  await expect(publish).toBeDisabled();

  await follow(page, '/ProductMaint?product=1&order=1');
  const parts = page.locator('[data-part]');
  await expect(parts).not.toHaveCount(0);
  const names = () => parts.locator('[data-name]').allInnerTexts();
  const [first = '', second = ''] = await names();
  await page.getByRole('button', { name: goods.details.down(first) }).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(async () => (await names()).slice(0, 2)).toEqual([second, first]);
  await expect(page.getByRole('button', { name: goods.details.down(first) })).toBeFocused();
  await expectAccessible(page);
  const saveOrder = page.getByRole('button', { name: goods.details.saveOrder });
  await saveOrder.click();
  await expect(page.getByText(goods.details.orderSaved)).toBeVisible();
  await expect(async () => {
    const [, text = ''] = (await readSite(page, `/Product?id=1&lang=${language}`)).split('<main');
    expect(text.indexOf(second)).toBeGreaterThan(0);
    expect(text.indexOf(second)).toBeLessThan(text.indexOf(first));
  }).toPass();

  // As it was.
  await page.getByRole('button', { name: goods.details.down(second) }).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await saveOrder.click();
  await expect(saveOrder).toHaveCount(0);
});
