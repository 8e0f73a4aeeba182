import { randomInt, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { application, applicationFile } from '#server/applications/tables.ts';
import { formSending } from '#server/captcha/tables.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { PDF, registerForm, takePhoto } from '#tests/support/register-form.ts';
import { expectSound } from '#tests/support/sound-page.ts';
import { typeInto } from '#tests/support/type-into.ts';

/** The journeys of one network are many here; the captcha is not what they are about. */
test.beforeEach(async ({ site }) => {
  await site.db.delete(formSending);
});

test('a person applies in Thai on a phone, with a photo and a PDF, and reloads on the way', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const form = registerForm(page, 'th');
  const { texts, field } = form;
  await form.open(
    '&government=4200000&market=6500000&product=1&type=person&ref=GSB-001&amount=1000000&months=36',
  );
  await expect(page.getByText('2,940,000')).toBeVisible();
  await expect(page.getByText('3 ปี (36 เดือน)')).toBeVisible();
  await expect(page.getByText('GSB-001')).toBeVisible();
  await form.begin();

  await field('firstName').fill('สมชาย');
  await field('lastName').fill('ใจดี');
  await typeInto(field('phone'), '๐๘๑ ๒๓๔ ๕๖๗๘');
  await typeInto(field('birthday'), '5/3/2539');
  await expect(page.getByText(texts.about.birthdayRead('5 มีนาคม 2539'))).toBeVisible();
  await expect(field('phone')).toHaveValue('081-234-5678');
  await field('email').fill('register-person@');
  await typeInto(field('idCard'), '1101700230708');
  await expect(page.getByText(texts.errors.invalid_email).first()).toBeVisible();
  await field('email').fill('register-person@example.com');
  await expect(field('idCard')).toHaveValue('1-1017-00230-70-8');
  await expectSound(page);
  await form.next('address');
  const search = page.getByRole('combobox', { name: texts.address.search });
  await typeInto(search, '50180');
  await expect(page.getByRole('option', { name: /50180/ }).first()).toBeVisible();
  await search.press('Enter');
  await expect(field('province')).toHaveValue('50');
  await field('province').selectOption('40');
  await expect(search).toHaveValue('');
  // A whole address is sorted into the fields that are free, and taken back by one press.
  await field('province').selectOption('');
  await field('road').fill('สุรวงศ์');
  await typeInto(search, '99/9 หมู่ 4 ซอยสุขใจ ถนนสีลม แขวงสีลม เขตบางรัก กรุงเทพมหานคร 10500');
  for (const key of ['a', 'x', 'v']) await search.press(`ControlOrMeta+${key}`);
  await expect(page.getByRole('status').filter({ hasText: texts.address.filled })).toContainText(
    'บ้านเลขที่ 99/9 · หมู่ที่ 4 · ซอย สุขใจ',
  );
  await expect(page.getByText(texts.address.filledNot('ถนน'))).toBeVisible();
  await expect(field('soi')).toHaveValue('สุขใจ');
  await expect(field('road')).toHaveValue('สุรวงศ์');
  await expect(page.getByLabel(texts.address.postcode)).toHaveValue('10500');
  await expectSound(page);
  await field('moo').fill('5');
  await form.button(texts.address.takeBack).click();
  await expect(field('houseNo')).toBeFocused();
  for (const [name, left] of Object.entries({ houseNo: '', moo: '5', soi: '', province: '' }))
    await expect(field(name)).toHaveValue(left);
  // Pasted where the house number goes, it is sorted the same.
  await field('houseNo').press('ControlOrMeta+v');
  await expect(field('houseNo')).toHaveValue('99/9');
  await expect(field('moo')).toHaveValue('5');
  await expect(page.getByLabel(texts.address.postcode)).toHaveValue('10500');
  await form.button(texts.address.takeBack).click();
  await expect(field('houseNo')).toHaveValue('');
  await form.choosePlace('บางรัก', /บางรัก/);
  await expect(page.getByLabel(texts.address.postcode)).toHaveValue(/^10\d{3}$/);
  await field('houseNo').fill('99/1');
  await expectSound(page);
  await form.next('land');
  await expect(field('deeds.0.governmentPrice')).toHaveValue('4,200,000');
  await field('guaranteeProvince').selectOption('10');
  // What was worked out is what is asked for, until somebody says otherwise.
  await expect(field('askedAmount')).toHaveValue('1,000,000');
  await expect(field('askedMonths')).toHaveValue('36');
  await typeInto(field('askedAmount'), '2 ล้าน');
  await typeInto(field('deeds.0.deedNo'), '12345');
  await expect(field('askedAmount')).toHaveValue('2,000,000');
  await expectSound(page);
  await form.next('documents');
  await form.upload(0).setInputFiles([await takePhoto('deed.jpg')]);
  await form.upload(1).setInputFiles({
    name: 'script.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('<script>'),
  });
  await expect(page.getByText(form.files.errors.file_kind)).toBeVisible();
  await page.getByRole('button', { name: form.files.remove('script.pdf') }).click();
  let uploaded = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/register/upload?')) uploaded += 1;
  });
  const heic = (name: string) => ({
    name,
    mimeType: 'image/jpeg',
    buffer: Buffer.concat([Buffer.from('\0\0\0\x18ftypheic'), Buffer.alloc(1_000)]),
  });
  await form.upload(1).setInputFiles([heic('IMG_0001.jpg'), heic('IMG_0002.jpg')]);
  await expect(page.getByText(form.files.errors.heic_unsupported)).toHaveCount(2);
  const idCard = page.getByRole('region', { name: 'บัตรประจำตัวประชาชน' });
  await expect(idCard).toContainText(texts.documents.count(0, 2));
  await expect(idCard.getByText(form.files.chooseShort, { exact: true })).toBeVisible();
  expect(uploaded).toBe(0);
  const takeOut = (name: string) =>
    page.getByRole('button', { name: form.files.remove(name), exact: true });
  await takeOut('IMG_0001.jpg').click();
  await expect(takeOut('IMG_0002.jpg')).toBeFocused();
  // What was refused takes no place of what is chosen instead, and is not there after a reload.
  await form
    .upload(1)
    .setInputFiles({ name: 'card.pdf', mimeType: 'application/pdf', buffer: PDF });
  await expect(page.getByText(form.files.ready, { exact: true })).toHaveCount(2);
  await expect(page.getByRole('img', { name: form.files.preview('deed.jpg') })).toBeVisible();
  await expect(page.getByText(texts.saved.withFiles(2))).toBeVisible();
  await expectSound(page);

  // The review tells what is there from what is not, and why.
  await form.next('review');
  const papers = page.getByRole('region', { name: 'เอกสาร', exact: true });
  await expect(papers.getByText(/^อัปโหลดแล้ว 1 ไฟล์$/)).toHaveCount(2);
  const card = papers.getByText(/^ยังไม่ได้อัปโหลด 1 ไฟล์ \(IMG_0002\.jpg\): รูปนี้เป็นแบบ HEIC/);
  await expect(card).toBeVisible();
  await page.goBack();
  await form.at('documents');
  await page.reload();
  await form.at('documents');
  await expect(page.getByText(form.files.ready, { exact: true })).toHaveCount(2);
  await expect(takeOut('IMG_0002.jpg')).toHaveCount(0);
  await page.goBack();
  await form.at('land');
  await expect(field('deeds.0.deedNo')).toHaveValue('12345');
  await form.next('documents');
  await form.next('review');
  await expect(page.getByText('สมชาย ใจดี')).toBeVisible();
  await expect(field('refCode')).toHaveValue('GSB-001');
  await expect(page.getByText(texts.review.refCodeUnknown)).toBeVisible();
  await expectSound(page);
  await form.send();
  await expect(page.getByText(texts.missing.policy).first()).toBeVisible();
  await field('policy').check();
  await form.button(texts.review.send).dblclick();
  const reference = await form.reference();
  await expectSound(page);

  const [row, ...others] = await site.db
    .select()
    .from(application)
    .where(eq(application.reference, reference));
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    applicant: 'individual',
    firstName: 'สมชาย',
    refCode: 'GSB-001',
    askedAmount: 200_000_000,
    askedMonths: 36,
    deedNumbers: '12345',
    marketing: false,
  });
  const kept = await site.db
    .select()
    .from(applicationFile)
    .where(eq(applicationFile.applicationId, row?.id ?? 0));
  expect(kept.map(({ contentType }) => contentType).sort()).toEqual([
    'application/pdf',
    'image/jpeg',
  ]);
  const mail = await site.mails.next('register-person@example.com');
  expect(mail.text).toContain(reference);
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('draft');
});

