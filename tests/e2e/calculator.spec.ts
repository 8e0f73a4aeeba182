import { expect, test } from '#tests/support/browser-test.ts';
import { expectSound } from '#tests/support/sound-page.ts';
import { takenOver } from '#tests/support/taken-over.ts';
import { typeInto } from '#tests/support/type-into.ts';
import { calculatorOn, WORDS } from './calculator-page.ts';

test.describe('in Thai on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('from the home page to the answer, which follows the typing, and on to the application', async ({
    page,
  }) => {
    const cal = calculatorOn(page, 'th');
    const { words, government, market, answer, headline } = cal;
    await page.goto('/?lang=th');
    await cal.expectRequired();
    await typeInto(government, '4,200,000');
    await typeInto(market, '6,500,000');
    await cal.submit.click();
    await expect(page).toHaveURL(/\/Cal\?/);
    await cal.expectLimit('2,940,000', words.byGovernment);
    await expect(answer).toContainText(`70% = ${words.baht('2,940,000')}`);
    await expect(answer).toContainText(`50% = ${words.baht('3,250,000')}`);
    await cal.expectRequired();

    await takenOver(page);
    await typeInto(government, '4200000.5');
    await typeInto(market, '5,000,000');
    await cal.expectLimit('2,500,000', words.byMarket);
    await expect(government, 'tidied when left').toHaveValue('4,200,000.50');

    // What cannot be read stays as it was typed.
    await typeInto(government, '-5');
    await typeInto(market, 'ห้าล้าน');
    await market.blur();
    await expect(government).toHaveAccessibleDescription(words.negative);
    await expect(government).toHaveValue('-5');
    await expect(market).toHaveAccessibleDescription(words.junk);
    await expect(market).toHaveValue('ห้าล้าน');
    await expectSound(page);

    await typeInto(government, '90000000');
    await typeInto(market, '90000000');
    await cal.expectLimit('10,000,000', words.byMaximum);
    await typeInto(government, '420000');
    await typeInto(market, '900000');
    await expect(headline).toHaveText(new RegExp(words.tooLow));
    await expect(headline).toContainText(words.baht('300,000'));
    await expect(page.getByRole('link', { name: words.apply })).toHaveCount(0);
    await expectSound(page);

    // The land's area times the price of a square wah is a price.
    await expect(page.getByLabel(words.rai, { exact: true })).toBeHidden();
    await cal.governmentPerWah.check();
    await typeInto(page.getByLabel(words.rai, { exact: true }), '๒');
    await typeInto(page.getByLabel(words.ngan, { exact: true }), '1');
    await typeInto(page.getByLabel(words.wah, { exact: true }), '50');
    await typeInto(government, '4,000');
    await typeInto(market, '9,000,000');
    await expect(answer).toContainText(words.baht('3,800,000'));
    await cal.expectLimit('2,660,000', words.byGovernment);
    await expectSound(page);

    // A product that is not for companies offers those that are.
    await typeInto(government, '๔๒,๐๐๐ บาท');
    await typeInto(market, '90 ล้าน');
    await page.getByRole('radio', { name: words.company }).check();
    await expect(headline).toHaveText(new RegExp(words.notForCompany));
    await answer.getByRole('link', { name: words.redemption }).click();
    await cal.expectLimit('27,930,000', words.byGovernment);

    await answer.getByRole('link', { name: words.apply }).click();
    const carried = page.getByRole('region', { name: words.carried });
    await expect(carried).toContainText(words.baht('27,930,000'));
    await expect(carried).toContainText(words.baht('90,000,000'));
    await expectSound(page);
  });
});

