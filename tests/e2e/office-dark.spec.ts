import { expect, test } from '#tests/support/browser-test.ts';
import { follow, speak } from '#tests/support/follow.ts';
import { expectAccessible } from '#tests/support/sound-page.ts';

test('the office is dark where so chosen or as the device is, without faults and without a white flash', async ({
  page,
  signIn,
}) => {
  const html = page.locator('html');
  const expectScheme = (scheme: 'light' | 'dark') =>
    expect(html).toHaveAttribute('data-mantine-color-scheme', scheme);
  const rows = page.locator('tbody').getByRole('row');

  await page.setViewportSize({ width: 360, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn('editor', '/Account?lang=th');
  await expectScheme('light');
  await page.getByRole('button', { name: 'editor Test' }).click();
  await page.getByRole('menuitemradio', { name: 'ตามเครื่อง' }).click();
  await expectScheme('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectScheme('light');
  await page.getByRole('menuitemradio', { name: 'มืด' }).click();
  await expectScheme('dark');

  // On the next page it is so before there is anything to draw, whatever the device says.
  await page.addInitScript(() => {
    new MutationObserver((_changes, seen) => {
      if (!document.body) return;
      const scheme = document.documentElement.getAttribute('data-mantine-color-scheme');
      Object.assign(window, { schemeAtBody: scheme });
      seen.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/Account', { waitUntil: 'commit' });
  await expectScheme('dark');
  expect(await page.evaluate(() => Reflect.get(window, 'schemeAtBody'))).toBe('dark');
  await expect(page.getByLabel('นามสกุล')).toBeVisible();
  await expectAccessible(page);
  await follow(page, '/ArticlesMaint');
  await expect(rows).not.toHaveCount(0);
  await expectAccessible(page);

  await page.setViewportSize({ width: 1280, height: 800 });
  await speak(page, 'en');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Account of editor Test' }).click();
  await page.getByRole('menuitemradio', { name: 'As the device' }).click();
  await expectScheme('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload({ waitUntil: 'commit' });
  await expectScheme('dark');
});

test('what is refused of a sheet can be read in the dark', async ({
  page,
  signIn,
  context,
  site,
}) => {
  await context.addCookies([{ name: 'office_scheme', value: 'dark', url: site.origin }]);
  await signIn('administrator', '/UserInformationMaint?lang=en');
  await page.locator('input[type=file]').setInputFiles({
    name: 'users.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('User ID,First name,Last name\nไม่ใช่รหัส,x,y'),
  });
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByRole('button', { name: 'Check every row' }).click();
  await expect(page.getByText('User ID is not in the right form')).toBeVisible();
  await expectAccessible(page);
});
