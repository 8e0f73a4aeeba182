import { inArray } from 'drizzle-orm';
import { mailServer } from '#server/mail/tables.ts';
import { globalParameter } from '#server/parameters/tables.ts';
import { smsGateway } from '#server/sms/tables.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { holdBack } from '#tests/support/hold-back.ts';
import { restoreNavigation } from '#tests/support/navigation.ts';
import { callServer, openSession } from '#tests/support/office-journey.ts';
import { addUser } from '#tests/support/people.ts';
import { gatewaySettings } from '#tests/support/sms-gateway.ts';

test.use({ viewport: { width: 1280, height: 900 } });

const MAIL_SERVER = {
  host: '127.0.0.1',
  port: 587,
  security: 'none',
  user: '',
  password: '',
  senderName: 'Chanote',
  senderAddress: 'house@chanote.test',
  replyTo: '',
};

test('mail server and SMS gateway: of two who save, both texts are kept to choose from, and it is saved then', async ({
  page,
  signIn,
  site,
}) => {
  await addUser(site.db, 'administrator');
  const token = await openSession(site.origin, 'administrator');
  const call = async (path: string, input: object) => {
    const { body } = await callServer(site.origin, path, input, token);
    expect(body, path).toMatchObject({ isSuccess: true });
    return body.data as { version: number };
  };
  const conflict = page.getByRole('dialog', { name: 'You saved this in another tab' });
  const save = conflict.getByRole('button', { name: 'Save what is chosen' });

  const first = await call('smtp/save', { version: 0, values: MAIL_SERVER });
  await signIn('administrator', '/SmtpMaint?lang=en');
  const name = page.getByLabel('Sender’s name');
  await name.press('End');
  await name.pressSequentially(' Loans');
  const port = page.getByRole('textbox', { name: 'Port' });
  await port.press('ControlOrMeta+a');
  await port.pressSequentially('2525');
  await call('smtp/save', {
    version: first.version,
    values: {
      ...MAIL_SERVER,
      senderName: 'Chanote Land',
      port: 465,
      replyTo: 'desk@chanote.test',
    },
  });
  await page.keyboard.press('ControlOrMeta+s');
  await expect(conflict.getByText(/Answers go to/)).toBeVisible();
  // Nothing is lost by looking at the form once more, and it asks again.
  await page.keyboard.press('Escape');
  await expect(name).toHaveValue('Chanote Loans');
  await page.keyboard.press('ControlOrMeta+s');
  await conflict.getByRole('radio', { name: /Chanote Loans/ }).check();
  await conflict.getByRole('radio', { name: /465/ }).check();
  await save.click();
  await expect(conflict).toHaveCount(0);
  await expect(port).toHaveValue('465');
  await expect
    .poll(async () => (await site.db.select().from(mailServer))[0])
    .toMatchObject({ senderName: 'Chanote Loans', port: 465, replyTo: 'desk@chanote.test' });
  await site.db.delete(mailServer);

  const values = gatewaySettings('http://127.0.0.1:9');
  const secrets = { apikey: 'open-sesame' };
  const kept = await call('sms/saveGateway', { version: 0, values, secrets });
  await page.goto('/BulkSMS?tab=gateway&lang=en');
  const sender = page.getByLabel('Sender', { exact: true });
  await sender.press('End');
  await sender.pressSequentially('-TH');
  const theirs = { ...values, sender: 'CHANOTE-EN', idPath: 'data.id' };
  await call('sms/saveGateway', { version: kept.version, values: theirs, secrets: {} });
  await page.keyboard.press('ControlOrMeta+s');
  await expect(conflict.getByRole('radiogroup')).toHaveCount(1);
  await conflict.getByRole('radio', { name: /CHANOTE-TH/ }).check();
  await save.click();
  await expect(page.getByText('The settings are saved')).toBeVisible();
  await expect(sender, 'one types on where one was').toBeFocused();
  await expect
    .poll(async () => (await site.db.select().from(smsGateway))[0])
    .toMatchObject({ values: { sender: 'CHANOTE-TH', idPath: 'data.id' } });
  await site.db.delete(smsGateway);
});