test('both prices are required, the keyboard alone reaches the answer, and it is put on paper', async ({
  page,
}) => {
  const cal = calculatorOn(page, 'en');
  const { words, government, market } = cal;
  const counted = page.waitForResponse(/addVisitCountMySQL/);
  await cal.open();
  await counted;
  await takenOver(page);
  // Typing asks the server nothing.
  const requests: string[] = [];
  page.on('request', (request) => {
    if (['fetch', 'xhr', 'document'].includes(request.resourceType())) requests.push(request.url());
  });
  await government.focus();
  await page.keyboard.press('Enter');
  await cal.expectMissing();
  await expect(government).toBeFocused();
  await expectSound(page);
  await page.keyboard.type('4200000');
  // The unit of the price, and the help for who does not know it, lie between.
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
  await expect(market).toBeFocused();
  await page.keyboard.type('6500000');
  await page.keyboard.press('Enter');
  await expect(cal.answer).toBeFocused();
  await cal.expectLimit('2,940,000', words.byGovernment);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: words.apply })).toBeFocused();
  await expect(page).toHaveURL(/market=6500000/);
  expect(requests).toEqual([]);

  // The same, said in Thai.
  await page.getByRole('link', { name: 'ไทย' }).first().click();
  const thai = calculatorOn(page, 'th');
  await thai.expectLimit('2,940,000', WORDS.th.byGovernment);

  // On paper there are the steps, the date and the note on one page, and no form.
  await page.emulateMedia({ media: 'print' });
  await expect(thai.answer).toContainText('ไม่ใช่การอนุมัติสินเชื่อ');
  await expect(thai.answer).toContainText(/คำนวณเมื่อ \d\d\/\d\d\/25\d\d/);
  await expect(page.getByText('จากนั้นผ่อนอีก 48 เดือน เดือนละ')).toBeVisible();
  await expect(page.getByRole('table', { name: 'ตารางผ่อนรายปี' })).toBeVisible();
  await expect(page.getByText('ดูรายเดือนของปีที่ 1')).toBeHidden();
  await expect(thai.government).toBeHidden();
  await expect(page.getByRole('link', { name: thai.words.apply })).toBeHidden();
  await expect(page.locator('footer').first()).toBeHidden();
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'screen' });

  await takenOver(page);
  await typeInto(thai.government, '');
  await typeInto(thai.market, '');
  await thai.submit.click();
  await thai.expectMissing();
});

test('the address keeps step, and gives the same answer to whoever opens it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const cal = calculatorOn(page, 'en');
  const { words, government, market } = cal;
  const copy = page.getByRole('button', { name: words.copy });
  await cal.open();
  await takenOver(page);
  await typeInto(government, '4,200,000.50');
  await typeInto(market, '6,500,000');
  await page.getByRole('combobox', { name: words.product }).selectOption(words.redemption);
  await expect(page).toHaveURL(/government=4200000\.50&market=6500000&product=3&type=person/);
  await page.reload();
  await cal.expectLimit('2,940,000', words.byGovernment);
  await expect(government).toHaveValue('4,200,000.50');

  await takenOver(page);
  await copy.click();
  await expect(page.getByText(words.copied)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  // Where there is no clipboard the link can be copied by hand.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await typeInto(government, '4,200,000');
  await copy.click();
  await expect(page.getByLabel('Copy this link')).toHaveValue(
    /\/Cal\?government=4200000&market=6500000&product=3&type=person&lang=en$/,
  );

  await context.clearCookies();
  await page.goto(link);
  await cal.expectLimit('2,940,000', words.byGovernment);
});