test('every required message, and a company in English whose line breaks: nothing is lost, and it is sent once', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const form = registerForm(page, 'en');
  const { texts, start, field, files, button } = form;
  const refused = async (...messages: string[]) => {
    await button(texts.next).click();
    for (const message of messages)
      await expect(page.getByText(message, { exact: true }).first()).toBeVisible();
  };
  // A link may bring a loan that is not for the applicant it names.
  const unfit = 'The loan you chose is not offered to a company. Please choose another one.';
  await form.open('&product=1&type=company');
  await expect(page.getByText(unfit)).toBeVisible();
  await expect(page.locator('[name="productId"]:checked')).toHaveCount(0);
  await form.open();
  await page.getByRole('radio', { name: start.start.company }).check();
  await button(start.start.begin).click();
  await expect(page.getByText('Please Enter Product')).toBeVisible();
  await page.getByRole('radio', { name: start.start.individual }).check();
  await page.getByRole('radio', { name: 'Personal land loan' }).check();
  await page.getByRole('radio', { name: start.start.company }).check();
  await expect(page.getByText(unfit)).toBeVisible();
  await button(start.start.begin).click();
  await expect(page.locator('[name="productId"]:enabled').first()).toBeFocused();
  await form.at('start');
  await page.locator('[name="productId"]:enabled').first().check();
  await expect(page.getByText(unfit)).toHaveCount(0);
  await form.begin();
  await refused('Please Enter Name', 'Please Enter Phone Number');
  await page.getByRole('button', { name: 'Please Enter Phone Number' }).click();
  await expect(field('phone')).toBeFocused();
  const companyName = `Land and House ${randomUUID()}`;
  await field('companyName').fill(companyName);
  await typeInto(field('companyId'), '0105561000011');
  await typeInto(field('phone'), '02 123 4567');
  await field('contactFirstName').fill('Jane');
  await typeInto(field('contactPhone'), '081 234 5678');
  await expect(field('companyId')).toHaveValue('0-10-5-561-00001-1');
  await form.next('address');
  await refused('Please Enter Province', 'Please Enter District', 'Please Enter Sub District');
  await field('province').selectOption({ label: 'Chiang Mai' });
  await field('district').selectOption({ index: 1 });
  await field('subdistrict').selectOption({ index: 1 });
  await expect(page.getByLabel(texts.address.postcode)).toHaveValue(/^5\d{4}$/);
  await form.next('land');
  await typeInto(field('deeds.0.deedNo'), '777');
  await button(texts.land.addDeed).click();
  await typeInto(field('deeds.1.deedNo'), '778');
  await typeInto(field('deeds.1.marketPrice'), 'much');
  await refused(texts.errors.invalid_number);
  await typeInto(field('deeds.1.marketPrice'), '3,000,000');
  // A price of one plot says nothing of another: the limit sets both prices of the same against each other.
  await typeInto(field('deeds.0.governmentPrice'), '4,200,000');
  const limit = page.getByRole('region', { name: texts.land.estimate });
  await expect(limit).toHaveCount(0);
  await typeInto(field('deeds.1.governmentPrice'), '2,000,000');
  await expect(limit).toContainText(texts.land.halfPriced);
  await expect(limit).toContainText('3,000,000');
  await button(texts.land.addDeed).click();
  await button(texts.land.removeDeed(3)).press('Enter');
  await expect(button(texts.land.addDeed)).toBeFocused();
  // One that holds something is asked about, and what is wrong with another stays said there.
  await button(texts.land.addDeed).click();
  await typeInto(field('deeds.2.deedNo'), '779');
  await button(texts.land.addDeed).click();
  await typeInto(field('deeds.3.marketPrice'), 'some');
  await button('Remove plot 3…').click();
  const removing = page.getByRole('dialog', { name: 'Remove plot 3?' });
  await expectSound(page, { within: 'dialog' });
  await removing.getByRole('button', { name: 'Keep this plot' }).click();
  await expect(field('deeds.2.deedNo')).toHaveValue('779');
  await button('Remove plot 3…').click();
  await removing.getByRole('button', { name: 'Remove plot 3', exact: true }).click();
  await expect(button(texts.land.addDeed)).toBeFocused();
  await expect(field('deeds.2.deedNo')).toHaveValue('');
  await expect(page.locator('#field-deeds-2-marketPrice-error')).toBeVisible();
  await button('Remove plot 3…').click();
  await removing.getByRole('button', { name: 'Remove plot 3', exact: true }).click();
  await form.next('documents');

  await page.route('**/api/register/upload?**', (route) => route.abort());
  await form.upload(0).setInputFiles([await takePhoto('deed.jpg')]);
  await expect(page.getByText(files.errors.network)).toBeVisible();
  await page.unroute('**/api/register/upload?**');
  await page.getByRole('button', { name: files.retry('deed.jpg') }).click();
  await expect(page.getByText(files.ready, { exact: true })).toBeVisible();
  await form.next('review');
  // Of each plot stands what will be sent, and which price is which.
  for (const plot of [
    `${texts.land.deedNo} 777 · ${texts.land.shortPrices.governmentPrice} 4,200,000 ${texts.land.baht}`,
    `${texts.land.shortPrices.governmentPrice} 2,000,000 ${texts.land.baht} · ${texts.land.shortPrices.marketPrice} 3,000,000 ${texts.land.baht}`,
  ])
    await expect(page.getByRole('definition').filter({ hasText: plot })).toBeVisible();
  await form.send();
  await expect(page.getByText('Please Enter Policy').first()).toBeVisible();
  await field('policy').check();
  await field('marketing').check();

  // The application arrives; its answer does not.
  await page.route('**/api/register/send', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await form.send();
  await expect(page.getByText(texts.failures.network)).toBeVisible();
  await page.unroute('**/api/register/send');
  await page.reload();
  await form.at('review');
  await expect(field('policy')).toBeChecked();
  await form.send();
  const reference = await form.reference();
  const rows = await site.db
    .select()
    .from(application)
    .where(eq(application.companyName, companyName));
  expect(rows).toMatchObject([
    { reference, applicant: 'company', deedNumbers: '777 778', marketing: true },
  ]);

  await page.reload();
  expect(await form.reference()).toBe(reference);
});

