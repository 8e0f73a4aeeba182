import { expect, test } from '#tests/support/browser-test.ts';
import { JOURNEY_WIDTHS } from '#tests/support/pages.ts';
import { expectSound } from '#tests/support/sound-page.ts';
import { takenOver } from '#tests/support/taken-over.ts';
import { typeInto } from '#tests/support/type-into.ts';
import { calculatorOn, WORDS } from './calculator-page.ts';

for (const language of ['th', 'en'] as const) {
  for (const width of JOURNEY_WIDTHS[language]) {
    test.describe(`in ${language} at ${width} px`, () => {
      test.use({ viewport: { width, height: 800 } });
      const contrast = language === 'en';

      test('from the home page to the answer, which follows the typing, and on to the application', async ({
        page,
      }) => {
        const cal = calculatorOn(page, language);
        const { words, government, market, answer, headline } = cal;
        await page.goto(`/?lang=${language}`);
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
        await expectSound(page, { contrast });

        await typeInto(government, '90000000');
        await typeInto(market, '90000000');
        await cal.expectLimit('10,000,000', words.byMaximum);
        await typeInto(government, '420000');
        await typeInto(market, '900000');
        await expect(headline).toHaveText(new RegExp(words.tooLow));
        await expect(headline).toContainText(words.baht('300,000'));
        await expect(page.getByRole('link', { name: words.apply })).toHaveCount(0);
        await expectSound(page, { contrast });

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
        await expectSound(page, { contrast });

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
        await expectSound(page, { contrast });
      });
    });
  }
}

test('both prices are required, the keyboard alone reaches the answer, and it is put on paper', async ({
  page,
}) => {
  const cal = calculatorOn(page, 'en');
  const { words, government, market } = cal;
  await cal.open();
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
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
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
