import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { question } from '#server/pages/tables.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { expectForgotten } from '#tests/support/chosen-again.ts';
import { follow, speak } from '#tests/support/follow.ts';
import { JOURNEYS } from '#tests/support/office-journey.ts';
import { holdUpload } from '#tests/support/pictures-on-their-way.ts';
import { readSite } from '#tests/support/read-site.ts';

const [phone, desk] = JOURNEYS;
const { content, media, records, resource, shell } = phone.texts;
const inThai = (label: string) => `${label} (${resource.languages.th})`;
const inEnglish = (label: string) => `${label} (${resource.languages.en})`;

/** What a visitor reads at an address of the site, once it says so. */
async function expectOnSite(page: Page, path: string, text: string, seen = true) {
  await expect.poll(async () => (await readSite(page, path)).includes(text)).toBe(seen);
}

test('the editor publishes an article in two languages with a picture, changes it and takes it back; an answer to a question changes on the home page', async ({
  page,
  signIn,
  site,
}) => {
  const { articles, publishing } = content;
  const [thai, english] = [`บทความใหม่ ${Date.now()}`, 'A new article'];
  const form = page.locator('main form');
  const save = () => form.getByRole('button', { name: resource.save, exact: true }).click();
  const { revision } = records;
  const publish = () => form.getByRole('button', { name: revision.publish, exact: true }).click();

  // What is missing is said at its field.
  await page.setViewportSize(desk.viewport);
  await signIn('editor', '/ArticlesMaint?lang=en');
  const words = desk.texts;
  await page.getByRole('button', { name: words.resource.add, exact: true }).click();
  await form.getByRole('button', { name: words.resource.save, exact: true }).click();
  await expect(form.getByText(words.resource.fieldErrors.required).first()).toBeVisible();
  await page.setViewportSize(phone.viewport);
  await speak(page, 'th');
  await save();
  await expect(form.getByText(resource.fieldErrors.required).first()).toBeVisible();

  await form.getByLabel(inThai(articles.name)).fill(thai);
  await form.getByLabel(inEnglish(articles.name)).fill(english);
  await form.getByRole('combobox', { name: articles.category }).click();
  await page.getByRole('option').first().click();
  await form
    .getByRole('group', { name: articles.picture })
    .getByRole('button', { name: media.choose })
    .click();
  const chooser = page.getByRole('dialog', { name: media.chooseTitle });
  const wrong = { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('only words') };
  await chooser.locator('input[type=file]').setInputFiles([wrong]);
  await expect(chooser.getByText(media.problems.not_a_picture)).toBeVisible();
  await expectForgotten(page, chooser.getByRole('button', { name: media.upload }));
  // Closing asks first while one is on its way. If it arrives afterwards, it answers no later question.
  const late = await holdUpload(page);
  await chooser.locator('input[type=file]').setInputFiles([{ ...wrong, name: 'late.png' }]);
  await late.asked;
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: shell.guard.dropStay }).click();
  await expect(chooser).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: shell.guard.drop }).click();
  await expect(chooser).toHaveCount(0);
  await form
    .getByRole('group', { name: articles.picture })
    .getByRole('button', { name: media.choose })
    .click();
  const choices = chooser.getByRole('group', { name: media.chooseGrid }).getByRole('button');
  await expect(choices.first()).toBeVisible();
  const listed = page.waitForResponse('**/api/media/list');
  late.letGo();
  await listed;
  await choices.first().click();
  await expect(chooser).toHaveCount(0);
  await form.getByRole('textbox', { name: inThai(articles.summary) }).fill('สรุปสั้น');
  await form.getByRole('textbox', { name: inThai(articles.detail) }).fill('เนื้อหาที่เขียนใหม่');
  await form.getByRole('textbox', { name: inEnglish(articles.detail) }).fill('Newly written');

  // It is looked at before anybody else sees it.
  await form.getByRole('button', { name: records.preview.open }).click();
  const preview = page.getByRole('dialog', { name: records.preview.title });
  await expect(
    preview.locator('iframe').contentFrame().getByRole('heading', { level: 1 }),
  ).toContainText(thai);
  await page.keyboard.press('Escape');

  // Scheduled for another day, then published at once.
  await form.getByLabel(records.publishing.published).check();
  const from = form.getByRole('textbox', { name: records.publishing.from, exact: true });
  await from.fill('');
  await from.pressSequentially('1/1/2669');
  const time = form.getByLabel(records.publishing.timeOf(records.publishing.from));
  await time.fill('');
  await time.pressSequentially('9.30');
  await expect(form.getByText(/01.01.2669,? 09:30/)).toHaveCount(2);
  await save();
  await expect(page.getByText(resource.saved, { exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL(/id=\d+/);
  // The form of the new one gives way to that of the record.
  await expect(form.getByRole('button', { name: records.history.open })).toBeVisible();
  const path = `/Article?id=${new URL(page.url()).searchParams.get('id')}`;
  expect((await page.request.get(path)).status()).toBe(404);
  await expect(page.getByRole('link', { name: publishing.seeOnSite })).toHaveCount(0);
  await from.fill('');
  await from.pressSequentially('01/01/2026');
  await save();
  await expect(page.getByRole('link', { name: publishing.seeOnSite })).toHaveAttribute(
    'href',
    path,
  );
  await expectOnSite(page, `${path}&lang=th`, 'เนื้อหาที่เขียนใหม่');
  await expectOnSite(page, `${path}&lang=en`, 'Newly written');

  // Changed beside what visitors see, looked at and compared; published, and brought back as it was.
  await form.getByRole('textbox', { name: inEnglish(articles.detail) }).fill('Changed since');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(form.getByRole('status').filter({ hasText: revision.title })).toBeVisible();
  await form.getByRole('button', { name: revision.compare }).click();
  const differences = page.getByRole('dialog', { name: revision.compareTitle });
  await expect(differences.getByText('Changed', { exact: false }).first()).toBeVisible();
  await expect(differences).toContainText(inEnglish(articles.detail));
  await page.keyboard.press('Escape');
  await page.goto(`${path.replace('/Article', '/ArticlesMaint')}&lang=th`);
  await expect(form.getByRole('textbox', { name: inEnglish(articles.detail) })).toHaveText(
    'Changed since',
  );
  expect(await readSite(page, `${path}&lang=en`)).not.toContain('Changed since');
  await publish();
  await expectOnSite(page, `${path}&lang=en`, 'Changed since');
  await expect(form.getByText(revision.title)).toHaveCount(0);
  await form.getByRole('button', { name: records.history.open }).click();
  const history = page.getByRole('dialog', { name: records.history.title });
  await history.locator('[data-accordion-control]').nth(1).click();
  await history.getByRole('button', { name: records.history.bringBack }).click();
  await publish();
  await expectOnSite(page, `${path}&lang=en`, 'Newly written');

  // Taken back: a draft in the list, gone from the site.
  await form.getByLabel(records.publishing.published).uncheck();
  await form.getByRole('button', { name: revision.takeOff }).click();
  await expectOnSite(page, path, 'เนื้อหาที่เขียนใหม่', false);

  // It is a draft in the list, in both languages.
  await page.setViewportSize(desk.viewport);
  await speak(page, 'en');
  await form.getByRole('button', { name: words.records.preview.open }).click();
  await expect(
    page.locator('iframe').contentFrame().getByRole('heading', { level: 1 }),
  ).toContainText(english);
  await page.keyboard.press('Escape');
  await follow(page, `/ArticlesMaint?state=draft&q=${encodeURIComponent(thai)}`);
  await expect(page.getByRole('row', { name: words.content.publishing.states.draft })).toHaveCount(
    1,
  );
  await page.setViewportSize(phone.viewport);
  await speak(page, 'th');
  await expect(page.getByRole('row', { name: publishing.states.draft })).toHaveCount(1);

  const before = await site.db.select().from(question);
  const answer = `คำตอบใหม่ ${Date.now()}`;
  await follow(page, `/ConfigOtherMaint?tab=questions&id=${before[0]?.id}`);
  await form.getByRole('textbox', { name: inThai(content.questions.detail) }).fill(answer);
  await publish();
  await expectOnSite(page, '/?lang=th', answer);
  for (const { id, detail } of before)
    await site.db.update(question).set({ detail }).where(eq(question.id, id));
});
