import { and, eq, inArray } from 'drizzle-orm';
import { promotion } from '#server/promotions/tables.ts';
import { publishRequest, recordRevision } from '#server/resource/tables.ts';
import { profilePermission, userProfile } from '#server/rights/tables.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { holdUpload, pasteFile } from '#tests/support/pictures-on-their-way.ts';
import { setParameter } from '#tests/support/set-parameter.ts';

const PUBLISH = 'PromotionsMaint.publish';

test('who may only edit asks for publication, reads why it came back, asks again, and it is published', async ({
  page,
  signIn,
  site,
}) => {
  const { db } = site;
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn('editor');
  await setParameter(db, 'publish_approval', 'Y');
  const editors = db
    .select({ id: userProfile.id })
    .from(userProfile)
    .innerJoin(profilePermission, eq(profilePermission.profileId, userProfile.id))
    .where(eq(profilePermission.permission, PUBLISH));
  const taken = await db
    .delete(profilePermission)
    .where(
      and(eq(profilePermission.permission, PUBLISH), inArray(profilePermission.profileId, editors)),
    )
    .returning();

  const card = (name: string) => page.getByRole('status').filter({ hasText: name });
  const dialog = page.getByRole('dialog');
  const ask = async (words: string) => {
    await page.getByRole('button', { name: 'Ask for publication' }).click();
    await expect(dialog.getByRole('textbox')).toBeFocused();
    await page.keyboard.type(words);
    await dialog.getByRole('button', { name: 'Ask for publication' }).click();
    await expect(card('Waiting for approval')).toContainText(words);
  };

  await test.step('the editor types and asks in one go', async () => {
    await page.goto('/PromotionsMaint?id=1&lang=en');
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0);
    const name = page.getByRole('textbox', { name: /\(English\)/ }).first();
    await name.click();
    await page.keyboard.press('End');
    await page.keyboard.type(' for all');
    await ask('For Friday');
    // What asked is off from now on: the keyboard goes on beside it.
    await expect(page.locator('main form button:focus')).toBeVisible();
  });

  await test.step('who may publish finds it on the first screen and sends it back', async () => {
    await signIn('administrator', '/DashboardMt?lang=en');
    const queue = page.getByRole('region', { name: 'Waiting for you to publish', exact: true });
    await expect(queue).toContainText('For Friday');
    await queue.getByRole('link').first().click();
    await expect(card('Waiting for approval')).toContainText('By editor');
    await page.getByRole('button', { name: 'Send back…' }).click();
    await dialog.getByRole('button', { name: 'Send back' }).click();
    await expect(dialog.getByText('Please say what is to be mended')).toBeVisible();
    await dialog.getByRole('textbox').pressSequentially('Say for how long');
    // Asked twice over, the bar of the page stays where it is, however far the page is scrolled.
    await page.evaluate(() => window.scrollTo(0, 300));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Not saved yet' })).toBeVisible();
    const bar = page.locator('header').first();
    expect(await bar.evaluate((element) => element.getBoundingClientRect().top)).toBe(0);
    await page.getByRole('button', { name: 'Go on entering' }).click();
    await dialog.getByRole('button', { name: 'Send back' }).click();
    await expect(card('Sent back')).toContainText('Say for how long');
    // The words are for who asked.
    await expect(card('Sent back').getByRole('button')).toHaveCount(0);
  });

  await test.step('the editor reads the words beside the fields and asks again', async () => {
    await signIn('editor', '/DashboardMt?lang=en');
    await expect(page.getByRole('region', { name: 'Your requests' })).toContainText('Say for how');
    // Beside them nothing says that nothing waits.
    await expect(page.getByText(/is waiting for you/)).toHaveCount(0);
    await page.goto('/PromotionsMaint?id=1&lang=en');
    await expect(card('Sent back')).toContainText('Say for how long');
    // Nothing is asked for without a picture that is on its way.
    const plan = await holdUpload(page);
    await pasteFile(page.locator('[role=textbox][contenteditable=true][lang=en]'), 'plan.png');
    await plan.asked;
    await page.getByRole('button', { name: 'Ask for publication' }).click();
    await expect(page.getByText('A picture is still on its way')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    plan.lose();
    await expect(page.getByText('A picture is still on its way')).toHaveCount(0);
    await ask('Now with dates');
  });

  await test.step('at the translation desk the editor keeps a draft, and asks for it there', async () => {
    const [bare] = await db
      .insert(promotion)
      .values({
        ...{ name: { th: 'ลดค่าประเมิน' }, summary: {}, published: true },
        detail: { th: '<p>ฟรี</p>', en: '<p>Free</p>' },
      })
      .returning();
    const item = `promotion:${bare?.id}:en`;
    await page.goto(`/TranslationMaint?kind=promotion&in=en&item=${item}&lang=en`);
    await expect(page.getByText(/Visitors see this, so the translation/)).toBeVisible();
    const name = page.getByRole('textbox', { name: /\(English\)/ }).first();
    await name.pressSequentially('Free appraisal');
    // The keys of the desk do nothing to what lies behind a dialog.
    await page.getByRole('button', { name: 'Ask for publication' }).click();
    await expect(dialog.getByRole('textbox')).toBeFocused();
    for (const key of ['Alt+ArrowDown', 'Control+Shift+Enter']) await page.keyboard.press(key);
    await expect(page).toHaveURL((url) => url.searchParams.get('item') === item);
    await expect(dialog.getByRole('textbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await ask('A new one');
    await expect(page.locator('main form button:focus')).toBeVisible();
    await page.getByRole('button', { name: 'Skip', exact: true }).click();
    await expect(
      page.getByText('Translated in a draft, to be published').filter({ visible: true }).first(),
    ).toBeVisible();
    await db.delete(publishRequest).where(eq(publishRequest.recordId, bare?.id ?? 0));
    await db.delete(promotion).where(eq(promotion.id, bare?.id ?? 0));
  });

  await test.step('it is published, and visitors see it', async () => {
    await signIn('administrator', '/PromotionsMaint?id=1&lang=en');
    await expect(card('Waiting for approval')).toContainText('Now with dates');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Published', { exact: true })).toBeVisible();
    await expect(card('Waiting for approval')).toHaveCount(0);
    await expect(async () => {
      await page.goto('/Promotion?id=1&lang=en');
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toContainText('for all', { timeout: 1_000 });
    }).toPass();
  });

  await db.insert(profilePermission).values(taken);
  await db.delete(recordRevision);
  await setParameter(db, 'publish_approval', 'N');
});
