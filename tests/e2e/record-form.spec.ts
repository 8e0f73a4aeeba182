import { expect, test } from '#tests/support/browser-test.ts';
import { AT_A_DESK, callServer, openSession } from '#tests/support/office-journey.ts';
import { addUser } from '#tests/support/people.ts';

const GROUP = {
  profileIds: [],
  administrator: false,
  network: null,
  secondFactorRequired: false,
};

for (const { language, texts, viewport } of AT_A_DESK) {
  const { resource, records, rights } = texts;
  const field = (of: 'th' | 'en') => `${rights.groups.name} (${resource.languages[of]})`;

  test.describe(`the form of a record in ${language}`, () => {
    test.use({ viewport });

    test('keeps a draft over a reload, shows who else edits, compares, and brings back', async ({
      page,
      signIn,
      site,
    }) => {
      await addUser(site.db, 'administrator', {
        userId: 'somchai',
        firstName: 'สมชาย',
        lastName: 'ทองดี',
      });
      const somchai = await openSession(site.origin, 'somchai');
      const call = async (path: string, input: object) =>
        (await callServer(site.origin, path, input, somchai)).body.data as {
          id: number;
          version: number;
        };
      const before = { ...GROUP, name: { th: `กลุ่มแรก ${language}`, en: 'First name' } };
      const { id } = await call('groups/add', before);

      await signIn('administrator', `/userGroup?id=${id}&lang=${language}`);
      const english = page.getByLabel(field('en'), { exact: true });
      const save = page.getByRole('button', { name: resource.save, exact: true });
      await call('records/editing', { resource: 'groups', id });
      await english.fill('Typed, not saved');
      await expect(page.getByText(records.draft.kept('').trim().slice(0, 8))).toBeVisible();

      // What was typed is offered after a reload, and with it stands who else is here.
      page.once('dialog', (dialog) => dialog.accept());
      await page.reload();
      await expect(page.getByText(/สมชาย ทองดี/)).toBeVisible();
      await expect(english).toHaveValue('First name');
      await call('groups/save', {
        id,
        version: 1,
        values: { ...before, name: { ...before.name, th: `กลุ่มสอง ${language}` } },
      });
      await page.getByRole('button', { name: records.draft.take }).click();
      await expect(english).toHaveValue('Typed, not saved');

      // Somebody else has saved meanwhile: both are shown before anything is lost.
      await english.press('ControlOrMeta+s');
      const conflict = page.getByRole('dialog', { name: resource.conflictTitle });
      await expect(conflict.getByText(`กลุ่มสอง ${language}`)).toBeVisible();
      await expect(conflict.getByText('Typed, not saved')).toBeVisible();
      await conflict.getByRole('button', { name: resource.conflictKeepMine }).click();
      await expect(page.getByText(resource.saved, { exact: true })).toBeVisible();

      // The history tells who changed what, and an earlier version comes back into the form.
      await page.getByRole('button', { name: records.history.open }).click();
      const history = page.getByRole('dialog', { name: records.history.title });
      await expect(history.getByText(resource.updatedBy('somchai'))).toHaveCount(2);
      await history.getByRole('button', { name: records.history.first }).click();
      await history.getByRole('button', { name: records.history.bringBack }).click();
      await expect(english).toHaveValue('First name');
      await save.click();
      await expect
        .poll(() => call('groups/read', { id }))
        .toMatchObject({ version: 4, name: before.name });

      // What was saved is no draft any more.
      await page.reload();
      await expect(english).toHaveValue('First name');
      await expect(page.getByRole('button', { name: records.draft.take })).toBeHidden();
    });
  });
}

test('a preview shows what is typed as the public page would, and visitors see none of it', async ({
  page,
  signIn,
}) => {
  const [{ texts }] = AT_A_DESK;
  const { preview } = texts.records;
  await signIn('administrator', '/ArticlesMaint?id=1&lang=en');
  const title = page.locator('form').getByRole('textbox').nth(1);
  await title.fill('A title that nobody has published');
  await page.getByRole('button', { name: preview.open }).click();
  const shown = page.frameLocator('iframe').getByRole('heading', { level: 1 });
  await expect(shown).toHaveText('A title that nobody has published');
  await page.getByText(preview.desktop, { exact: true }).click();
  await expect(shown).toHaveText('A title that nobody has published');
  const visitor = await page.request.get('/Article?id=1&lang=en');
  expect(await visitor.text()).not.toContain('A title that nobody has published');
});
