import { eq } from 'drizzle-orm';
import { convenientTime } from '#server/reference/tables.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { JOURNEYS } from '#tests/support/office-journey.ts';

for (const { language, texts, viewport } of JOURNEYS) {
  const { translations: words, resource } = texts;

  test.describe(`the translation desk in ${language}`, () => {
    test.use({ viewport });

    test('what is missing is written item after item, by key alone', async ({
      page,
      signIn,
      site,
    }) => {
      const korean = `한국어 ${language}`;
      await site.db.update(convenientTime).set({ name: { th: 'ช่วงเช้า', en: 'Morning' } });
      await signIn('administrator');
      await page.goto(`/TranslationMaint?in=ko&kind=convenientTime&lang=${language}`);
      const items = page.getByRole('button', {
        name: language === 'th' ? 'ช่วงเช้า' : 'Morning',
        exact: true,
      });
      await expect(items).toHaveCount(4);
      await items.first().click();

      const field = page.getByLabel(`${words.fields.name} (${resource.languages.ko})`);
      await expect(field).toBeFocused();
      await expect(page.getByText(`${words.fields.name} (${resource.languages.th})`)).toBeVisible();
      await page.keyboard.press('Control+Shift+Enter');
      await expect(page).toHaveURL(/item=convenientTime%3A2%3Ako/);
      await expect(field).toBeFocused();
      await page.keyboard.type(korean);
      await page.keyboard.press('Control+Enter');
      await expect(page).toHaveURL(/item=convenientTime%3A3%3Ako/);

      const [second] = await site.db.select().from(convenientTime).where(eq(convenientTime.id, 2));
      expect(second?.name).toEqual({ th: 'ช่วงเช้า', en: 'Morning', ko: korean });
      await page.getByRole('button', { name: resource.close, exact: true }).click();
      await expect(items).toHaveCount(3);
    });
  });
}
