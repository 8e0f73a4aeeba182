import { eq, sql } from 'drizzle-orm';
import { convenientTime } from '#server/reference/tables.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { AT_A_DESK } from '#tests/support/office-journey.ts';
import { setParameter } from '#tests/support/set-parameter.ts';

for (const { language, texts, viewport } of AT_A_DESK) {
  const { translations: words, reference, resource } = texts;

  test.describe(`the translation desk in ${language}`, () => {
    test.use({ viewport });

    test('what is missing is written item after item, by key alone', async ({
      page,
      signIn,
      site,
    }) => {
      const korean = `한국어 ${language}`;
      await site.db.update(convenientTime).set({ name: sql`${convenientTime.name} - 'ko'` });
      const times = await site.db.select().from(convenientTime).orderBy(convenientTime.id);
      const [first = '', second = '', third = ''] = times.map(({ name }) => name[language] ?? '');
      await setParameter(site.db, 'language_ko', 'Y');
      await signIn('administrator');
      await page.goto(`/TranslationMaint?in=ko&kind=convenientTime&lang=${language}`);
      const item = (name: string) => page.getByRole('button', { name, exact: true });
      await item(first).click();

      const title = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
      const field = page.getByLabel(`${reference.convenientTime.name} (${resource.languages.ko})`);
      await expect(title(first)).toBeVisible();
      await expect(field).toBeFocused();
      await page.keyboard.press('Control+Shift+Enter');
      await expect(title(second)).toBeVisible();
      await expect(field).toBeFocused();
      await page.keyboard.press('Alt+ArrowUp');
      await expect(title(first)).toBeVisible();
      await expect(field).toBeFocused();
      await page.keyboard.press('Alt+ArrowDown');
      await expect(title(second)).toBeVisible();
      await expect(field).toBeFocused();
      await page.keyboard.type(korean);
      await page.keyboard.press('Control+Enter');
      await expect(title(third)).toBeVisible();

      const id = times[1]?.id ?? 0;
      const [saved] = await site.db.select().from(convenientTime).where(eq(convenientTime.id, id));
      expect(saved?.name).toEqual({ ...times[1]?.name, ko: korean });
      await page.getByRole('button', { name: resource.close, exact: true }).click();
      await expect(item(first)).toBeVisible();
      await expect(item(second)).toHaveCount(0);

      // By kind and language, how much is left; a number leads to its list.
      await page.locator('summary').press('Enter');
      const left = words.left(String(times.length - 1), '0');
      const kind = { th: 'เวลาที่สะดวกให้ติดต่อ', en: 'Convenient times' }[language];
      const count = `${kind} ${resource.languages.ko}: ${left}`;
      await page.getByRole('button', { name: count, exact: true }).press('Enter');
      await expect(page).toHaveURL(/in=ko/);
      await expect(item(third)).toBeVisible();
    });

    test('what is typed stays when a colleague has done the same meanwhile, and the desk goes on from there', async ({
      page,
      context,
      signIn,
      site,
    }) => {
      await site.db.update(convenientTime).set({ name: sql`${convenientTime.name} - 'ko'` });
      const times = await site.db.select().from(convenientTime).orderBy(convenientTime.id);
      const [first = '', second = '', third = ''] = times.map(({ name }) => name[language] ?? '');
      await setParameter(site.db, 'language_ko', 'Y');
      await signIn('administrator');
      await page.goto(`/TranslationMaint?in=ko&kind=convenientTime&lang=${language}`);
      const item = (name: string) => page.getByRole('button', { name, exact: true });
      const title = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
      await item(second).click();
      const field = page.getByLabel(`${reference.convenientTime.name} (${resource.languages.ko})`);
      await expect(field).toBeFocused();
      await page.keyboard.type('반쯤');
      const ofSecond = eq(convenientTime.id, times[1]?.id ?? 0);
      await site.db
        .update(convenientTime)
        .set({ name: { ...times[1]?.name, ko: '동료' } })
        .where(ofSecond);
      const read = page.waitForResponse('**/api/translations/list');
      await context.setOffline(true);
      await context.setOffline(false);
      await read;
      await expect(item(second)).toHaveCount(0);
      await expect(field).toHaveValue('반쯤');
      await expect(field).toBeFocused();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.press('Delete');
      await page.keyboard.press('Alt+ArrowDown');
      await expect(title(third)).toBeVisible();
      await page.keyboard.press('Alt+ArrowUp');
      await expect(title(first)).toBeVisible();
    });

    test('a record whose Thai text will not do says which field, and leads to it', async ({
      page,
      signIn,
      site,
    }) => {
      await setParameter(site.db, 'language_ko', 'Y');
      const [time] = await site.db
        .insert(convenientTime)
        .values({ name: { th: 'ย'.repeat(5_000), en: 'Far too long' }, detail: {} })
        .returning({ id: convenientTime.id });
      await signIn('administrator');
      await page.goto(`/TranslationMaint?in=ko&kind=convenientTime&lang=${language}`);
      await page.getByRole('button', { name: 'Far too long', exact: true }).click();
      const { name } = reference.convenientTime;
      const field = page.getByLabel(`${name} (${resource.languages.ko})`);
      await expect(field).toBeFocused();
      await page.keyboard.type('한국어');
      await page.keyboard.press('Control+Enter');
      const told = page.getByRole('alert').filter({ hasText: `“${name} (Thai)”` });
      await expect(told).toContainText('Too long');
      await expect(told).toContainText('mend that field');
      await expect(field).toHaveValue('한국어');
      await expect(field).not.toHaveAttribute('aria-invalid', 'true');
      // Nothing typed, nothing to lose.
      await field.press('Control+a');
      await page.keyboard.press('Delete');
      await page.getByRole('link', { name: words.openRecord }).click();
      await expect(page).toHaveURL(new RegExp(`ConvenientTimeMaint\\?id=${time?.id}`));
      await site.db.delete(convenientTime).where(eq(convenientTime.id, time?.id ?? 0));
    });
  });
}