test('a company applies in Thai on a phone; what the line loses is said and sent again', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const form = registerForm(page, 'th');
  const { texts, field, files, button } = form;
  await form.open();
  await form.choose('company');
  await form.begin();
  await button(texts.next).click();
  await expect(page.getByText(texts.missing.phone, { exact: true }).first()).toBeVisible();
  const companyName = `ที่ดินและบ้าน ${randomUUID()}`;
  await form.fillCompany(companyName);
  await form.next('address');
  await form.choosePlace('50000', /50000/);
  await form.next('land');
  await typeInto(field('deeds.0.deedNo'), '๗๗๗');
  await form.next('documents');
  await page.route('**/api/register/upload?**', (route) => route.abort());
  await form
    .upload(0)
    .setInputFiles([{ name: 'หนังสือรับรอง.pdf', mimeType: 'application/pdf', buffer: PDF }]);
  await expect(page.getByText(files.errors.network)).toBeVisible();
  await page.unroute('**/api/register/upload?**');
  await page.getByRole('button', { name: files.retry('หนังสือรับรอง.pdf') }).click();
  await expect(page.getByText(files.ready, { exact: true })).toBeVisible();
  await form.next('review');
  await field('policy').check();
  await page.route('**/api/register/send', (route) => route.abort());
  await form.send();
  await expect(page.getByText(texts.failures.network)).toBeVisible();
  // What is to be mended now takes the place of what went wrong before.
  await field('policy').uncheck();
  await form.send();
  await expect(page.getByText(texts.problems.title(1))).toBeVisible();
  await expect(page.getByText(texts.failures.network)).toHaveCount(0);
  await page.getByRole('button', { name: texts.missing.policy }).click();
  await expect(field('policy')).toBeFocused();
  await field('policy').check();
  await page.unroute('**/api/register/send');
  await form.send();
  const reference = await form.reference();
  const rows = await site.db
    .select()
    .from(application)
    .where(eq(application.companyName, companyName));
  expect(rows).toMatchObject([{ reference, applicant: 'company', language: 'th' }]);
  // That this one was sent is told before the next is begun, and not above its questions.
  await button(texts.sent.another).click();
  await form.at('start');
  await expect(page.getByText(texts.drafts.lastSent.title)).toBeVisible();
  await form.choose('company');
  await form.begin();
  await expect(page.getByText(texts.drafts.lastSent.title)).toHaveCount(0);
});

