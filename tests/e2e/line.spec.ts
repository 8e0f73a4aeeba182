import { randomUUID } from 'node:crypto';
import { formSending } from '#server/captcha/tables.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import {
  LINE_SECRET,
  LINE_TOKEN,
  lineEvent,
  lineUser,
  saying,
  signed,
  startLine,
} from '#tests/support/line-server.ts';
import { addUser } from '#tests/support/people.ts';
import { expectSound } from '#tests/support/sound-page.ts';
import { typeInto } from '#tests/support/type-into.ts';

const APPLICANT = {
  ...{ productId: 1, applicant: 'individual', firstName: 'สมชาย', phone: '0815550444', email: '' },
  ...{ province: '10', district: '1004', subdistrict: '100405', postcode: '' },
  ...{ policy: true, policyVersion: 1, language: 'th' },
};

test('the house sets up LINE and its words; an applicant links by a code and ends it', async ({
  page,
  site,
  signIn,
}) => {
  const line = await startLine();
  await site.db.delete(formSending);
  await addUser(site.db, 'administrator');
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn('administrator', '/BulkSMS?tab=line&lang=en');
  await expect(page.getByText('LINE is off: applicants are not offered it')).toBeVisible();
  await page.getByLabel('LINE is on').check();
  await page.getByRole('button', { name: 'Save the settings' }).click();
  await expect(page.getByText('Required').first()).toBeVisible();
  await typeInto(page.getByRole('textbox', { name: 'Basic ID' }), '@chanote');
  await typeInto(page.getByLabel('Channel secret', { exact: true }), LINE_SECRET);
  await typeInto(page.getByLabel('Channel access token', { exact: true }), LINE_TOKEN);
  await typeInto(page.getByRole('textbox', { name: 'Address of LINE' }), line.origin);
  await page.getByRole('button', { name: 'Save the settings' }).click();
  await expect(page.getByText('The settings are saved')).toBeVisible();
  await page.getByRole('button', { name: 'Ask LINE' }).click();
  await expect(page.getByText('LINE counts 12 of 300 messages')).toBeVisible();
  await typeInto(page.getByRole('textbox', { name: 'User ID of the recipient' }), lineUser());
  await page.getByRole('button', { name: 'Send the test' }).click();
  await expect(page.getByText('LINE took the message')).toBeVisible();
  await expectSound(page);

  await page.goto('/SmtpMaint?tab=letters&letter=application_moved&letterWay=sms&lang=en');
  const message = page.getByRole('textbox', { name: 'Text' });
  await message.fill('');
  await message.pressSequentially('News of {reference}: {news}');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('{link} must stand in it: please put it back')).toBeVisible();
  await message.pressSequentially(' {link}');
  await expect(page.getByText(/signs · SMS parts: /)).toBeVisible();
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('dialog').getByText('News of 7KM4-PX9D:')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Changed by administrator')).toBeVisible();
  await page.getByText('LINE', { exact: true }).click();
  await expect(message).toHaveValue(/See it here: \{link\}$/);
  await expectSound(page);

  await page.setViewportSize({ width: 360, height: 740 });
  const sent = await page.request.post('/api/register/send', {
    data: { id: randomUUID(), ...APPLICANT },
  });
  const { reference } = (await sent.json()).data;
  await page.goto(`/Status?ref=${reference}&lang=th`);
  await typeInto(page.getByLabel('เบอร์โทรศัพท์'), APPLICANT.phone);
  await page.getByRole('button', { name: 'ดูสถานะ', exact: true }).click();
  await page.getByRole('button', { name: 'รับข่าวทาง LINE' }).click();
  const code = await page.getByText(/^[A-Z3-9]{3}-[A-Z3-9]{3}-[A-Z3-9]{3}$/).innerText();
  const chat = page.getByRole('link', { name: 'เปิดแชตพร้อมรหัส' });
  await expect(chat).toHaveAttribute('href', `https://line.me/R/oaMessage/%40chanote/?${code}`);
  await expectSound(page);
  const { url, payload, headers } = signed([lineEvent(lineUser(), saying(code))]);
  expect((await page.request.post(url, { data: payload, headers })).status()).toBe(200);
  await expect(page.getByText('เชื่อมกับ LINE แล้วเมื่อ')).toBeVisible();
  await expect.poll(() => line.replies.at(-1)).toContain(reference);
  await page.getByRole('button', { name: 'เลิกรับทาง LINE' }).click();
  await expect(page.getByText('เลิกรับทาง LINE แล้ว')).toBeVisible();
  await line.stop();
});
