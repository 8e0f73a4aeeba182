import { formSending } from '#server/captcha/tables.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { leaveAndComeBack } from '#tests/support/come-back.ts';
import { keepIntercepting } from '#tests/support/interception.ts';
import { expectAccessible } from '#tests/support/sound-page.ts';
import { takenOver } from '#tests/support/taken-over.ts';
import { typeInto } from '#tests/support/type-into.ts';
import { en as office } from '#web/office/all-texts.en.ts';
import { th } from '#web/public/subscribe/texts.th.ts';

const EMAIL = 'wanna@chanote.test';
const QUESTION = 'ที่ดิน 2 ไร่ ที่สันทราย กู้ได้เท่าไร';

test('a visitor writes in Thai on a phone and loses nothing on an error; an officer answers', async ({
  page,
  site,
  signIn,
  browser,
}) => {
  await site.db.delete(formSending);
  const pocket = await browser.newContext({
    baseURL: site.origin,
    viewport: { width: 360, height: 740 },
  });
  const phone = await pocket.newPage();
  keepIntercepting(phone);
  await phone.goto('/?lang=th');
  await phone.locator('#contact').getByRole('link', { name: 'เขียนถึงเรา' }).click();
  await phone.waitForURL('**/Subscribe');
  await takenOver(phone);
  const field = (name: string) => phone.locator(`form [name="${name}"]`);
  await field('header').fill('ขอทราบวงเงิน');
  await field('text').fill(QUESTION);

  await field('name').fill('วรรณา ทองดี');
  await field('email').fill('wanna@');
  await typeInto(field('tel'), '๐๘๑ ๒๓๔ ๕๖๗๘');
  await phone.getByRole('button', { name: th.submit, exact: true }).click();
  await expect(phone.getByText(th.problems.invalid_email)).toBeVisible();
  await expect(phone.getByText(th.missing.policy)).toBeVisible();
  await expect(field('text')).toHaveValue(QUESTION);
  await expect(field('name')).toHaveValue('วรรณา ทองดี');
  await expectAccessible(phone);
  await field('email').click();
  await phone.keyboard.press('End');
  await phone.keyboard.type('chanote.test');
  await expect(field('email')).toHaveValue(EMAIL);
  await expect(phone.getByText(th.problems.invalid_email)).toBeHidden();
  await expect(phone.getByText(th.missing.policy)).toBeVisible();
  await field('policy').check();
  await expect(phone.getByText(th.missing.policy)).toBeHidden();
  const submit = phone.getByRole('button', { name: th.submit, exact: true });
  // Sent, and shown again by the browser as it was left: the same words again are one message.
  await leaveAndComeBack(phone, submit, '**/Subscribe?sent=*');
  await expect(field('text')).toHaveValue(QUESTION);
  await submit.click();
  await phone.waitForURL('**/Subscribe?sent=*');
  const reference = phone.url().slice(-8);
  await expect(phone.locator('main')).toContainText(reference);
  expect((await site.mails.next(EMAIL)).subject).toContain(reference);
  await pocket.close();

  const texts = office.messages;
  await signIn('administrator', '/SubscribeMaint?lang=en');
  await page.getByRole('button', { name: 'ขอทราบวงเงิน' }).click();
  await expect(page.getByText(QUESTION)).toBeVisible();
  await expect(page.getByRole('link', { name: '081-234-5678' })).toBeVisible();
  await page.getByRole('button', { name: texts.assignToMe }).click();
  await expect(page.getByRole('button', { name: texts.release })).toBeVisible();
  const answer = page.getByLabel(texts.answer);
  await answer.fill('Up to 70 % of the appraisal.');
  await page.getByRole('button', { name: texts.preview }).click();
  await expect(page.getByRole('dialog')).toContainText('เรียน คุณวรรณา ทองดี');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectAccessible(page);
  await answer.press('Control+Enter');
  await expect(page.getByText(texts.answerStates.sent)).toBeVisible();
  const mail = await site.mails.next(EMAIL);
  expect(mail.subject).toContain(reference);
  expect(mail.text).toContain('Up to 70 % of the appraisal.');
  await expect(answer).toHaveValue('');
});
