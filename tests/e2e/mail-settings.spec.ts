import { eq } from 'drizzle-orm';
import { queueMail } from '#server/mail/queue.ts';
import { mailServer, mailTemplate, outgoingMail } from '#server/mail/tables.ts';
import { appUser } from '#server/users/tables.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { startDifficultServer } from '#tests/support/difficult-mail-server.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { typeInto } from '#tests/support/type-into.ts';

test('an officer sets the mail server, sees a failure, rewrites a letter and sends it again', async ({
  page,
  signIn,
  site,
}) => {
  const house = await startMailServer();
  const strict = await startDifficultServer({ refusal: { code: 550, text: 'No such mailbox' } });
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn('administrator', '/SmtpMaint?lang=en');
  await expect(page.getByText('through the operator’s server')).toBeVisible();

  await page.getByLabel('Server name').fill('127.0.0.1');
  await typeInto(page.getByRole('textbox', { name: 'Port' }), String(strict.port));
  await page.getByRole('combobox', { name: 'Encryption' }).click();
  await page.getByRole('option', { name: 'None' }).click();
  await page.getByLabel('Sender’s address').fill('not an address');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Invalid e-mail')).toBeVisible();
  await page.getByRole('button', { name: 'Send test mail' }).click();
  await expect(page.getByText('It cannot be tried yet: 1 field to mend')).toBeVisible();
  await expect(page.getByText('Not saved yet')).toHaveCount(0);
  await page.getByLabel('Sender’s address').fill('house@chanote.test');
  await page.getByLabel('Send to').fill('me@chanote.test');
  await page.getByRole('button', { name: 'Send test mail' }).click();
  await expect(page.getByText('The server answered: 550 No such mailbox')).toBeVisible();

  await typeInto(page.getByRole('textbox', { name: 'Port' }), new URL(house.url).port);
  await page.getByRole('button', { name: 'Send test mail' }).click();
  await expect(page.getByText('The server took the mail')).toBeVisible();
  await house.mails.next('me@chanote.test');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Set by administrator')).toBeVisible();

  await page.getByRole('link', { name: 'Letters' }).click();
  await page.getByRole('combobox', { name: 'What is told' }).click();
  await page.getByRole('option', { name: 'Link to set a new password' }).click();
  const letter = page.getByRole('form', { name: 'Link to set a new password' });
  const subject = letter.getByLabel('Subject');
  await subject.fill('A new key for {nobody}');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('{nobody} is unknown')).toBeVisible();
  await subject.fill('A new key for {name}');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText('A new key for Somchai Jaidee')).toBeVisible();
  await page.keyboard.press('Escape');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.press('Enter');
  await expect(page.getByText('Changed by administrator')).toBeVisible();
  await expect(save).toBeFocused();

  const [user] = await site.db
    .update(appUser)
    .set({ email: 'boss@chanote.test', language: 'en' })
    .where(eq(appUser.userId, 'administrator'))
    .returning();
  await queueMail(site.db, {
    event: 'forgot_password',
    language: 'en',
    to: 'boss@chanote.test',
    payload: { userId: user?.id ?? 0 },
  });
  const mail = await house.mails.next('boss@chanote.test');
  expect(mail.subject).toBe('A new key for administrator Test');
  expect(mail.from?.address).toBe('house@chanote.test');

  await page.getByRole('link', { name: 'Outgoing mail' }).click();
  await typeInto(page.getByRole('searchbox'), 'boss@chanote.test');
  const row = page.getByRole('row').filter({ hasText: 'bo****@chanote.test' });
  await expect(row.getByText('Sent', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('It is on its way')).toBeVisible();
  await house.mails.next('boss@chanote.test');
  await expect(row).toHaveCount(2);

  await page.getByRole('link', { name: 'Server', exact: true }).click();
  await page.getByRole('button', { name: 'Stop using this server…' }).click();
  await page.getByRole('button', { name: 'Stop using it' }).click();
  await expect(page.getByText('through the operator’s server')).toBeVisible();
  await house.stop();
  await strict.stop();
  await site.db.delete(mailServer);
  await site.db.delete(mailTemplate);
  await site.db.delete(outgoingMail);
});