test('documents that were dropped meanwhile are told as such, on coming back and on sending', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const form = registerForm(page, 'th');
  const { texts, field, files } = form;
  const dropped = page.getByText(files.errors.dropped);
  const ready = page.getByText(files.ready, { exact: true });
  const drop = (name: string) =>
    site.db.delete(applicationFile).where(eq(applicationFile.name, name));
  const remove = (name: string) =>
    page.getByRole('button', { name: files.remove(name), exact: true }).click();
  const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: PDF });
  await form.open();
  await form.choose('person');
  await form.begin();
  await field('firstName').fill('สมศรี');
  await typeInto(field('phone'), '0812345999');
  await typeInto(field('birthday'), '5/3/2639');
  await form.button(texts.next).click();
  await expect(page.getByText(texts.errors.invalid_date).first()).toBeVisible();
  await expect(page.getByText(texts.about.birthdayRead('5 มีนาคม 2639'))).toHaveCount(0);
  await field('birthday').fill('');
  await typeInto(field('birthday'), '5/3/2565');
  await form.button(texts.next).click();
  await expect(field('birthday')).toHaveAccessibleDescription(/ผู้กู้ต้องมีอายุ 20 ปีขึ้นไป/);
  await field('birthday').fill('');
  await form.next('address');
  await form.choosePlace('10500', /10500/);
  await form.next('land');
  await form.next('documents');
  await form.upload(0).setInputFiles([pdf('deed-of-last-week.pdf')]);
  await form.upload(1).setInputFiles([pdf('card-of-last-week.pdf')]);
  await expect(ready).toHaveCount(2);
  await expect(page.getByText(`${texts.saved.done} · ${texts.saved.withFiles(2)}`)).toBeVisible();
  await page.route('**/api/register/upload?**', (route) => route.abort());
  await form.upload(1).setInputFiles([pdf('back-of-card.pdf')]);
  await expect(page.getByText(`${texts.saved.done} · ${texts.saved.withFiles(3)}`)).toBeVisible();
  await expect(page.getByText(files.errors.network)).toBeVisible();

  // Of two states of one form the one is deleted: the other has its documents, and is kept as it changes.
  await page.goto('/robots.txt');
  await page.evaluate(putCopyAside, { firstName: 'น้อย', sameForm: true });
  await page.goto('/Register?lang=th');
  await form.at('documents');
  await page.getByText(texts.saved.options).click();
  await form.button(texts.saved.delete).click();
  await form.button(texts.saved.deleteConfirm).click();
  await form.at('start');
  await page.unroute('**/api/register/upload?**');
  await form.button(texts.drafts.change).click();
  await form.at('documents');
  await expect(ready).toHaveCount(3);
  await remove('back-of-card.pdf');

  await drop('card-of-last-week.pdf');
  await page.reload();
  await form.at('documents');
  await expect(dropped).toHaveCount(1);
  await expect(ready).toHaveCount(1);
  await expect(page.getByText(texts.saved.withFiles(1))).toBeVisible();
  await expectSound(page);
  // Told once more to who has not read it.
  await page.reload();
  await expect(dropped).toHaveCount(1);
  await remove('card-of-last-week.pdf');
  await form.upload(1).setInputFiles([pdf('card.pdf')]);
  await expect(ready).toHaveCount(2);
  await expect(page.getByText(`${texts.saved.done} · ${texts.saved.withFiles(2)}`)).toBeVisible();
  await page.reload();
  await expect(ready).toHaveCount(2);
  await form.next('review');
  await field('policy').check();

  await drop('deed-of-last-week.pdf');
  await form.send();
  await form.at('documents');
  await expect(dropped).toHaveCount(1);
  await page.getByRole('button', { name: texts.errors.file_gone }).click();
  await expect(
    page.getByRole('button', { name: files.remove('deed-of-last-week.pdf') }),
  ).toBeFocused();
  await expect(ready).toHaveCount(1);
  await remove('deed-of-last-week.pdf');
  await form.next('review');
  await form.send();
  await form.reference();
});

