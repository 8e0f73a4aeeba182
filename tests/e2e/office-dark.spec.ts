import { expect, test } from '#tests/support/browser-test.ts';
import { JOURNEY_WIDTHS, LANGUAGES } from '#tests/support/pages.ts';
import { expectAccessible } from '#tests/support/sound-page.ts';

for (const language of LANGUAGES)
  for (const width of JOURNEY_WIDTHS[language])
    test(`the dark office in ${language} at ${width} px has no faults and no white flash`, async ({
      page,
      context,
      site,
      signIn,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await signIn('editor');
      await context.addCookies([
        { name: 'office_scheme', value: 'dark', url: site.origin },
        { name: 'language', value: language, url: site.origin },
      ]);
      for (const path of ['/Account', '/ArticlesMaint']) {
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
        await page.waitForLoadState('networkidle');
        await expectAccessible(page);
      }
    });

test('the scheme is chosen in the user menu and follows the device where asked to', async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn('editor', '/DashboardMt?lang=en');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light');
  await page.getByRole('button', { name: 'Account of editor Test' }).click();
  await page.getByRole('menuitemradio', { name: 'As the device' }).click();
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.reload();
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
});
