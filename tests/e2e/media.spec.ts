import sharp from 'sharp';
import { banner } from '#server/pages/tables.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { follow } from '#tests/support/follow.ts';
import { holdBack } from '#tests/support/hold-back.ts';
import { ON_A_PHONE } from '#tests/support/office-journey.ts';
import { typeInto } from '#tests/support/type-into.ts';

/** Another picture for each language, so that neither journey meets the other's. */
const paint = async (background: string) => ({
  name: `field-${background.slice(1)}.png`,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer(),
});

for (const { language, texts, viewport } of ON_A_PHONE) {
  const { lists, media, resource, shell } = texts;
  const words = language === 'th' ? 'ทุ่งนายามเช้า' : 'ทุ่งนายามเย็น';

  test(`pictures come in, are described, cut and found again: ${language}`, async ({
    page,
    signIn,
    site,
  }) => {
    await page.setViewportSize(viewport);
    await signIn('editor');
    await page.goto(`/MediaMaint?lang=${language}`);
    const field = await paint(language === 'th' ? '#3f7d4e' : '#7d3f6e');
    const wrong = { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('only words') };
    const empty = { name: 'empty.png', mimeType: 'image/png', buffer: Buffer.alloc(0) };

    const uploads = page.getByRole('region', { name: media.uploads });
    const row = (name: string) => uploads.getByRole('listitem').filter({ hasText: name });
    await page.locator('input[type=file]').setInputFiles([wrong, empty]);
    await expect(row('notes.png')).toContainText(media.problems.not_a_picture);
    await expect(row('empty.png')).toContainText(media.problems.empty);
    await page.route('**/api/media/upload?*', (route) => route.abort(), { times: 1 });
    await page.locator('input[type=file]').setInputFiles([field]);
    await expect(row(field.name)).toContainText(resource.reasons.network);
    await row(field.name).getByRole('button', { name: media.retry }).click();
    await expect(row(field.name)).toContainText(media.done);
    // What came in and lacks words is asked for in one form.
    await uploads.getByRole('button', { name: media.describeUploads('1') }).click();
    const form = page.getByRole('dialog');
    const asked = form.getByLabel(media.describeOf(resource.languages.th, field.name));
    await expect(asked).toBeFocused();
    await page.keyboard.type(words);
    // What is typed during the save stays to be saved.
    const slow = await holdBack(page, 'records/change');
    await page.keyboard.press('ControlOrMeta+s');
    await slow.asked;
    const inEnglish = form.getByLabel(media.describeOf(resource.languages.en, field.name));
    await inEnglish.pressSequentially('Rice field');
    await slow.letGo();
    await expect(form.getByRole('button', { name: media.describeSave('1') })).toBeEnabled();
    await expect(inEnglish).toHaveValue('Rice field');
    await form.getByRole('button', { name: media.describeSave('1') }).click();
    await expect(form).toBeHidden();
    await row('notes.png')
      .getByRole('button', { name: media.dismiss('notes.png') })
      .click();
    await page.getByRole('button', { name: media.clearDone }).click();

    // The input forgets what was chosen: the browser would not tell of the same file again.
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: media.upload }).click();
    expect(await (await chooser).element().evaluate((input) => Reflect.get(input, 'value'))).toBe(
      '',
    );

    // What did not arrive is sent again in one go; the same picture leads to the one that is there.
    const held = Promise.withResolvers<void>();
    await page.route(
      '**/api/media/upload?*',
      async (route) => {
        await held.promise;
        await route.abort();
      },
      { times: 2 },
    );
    const copies = ['again.png', 'more.png'].map((name) => ({ ...field, name }));
    await page.locator('input[type=file]').setInputFiles(copies);
    // Whoever leaves before they have arrived is asked first.
    await follow(page, '/Account');
    await page.getByRole('button', { name: shell.guard.stay }).click();
    held.resolve();
    await uploads.getByRole('button', { name: media.retryAll('2') }).click();
    await expect(row('more.png')).toContainText(media.duplicate);
    await expect(row('again.png')).toContainText(media.duplicate);
    await row('again.png').getByRole('button', { name: media.openExisting }).click();
    await expect(page.getByRole('heading', { name: field.name })).toBeVisible();
    const id = Number(new URL(page.url()).searchParams.get('id'));

    const alt = page.getByLabel(`${media.alt} (${resource.languages.th})`, { exact: true });
    await expect(alt).toHaveValue(words);
    // Of the languages that this house does not keep nothing is asked.
    const inJapanese = `${media.alt} (${resource.languages.ja})`;
    await expect(page.getByText(inJapanese)).toHaveCount(0);
    const tags = page.getByRole('combobox', { name: media.tags });
    await tags.pressSequentially(`Chiang  Mai,${language} นา`);
    await tags.press('Enter');
    await expect(page.getByText(`${language} นา`, { exact: true })).toBeVisible();
    const point = page.getByRole('button', { name: media.focus });
    await point.focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Shift+ArrowUp');
    await expect(page.getByText(`${media.focus}: ${media.focusAt('45', '30')}`)).toBeVisible();
    await page.getByRole('button', { name: resource.save }).click();
    await expect(page.getByText(resource.saved, { exact: true })).toBeVisible();

    await page.getByRole('button', { name: media.crop }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(media.shapes['1:1'], { exact: true }).click();
    await expect(dialog.getByText(media.cropSize('480', '480'))).toBeVisible();
    await dialog.getByRole('button', { name: media.cropFrame }).focus();
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(dialog.getByText(media.cropSize('467', '467'))).toBeVisible();
    // Once it is sent it cannot be cancelled: that would only look like it.
    const cutting = await holdBack(page, 'media/crop');
    await dialog.getByRole('button', { name: media.cropKeep }).click();
    await cutting.asked;
    await expect(dialog.getByRole('button', { name: resource.cancel })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await cutting.letGo();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(media.measures('467', '467'))).toBeVisible();

    // What shows the picture keeps it from the bin.
    await site.db
      .insert(banner)
      .values({ name: { th: 'แบนเนอร์นา' }, detail: {}, action: {}, href: '/', pictureId: id });
    await page.goto(`/MediaMaint?lang=${language}&sort=name&id=${id}`);
    const use = page.getByRole('region', { name: media.uses }).getByRole('link');
    await expect(use).toHaveText('แบนเนอร์นา');
    await expect(use).toHaveAttribute('href', /ConfigOtherMaint\?tab=banners&id=\d+/);
    await page.getByRole('button', { name: resource.close, exact: true }).click();
    await typeInto(page.getByRole('searchbox'), words);
    await expect(page.getByText(resource.total('2'))).toBeVisible();
    await page.getByLabel(resource.selectRow(field.name)).first().check();
    await page.getByRole('button', { name: lists.selectFound('2') }).click();
    await expect(page.getByText(resource.selected('2'), { exact: true })).toBeVisible();
    await page.getByRole('button', { name: resource.delete }).click();
    await dialog.getByRole('button', { name: resource.deleteConfirm }).click();
    await expect(dialog.getByRole('alert')).toContainText(resource.reasons.in_use);
  });
}