test('a mailed link goes on elsewhere, and where another one was begun, asks first', async ({
  page,
  site,
  browser,
}) => {
  const form = registerForm(page, 'en');
  const { texts } = form;
  await form.open();
  await form.choose('person');
  await form.begin();
  await form.field('firstName').fill('Somsri');
  const tail = String(randomInt(1_000, 10_000));
  await typeInto(form.field('phone'), `082333${tail}`);
  await form.next('address');
  await page.getByText(texts.saved.options).click();
  await page.getByLabel(texts.elsewhere.email).fill('somsri@example.com');
  await page.getByLabel(texts.elsewhere.email).press('Enter');
  await expect(page.getByText('somsri@example.com').last()).toBeVisible();
  const mail = await site.mails.next('somsri@example.com');
  const link = /https?:\/\/\S+resume=[^\s"<]+/.exec(mail.text ?? '')?.[0] ?? '';
  const address = new URL(link);
  const mailed = `${address.pathname}${address.search}`;
  // Where the link was asked for, what was typed since is not set back.
  await form.field('houseNo').fill('12/3');
  await page.goto(mailed);
  await form.at('address');
  await expect(form.field('houseNo')).toHaveValue('12/3');

  // One that was put aside is deleted from the device, once its writer has said so.
  await page.goto('/robots.txt');
  await page.evaluate(putCopyAside, { firstName: 'Noi', sameForm: false });
  await page.goto('/Register?lang=en#start');
  const aside = page.getByRole('region', { name: texts.drafts.others });
  const asking = page.getByRole('dialog', { name: texts.drafts.forgetTitle });
  await aside.getByRole('button', { name: texts.drafts.forget }).click();
  await expect(asking).toContainText('Noi');
  await expectSound(page, { within: 'dialog' });
  await asking.getByRole('button', { name: texts.drafts.keep }).last().click();
  await expect(aside).toContainText('Noi');
  await aside.getByRole('button', { name: texts.drafts.forget }).click();
  await asking.getByRole('button', { name: texts.drafts.forgetNow }).click();
  await expect(aside).toHaveCount(0);
  await page.reload();
  await expect(form.button(form.start.start.begin)).toBeEnabled();
  await expect(aside).toHaveCount(0);

  const other = await browser.newPage({ baseURL: site.origin });
  await other.setViewportSize({ width: 360, height: 800 });
  const there = registerForm(other, 'en');
  await there.open();
  await other.locator('[name="productId"]:enabled').first().check();
  await there.begin();
  await there.field('firstName').fill('Malee');
  await there.field('lastName').fill('Suksan');
  // A server that is busy ends no link: the same page asks again when it is loaded anew.
  await other.route('**/api/register/openDraft', (route) =>
    route.fulfill({
      status: 503,
      json: { isSuccess: false, reasonText: 'unavailable', data: null },
    }),
  );
  await other.goto(mailed);
  await expect(other.getByText(texts.drafts.kept.unreachable)).toBeVisible();
  await other.unroute('**/api/register/openDraft');
  await other.reload();
  await expect(other.getByRole('heading', { name: texts.drafts.title })).toBeFocused();
  const held = (name: string) => other.getByRole('region', { name });
  await expect(held(texts.drafts.mailed)).toContainText('Somsri');
  await expect(held(texts.drafts.here)).toContainText('Malee Suksan');
  await expectSound(other);
  await there.button(texts.drafts.choose.mailed).click();
  await there.at('address');
  expect(other.url()).not.toContain('resume=');
  await there.button(texts.back).click();
  await expect(there.field('firstName')).toHaveValue('Somsri');
  await there.field('lastName').fill('Rakdee');
  await there.button(texts.back).click();

  await expect(held(texts.drafts.others)).toContainText('Malee Suksan');
  await expectSound(other);
  await there.button(texts.drafts.change).click();
  await there.at('about');
  await expect(there.field('firstName')).toHaveValue('Malee');
  await other.getByText(texts.saved.options).click();
  await there.button(texts.saved.delete).click();
  await there.button(texts.saved.deleteConfirm).click();
  await there.at('start');
  await other.reload();
  await expect(held(texts.drafts.others)).toContainText('Somsri Rakdee');
  await expect(other.getByText(texts.drafts.kept.title)).toHaveCount(0);
  await expect(held(texts.drafts.others)).not.toContainText('Malee');
  await there.button(texts.drafts.change).click();
  await there.at('address');
  await there.button(texts.back).click();
  await expect(there.field('lastName')).toHaveValue('Rakdee');
  await there.next('address');
  await there.choosePlace('10500', /10500/);
  await there.next('land');
  await there.next('documents');
  await there.next('review');
  await there.field('policy').check();
  await there.send();
  const reference = await there.reference();
  const rows = await site.db.select().from(application).where(eq(application.phoneTail, tail));
  expect(rows.map((row) => row.reference)).toEqual([reference]);
  await other.close();
});

type Copied = { firstName: string; sameForm: boolean };

/** Runs in the page: what this device remembers, once more under another name. */
function putCopyAside({ firstName, sameForm }: Copied): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('chanote-application');
    opening.onerror = reject;
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('records', 'readwrite');
      const records = transaction.objectStore('records');
      const reading = records.get('draft');
      reading.onsuccess = () => {
        const { fields, ...draft } = reading.result;
        const id = sameForm ? draft.id : crypto.randomUUID();
        const savedAt = new Date(Date.parse(draft.savedAt) - 60_000).toISOString();
        const copy = { ...draft, id, savedAt, fields: { ...fields, firstName } };
        records.put([copy], 'aside');
      };
      transaction.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}
