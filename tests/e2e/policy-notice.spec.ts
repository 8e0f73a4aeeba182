import { eq } from 'drizzle-orm';
import { newsletterSubscriber } from '#server/messages/tables.ts';
import { pageText } from '#server/pages/tables.ts';
import { expect, test } from '#tests/support/browser-test.ts';

/** Forms of other tests agree to the notice as it was. */
test.afterEach(({ site }) => site.db.update(pageText).set({ askAgainFrom: 0 }));

test('an editor lets a policy ask again, tells those concerned by mail, stops it and goes on', async ({
  page,
  signIn,
  site,
}) => {
  await site.db
    .insert(newsletterSubscriber)
    .values({ email: 'reader@example.com', language: 'en' });
  const [policy] = await site.db
    .select()
    .from(pageText)
    .where(eq(pageText.key, 'cookie-policy-private'));
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn('administrator', `/ConfigOtherMaint?tab=pages&id=${policy?.id}&lang=en`);
  const askAgain = page.getByLabel('Ask again whoever agreed to an earlier version');
  await expect(askAgain).toBeVisible();
  await expect(page.getByRole('region', { name: 'Tell by e-mail' })).toHaveCount(0);
  await expect(page.getByText(/Every time it is published is a new version/)).toBeVisible();
  await expect(page.getByText(/Once published, the cookie notice opens again/)).toBeVisible();
  await askAgain.check();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();

  const panel = page.getByRole('region', { name: 'Tell by e-mail whoever agreed before' });
  await expect(panel).toContainText(/[1-9]\d* newsletter subscribers, \d+ applicants/);
  await panel.getByRole('button', { name: 'Tell them by e-mail…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tell of the new notice by e-mail' });
  await expect(dialog).toContainText(/newsletter subscribers and \d+ applicants get one letter/);
  await dialog.getByRole('button', { name: 'Back' }).click();
  expect(site.mails.unread('reader@example.com')).toBe(0);

  // One that cannot be delivered yet still waits, and is what stopping takes back.
  const empty = site.mails.fill('reader@example.com');
  await panel.getByRole('button', { name: 'Tell them by e-mail…' }).click();
  await dialog.getByRole('button', { name: 'Send the letters' }).click();
  const status = panel.getByRole('status');
  await expect(status).toContainText(/Being sent · .* letters sent · 1 waiting/);
  await panel.getByRole('button', { name: 'Stop sending…' }).click();
  const stop = page.getByRole('dialog', { name: 'Stop telling by e-mail' });
  await stop.getByRole('button', { name: 'Back' }).click();
  await expect(status).toContainText('1 waiting');
  await panel.getByRole('button', { name: 'Stop sending…' }).click();
  await stop.getByRole('button', { name: 'Stop sending' }).click();
  await expect(status).toContainText(/Stopped · (\d+) of \1 letters sent(?! ·)/);
  await expect(panel).toContainText(/[1-9]\d* newsletter subscribers/);
  empty();

  await panel.getByRole('button', { name: 'Go on telling…' }).click();
  await dialog.getByRole('button', { name: 'Send the letters' }).click();
  const mail = await site.mails.next('reader@example.com');
  expect(mail.subject).toBe('Our privacy notice has changed');
  await expect(status).toContainText(/All sent · (\d+) of \1 letters sent/, {
    timeout: 30_000,
  });
  await expect(panel.getByRole('button')).toHaveCount(0);
  await panel.getByRole('link', { name: 'See and change the words of the letter' }).click();
  await expect(page.getByRole('form', { name: 'Privacy notice changed' })).toBeVisible();
});
