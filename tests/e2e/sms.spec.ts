import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { smsCampaign, smsGateway, smsMessage } from '#server/sms/tables.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { expectForgotten } from '#tests/support/chosen-again.ts';
import { addUser, PASSWORD, type Role } from '#tests/support/people.ts';
import { setParameter } from '#tests/support/set-parameter.ts';
import { gatewaySettings, startSmsGateway } from '#tests/support/sms-gateway.ts';
import { typeInto } from '#tests/support/type-into.ts';

async function readToken(page: Page, role: Role): Promise<string> {
  const data = { user_id: role, password: PASSWORD };
  const answer = await page.request.post('/api/user/validateUserMySQL', { data });
  return (await answer.json()).token;
}

async function setProvider(page: Page, origin: string): Promise<void> {
  const headers = { authorization: `Bearer-${await readToken(page, 'administrator')}` };
  const secrets = { secrets: { apikey: 'open-sesame' }, reportSecret: 'report-secret' };
  const data = { version: 0, values: gatewaySettings(origin), ...secrets };
  const answer = await page.request.post('/api/sms/saveGateway', { data, headers });
  expect(await answer.json()).toMatchObject({ isSuccess: true });
}

/** At a desk: written in English, approved by somebody who reads Thai, sent by a real provider. */
test('a campaign is written, approved by a second person, paused, resumed and reported on', async ({
  page,
  site,
  signIn,
}) => {
  const provider = await startSmsGateway();
  await page.setViewportSize({ width: 1280, height: 900 });
  await setParameter(site.db, 'sms_allowed_from', '00:00');
  await setParameter(site.db, 'sms_allowed_until', '00:00');
  await setParameter(site.db, 'sms_second_approval_from', 3);
  await setParameter(site.db, 'sms_per_second', 1);
  await addUser(site.db, 'administrator');
  await signIn('officer', '/BulkSMS?id=new&lang=en');

  await page.getByRole('textbox', { name: 'Name of the campaign' }).fill('November news');
  // A word comes in where the cursor is, and the typing goes on behind it.
  const written = page.getByRole('textbox', { name: 'Text in Thai' });
  await written.fill('ข่าวดีถึงคุณ{stop}');
  for (const _letter of '{stop}') await written.press('ArrowLeft');
  await page.getByRole('button', { name: /\{name\}.*Text in Thai/ }).click();
  await page.keyboard.type(' ');
  await expect(written).toHaveValue('ข่าวดีถึงคุณ{name} {stop}');
  await expect(page.getByText(/characters ·/)).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Messages are only recorded')).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('There are no recipients yet: add some first')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // A day that there is not is no wish for everybody.
  const asked: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/smsCampaign/addFound')) asked.push(request.postDataJSON());
  });
  await page.getByText('People who agreed', { exact: true }).click();
  const from = page.getByRole('textbox', { name: 'From', exact: true });
  await typeInto(from, '31/11/69');
  await page.getByRole('button', { name: 'Add recipients' }).click();
  await expect(page.getByText(/Type a date, such as/)).toBeVisible();
  await typeInto(from, '1/11/70');
  await from.press('Enter');
  await expect.poll(() => asked).toMatchObject([{ from: '2027-11-01' }]);
  await page.getByText('Pasted numbers', { exact: true }).click();

  // One a second: more than are sent before somebody has paused it.
  const numbers = Array.from(
    { length: 90 },
    (_none, index) => `0810000${100 + index}, Khun ${index}`,
  );
  const entered = page.getByRole('textbox', { name: 'Mobile numbers' });
  await entered.fill([...numbers, '0810000100', 'nonsense'].join('\n'));
  // Another way is looked at, and the first one taken all the same.
  await page.getByText('A file', { exact: true }).click();
  await expect(entered).toHaveCount(0);
  await page.getByText('Pasted numbers', { exact: true }).click();
  await expect(entered).toHaveValue(/^0810000100, Khun 0\n/);
  await page.getByRole('button', { name: 'Add recipients' }).click();
  await expect(page.getByText('90 of 92 added')).toBeVisible();
  await expect(page.getByText('1 wrong · 1 repeated · 0 opted out')).toBeVisible();
  // A sheet that was wrong is corrected and chosen again.
  await page.getByText('A file', { exact: true }).click();
  const sheet = page.locator('main form input[type=file], main input[type=file]').first();
  await sheet.setInputFiles({
    name: 'people.xlsx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from('no sheet'),
  });
  const choose = page.getByRole('button', { name: 'xlsx or csv file' });
  await expect(choose).toHaveAccessibleDescription(/./);
  await expectForgotten(page, choose);
  await page.getByRole('button', { name: 'Preview with real recipients' }).click();
  await expect(page.getByText(/ข่าวดีถึงคุณKhun 0/)).toBeVisible();
  await page.keyboard.press('Escape');

  // What is typed and not saved would not be what is sent: until then nothing is.
  const ask = page.getByRole('button', { name: 'Ask for approval' });
  const thai = page.getByRole('textbox', { name: 'Text in Thai' });
  await thai.press('ControlOrMeta+End');
  await thai.pressSequentially(' วันนี้เท่านั้น');
  await expect(page.getByText('What you changed is not saved yet.')).toBeVisible();
  await expect(ask).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Preview with real recipients' })).toBeDisabled();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  // Who was typed and not added would not be sent to.
  await page.getByText('Pasted numbers', { exact: true }).last().click();
  await typeInto(entered, '0810009999');
  await expect(page.getByText('Numbers you typed are not added yet.')).toBeVisible();
  await expect(ask).toBeDisabled();
  await typeInto(entered, '');
  await ask.click();
  const lastLook = page.getByRole('dialog', { name: 'Send this campaign?' });
  await expect(lastLook).toContainText('ข่าวดีถึงคุณ{name} {stop} วันนี้เท่านั้น');
  // With each one's name and link, which the text alone does not show: two parts for each of ninety.
  await expect(lastLook).toContainText(/Parts\s*180/);
  await expect(lastLook).toContainText('90 recipients');
  await lastLook.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(page.getByText('somebody else must approve it')).toBeVisible();
  const id = Number(new URL(page.url()).searchParams.get('id'));

  await setProvider(page, provider.origin);
  await addUser(site.db, 'approver');
  const items = { token: await readToken(page, 'approver'), username: 'approver' };
  await page.evaluate((kept) => Object.assign(localStorage, kept), items);
  await page.goto(`/BulkSMS?id=${id}&lang=th`);
  const approve = page.getByRole('button', { name: 'อนุมัติ', exact: true });
  await approve.click();
  const question = page.getByRole('dialog', { name: 'ยืนยันการส่ง' });
  await expect(question).toContainText('วันนี้เท่านั้น');
  await question.getByRole('button', { name: 'อนุมัติ', exact: true }).click();
  await page.getByRole('button', { name: 'หยุดชั่วคราว' }).click();
  await expect(page.getByRole('button', { name: 'ส่งต่อ' })).toBeVisible();
  expect(provider.sent.length).toBeLessThan(90);
  await setParameter(site.db, 'sms_per_second', 50);
  await page.getByRole('button', { name: 'ส่งต่อ' }).click();
  await expect(page.getByText('ดำเนินการแล้ว 90 จาก 90 ราย')).toBeVisible({ timeout: 60_000 });
  await expect(
    page.getByText('ส่งครบแล้ว', { exact: true }).filter({ visible: true }).first(),
  ).toBeVisible();
  // Of one nobody knows whether it arrived: then not everything was sent.
  const last = provider.sent.at(-1)?.id ?? '';
  const doubt = (state: 'unknown' | 'sent') =>
    site.db.update(smsMessage).set({ state }).where(eq(smsMessage.publicId, last));
  await doubt('unknown');
  await page.reload();
  await expect(page.getByText('เสร็จแล้ว แต่มีรายที่ไม่แน่ใจว่าถึง')).toBeVisible();
  await expect(page.getByText('ส่งครบแล้ว', { exact: true })).toHaveCount(0);
  await doubt('sent');
  expect(new Set(provider.sent.map(({ number }) => number)).size).toBe(90);
  expect(provider.sent).toHaveLength(90);
  for (const words of ['ข่าวดีถึงคุณKhun', 'วันนี้เท่านั้น'])
    expect(provider.sent[0]).toMatchObject({ text: expect.stringContaining(words) });

  // The provider tells that the first one has arrived.
  const report = await page.request.post('/sms/report', {
    data: { ref: provider.sent[0]?.id, status: 'DELIVRD' },
    headers: { 'x-sms-token': 'report-secret' },
  });
  expect(report.status()).toBe(200);
  await page.getByRole('link', { name: 'ดูรายผู้รับ' }).click();
  await expect(page.getByRole('heading', { name: 'ประวัติการส่ง SMS' })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(26);
  await page.getByPlaceholder('ค้นหาด้วยเบอร์เต็ม').fill(provider.sent[0]?.number ?? '');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('row').getByText('ถึงผู้รับ', { exact: true })).toBeVisible();
  const history = new URL(page.url());
  history.searchParams.set('lang', 'en');
  await page.goto(history.href);
  await page
    .getByRole('searchbox')
    .or(page.getByPlaceholder(/whole number/))
    .first()
    .fill('081-000-0113');
  await expect(page.getByRole('row')).toHaveCount(2);

  // One that was only written down is not called sent.
  const numbered = page.getByRole('row').nth(1);
  await expect(numbered).toContainText('Sent');
  await site.db.update(smsMessage).set({ recorded: true }).where(eq(smsMessage.campaignId, id));
  await page.reload();
  await expect(numbered).toContainText('Recorded, not sent');
  await page.goto(`${history.pathname}${history.search.replace('lang=en', 'lang=th')}`);
  await expect(page.getByRole('row').getByText('บันทึกไว้ ไม่ได้ส่ง').first()).toBeVisible();

  await provider.stop();
  await site.db.delete(smsGateway);
  await site.db.delete(smsMessage).where(eq(smsMessage.campaignId, id));
  await site.db.delete(smsCampaign).where(eq(smsCampaign.id, id));
});
