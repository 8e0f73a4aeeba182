import { expect, test } from '#tests/support/browser-test.ts';
import { typeInto } from '#tests/support/type-into.ts';

test('an officer finds a parameter, is refused, corrects it, sees it on the site and takes it back', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn('administrator', '/GlobalParms?lang=en');
  await typeInto(page.getByRole('searchbox'), 'office');
  await expect(page.getByRole('heading', { name: 'Calculator', level: 2 })).toBeHidden();
  const closes = page.getByLabel('Office closes', { exact: true });
  await closes.fill('07:00');
  await expect(page.getByText('1 changed, not saved yet')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('The beginning must come before the end')).toBeVisible();
  await closes.fill('20:15');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('1 saved')).toBeVisible();
  const row = page.getByRole('listitem').filter({ has: closes });
  await expect(row.getByText('Changed by administrator')).toBeVisible();
  await expect(row.getByText('Default: 17:30')).toBeVisible();
  // As a visitor gets it: who is signed in is led on from the home page.
  const shown = async () => (await page.request.get('/?lang=en')).text();
  await expect.poll(shown).toContain('8.30–20.15');

  await row.getByRole('button', { name: 'History of Office closes' }).click();
  await expect(page.getByText('From “17:30” to “20:15”')).toBeVisible();
  await page.getByRole('button', { name: 'Back to “17:30”' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('changed, not saved yet')).toBeHidden();
  await expect.poll(shown).toContain('8.30–17.30');

  await typeInto(page.getByRole('searchbox'), 'new');
  const due = page.getByLabel('New', { exact: true });
  await typeInto(due, '9000');
  await expect(page.getByText('Must be between 1 and 8,760')).toBeVisible();
  await page.getByRole('button', { name: 'Undo: New' }).click();
  await expect(due).toHaveValue('9');

  // The same screen in Thai.
  await page.goto('/GlobalParms?lang=th');
  await typeInto(page.getByRole('searchbox'), 'ปิดทำการ');
  await expect(page.getByLabel('เวลาปิดทำการ', { exact: true })).toHaveValue('17:30');
});