test('from the limit to the monthly payment: typed, slid, in the address, opened to months', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const cal = calculatorOn(page, 'en');
  await cal.open('government=4200000&market=6500000&product=1&type=person');
  await takenOver(page);
  const plan = page.getByRole('region', { name: 'What would you pay every month?' });
  const status = plan.getByRole('status');
  const amount = plan.getByRole('textbox', { name: 'Amount to borrow' });
  const rate = plan.getByRole('textbox', { name: 'Interest a year' });
  // Nothing chosen: the whole limit, the longest time, the highest rate.
  await expect(status).toContainText('2,940,000 baht over 5 years (60 months) at 8.99% a year');

  await typeInto(amount, '1000000');
  await typeInto(rate, '6.99');
  await expect(status).toContainText('First 12 months, interest only, each 5,825 baht');
  await expect(status).toContainText('Then 48 months, each 23,942 baht');
  // Interest: a year of 5,825 baht, and what 48 instalments pay beyond the principal.
  await expect(plan).toContainText('Interest in total219,094.20 baht');
  await expect(plan).toContainText('Costs before the loan is paid out13,500 baht');
  await expect(plan).toContainText('Effective rate a year with these costs7.48%');
  await expect(page).toHaveURL(/&amount=1000000&rate=6\.99/);
  await page.reload();
  await expect(status).toContainText('Then 48 months, each 23,942 baht');
  await takenOver(page);

  await plan.getByText('Months of year 2').click();
  const months = plan.getByRole('table').nth(1);
  await expect(months.getByRole('row')).toHaveCount(13);
  await expect(months.getByRole('row', { name: /^13 / })).toContainText('981,883');
  await expectSound(page);

  await plan.getByRole('radio', { name: /Without/ }).check();
  await expect(rate).toHaveAccessibleDescription(/published rates are 8.99–9.99%/);
  await typeInto(rate, '');
  await expect(status).toContainText('at 9.99% a year');
  await plan.getByRole('combobox', { name: 'Repay over' }).selectOption('3 years (36 months)');
  await expect(status).toContainText('Then 24 months, each');
  for (const [typed, said] of [
    ['99999999999999999999', /limit for this land is 2,940,000.baht/],
    ['1', /Loans start at 300,000.baht/],
    ['-5', /cannot be negative/],
    ['much', /Please enter a number/],
    ['500000.50', /whole baht/],
  ] as const) {
    await typeInto(amount, typed);
    await amount.blur();
    await expect(amount).toHaveAccessibleDescription(said);
    await expect(status).toContainText('Correct the marked fields');
  }
  const slider = plan.getByRole('slider');
  await slider.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(amount).toHaveValue('310,000');
  await expect(status).toContainText('310,000 baht over 3 years');

  // A time that this loan does not run for is not kept behind a list that shows another.
  await cal.open('government=4200000&product=1&type=person&months=240');
  await takenOver(page);
  await cal.market.click();
  await page.keyboard.insertText('6500000');
  await expect(status).toContainText('2,940,000 baht over 5 years (60 months)');
  await expect(page).not.toHaveURL(/months=/);
  await typeInto(amount, '310000');

  // A price that is being changed takes the limit away, and not what was wished.
  await typeInto(cal.market, 'x');
  await expect(plan).toHaveCount(0);
  await typeInto(cal.market, '6500000');
  await expect(amount).toHaveValue('310,000');

  // Rai, ngan and square wah stand in one row, also while one of them is wrong.
  await cal.governmentPerWah.check();
  const parts = [cal.words.rai, cal.words.ngan, cal.words.wah];
  const boxes = parts.map((name) => page.getByLabel(name, { exact: true }));
  await typeInto(page.getByLabel(cal.words.ngan, { exact: true }), '-1');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel(cal.words.ngan, { exact: true })).toHaveAccessibleDescription(
    cal.words.negative,
  );
  const tops = await Promise.all(boxes.map(async (box) => (await box.boundingBox())?.y));
  expect(new Set(tops).size).toBe(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form asks and the page answers', async ({ page }) => {
    const cal = calculatorOn(page, 'th');
    await cal.open();
    await cal.submit.click();
    await cal.expectMissing();
    await typeInto(cal.government, '๔๒๐๐๐๐๐');
    await typeInto(cal.market, '6,500,000');
    await cal.submit.click();
    await cal.expectLimit('2,940,000', cal.words.byGovernment);
    const amount = page.getByLabel('จำนวนเงินที่ต้องการกู้');
    await expect(page.getByRole('slider')).toBeHidden();
    await typeInto(amount, '๑ ล้าน');
    await typeInto(page.getByLabel(/^ดอกเบี้ยต่อปี/), '6.99');
    await page.getByRole('button', { name: 'คำนวณค่างวด' }).click();
    await expect(page.getByText('จากนั้นผ่อนอีก 48 เดือน เดือนละ')).toContainText('23,942\u00a0บาท');
    await expect(amount).toHaveValue('1,000,000');
    await cal.governmentPerWah.check();
    await typeInto(cal.government, '4000');
    await typeInto(page.getByLabel(cal.words.rai, { exact: true }), '2');
    await cal.submit.click();
    await cal.expectLimit('2,240,000', cal.words.byGovernment);
    await cal.answer.getByRole('link', { name: cal.words.apply }).click();
    await expect(page.getByRole('region', { name: cal.words.carried })).toContainText(
      cal.words.baht('2,240,000'),
    );
  });
});