test('what is moved or typed during a slow save is kept: the menu, parameters; an empty choice is asked for', async ({
  page,
  signIn,
  site,
}) => {
  await signIn('administrator', '/NavNode?lang=en');
  const entries = page.getByRole('list', { name: 'Entries of the menu' }).locator('[data-node]');
  const order = async () => (await entries.allInnerTexts()).slice(0, 3);
  await entries.first().focus();
  await page.keyboard.press('Alt+ArrowDown');
  const saveOrder = page.getByRole('button', { name: 'Save the order' });
  const slowOrder = await holdBack(page, 'nodes/arrange');
  await saveOrder.click();
  await slowOrder.asked;
  await entries.first().focus();
  await page.keyboard.press('Alt+ArrowRight');
  await page.keyboard.press('Alt+ArrowDown');
  const moved = await order();
  await slowOrder.letGo();
  await expect(page.getByText('The order is saved')).toBeVisible();
  expect(await order()).toEqual(moved);
  await saveOrder.click();
  await expect(saveOrder).toHaveCount(0);
  expect(await order()).toEqual(moved);
  await restoreNavigation(site.db);

  await page.goto('/GlobalParms?lang=en');
  await page.getByRole('searchbox').pressSequentially('office');
  const [opens, closes] = ['Office opens', 'Office closes'].map((label) =>
    page.getByLabel(label, { exact: true }),
  );
  await closes?.fill('20:15');
  const slow = await holdBack(page, 'parameter/save');
  await page.keyboard.press('ControlOrMeta+s');
  await slow.asked;
  await closes?.fill('20:30');
  await opens?.fill('08:45');
  await slow.letGo();
  await expect(page.getByText('1 saved')).toBeVisible();
  await expect(page.getByText('2 changed, not saved yet')).toBeVisible();
  await expect(closes as NonNullable<typeof closes>).toHaveValue('20:30');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('2 saved')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('searchbox'), 'the search outlives a reload').toHaveValue('office');
  await expect(opens as NonNullable<typeof opens>).toHaveValue('08:45');
  await expect(closes as NonNullable<typeof closes>).toHaveValue('20:30');
  await site.db
    .delete(globalParameter)
    .where(inArray(globalParameter.name, ['office_opens', 'office_closes']));

  await page.goto('/DocumentDetailMaint?id=new&lang=en');
  await page.getByRole('textbox', { name: 'Document name (Thai)' }).pressSequentially('แบบฟอร์ม');
  await page.keyboard.press('ControlOrMeta+s');
  const group = page.locator('main form').getByRole('combobox', { name: 'Group' });
  await expect(group).toHaveAccessibleDescription(/Required/);
});

test('rows of a form are added, filled in and removed without leaving the keyboard', async ({
  page,
  signIn,
}) => {
  await signIn('administrator', '/ConfigOtherMaint?tab=company&lang=en');
  await page.locator('main tbody').getByRole('button').first().click();
  const rows = page.getByRole('group', { name: 'Telephone', exact: true });
  const fields = rows.getByRole('textbox');
  const add = rows.getByRole('button', { name: 'Add' });
  await expect(add).toBeVisible();
  const before = await fields.count();
  await add.press('Enter');
  await expect(fields.last()).toBeFocused();
  await page.keyboard.type('02 111 1111');
  await expect(fields).toHaveCount(before + 1);
  await expect(fields.last()).toHaveValue('02 111 1111');
  const remove = rows.getByRole('button', { name: 'Remove' });
  for (let left = before; left >= 0; left -= 1) {
    await remove.first().press('Enter');
    await expect(fields).toHaveCount(left);
    await expect(left > 0 ? remove.first() : add).toBeFocused();
  }
});
