import { expect, test } from '#tests/support/browser-test.ts';
import { JOURNEY_WIDTHS } from '#tests/support/pages.ts';
import { expectSound } from '#tests/support/sound-page.ts';
import { calculatorOn, WORDS } from './calculator-page.ts';

for (const language of ['th', 'en'] as const) {
  for (const width of JOURNEY_WIDTHS[language]) {
    test.describe(`in ${language} at ${width} px`, () => {
      test.use({ viewport: { width, height: 800 } });

      test('the answer follows the typing, and names the bound that decided', async ({ page }) => {
        const cal = calculatorOn(page, language);
        await cal.open();
        await cal.ready();
        await cal.government.fill('4200000');
        await cal.market.fill('6500000');
        await cal.expectLimit('2,940,000', cal.words.byGovernment);
        await expect(cal.answer).toContainText(`70% = ${cal.words.baht('2,940,000')}`);
        await expect(cal.answer).toContainText(`50% = ${cal.words.baht('3,250,000')}`);
        await cal.market.fill('5,000,000');
        await cal.expectLimit('2,500,000', cal.words.byMarket);
        await cal.market.blur();
        await expect(cal.government).toHaveValue('4,200,000');
        await expectSound(page);
      });

      test('both prices are required, each says so at its field', async ({ page }) => {
        const cal = calculatorOn(page, language);
        await cal.open();
        await cal.ready();
        await cal.submit.click();
        await expect(cal.government).toHaveAccessibleDescription(
          new RegExp(cal.words.missingGovernment),
        );
        await expect(cal.market).toHaveAccessibleDescription(new RegExp(cal.words.missingMarket));
        await expect(cal.government).toBeFocused();
        await expectSound(page);
      });

      test('what cannot be read is said at the field and stays as it was typed', async ({
        page,
      }) => {
        const cal = calculatorOn(page, language);
        await cal.open(`government=-5&market=${encodeURIComponent('ห้าล้าน')}`);
        await expect(cal.government).toHaveAccessibleDescription(cal.words.negative);
        await expect(cal.government).toHaveValue('-5');
        await expect(cal.market).toHaveAccessibleDescription(cal.words.junk);
        await expect(cal.market).toHaveValue('ห้าล้าน');
      });

      test('the product’s maximum ends it, its minimum refuses it', async ({ page }) => {
        const cal = calculatorOn(page, language);
        await cal.open('government=90000000&market=90000000&product=1&type=person');
        await cal.expectLimit('10,000,000', cal.words.byMaximum);
        await cal.open('government=420000&market=900000&product=1&type=person');
        await expect(cal.headline).toHaveText(new RegExp(cal.words.tooLow));
        await expect(cal.headline).toContainText(cal.words.baht('300,000'));
        await expect(page.getByRole('link', { name: cal.words.apply })).toHaveCount(0);
        await expectSound(page);
      });

      test('a product that is not for companies says so and offers those that are', async ({
        page,
      }) => {
        const cal = calculatorOn(page, language);
        await cal.open('government=42000000&market=90000000&product=1');
        await cal.ready();
        await page.getByRole('radio', { name: cal.words.company }).check();
        await expect(cal.headline).toHaveText(new RegExp(cal.words.notForCompany));
        await cal.answer.getByRole('link', { name: cal.words.redemption }).click();
        await cal.expectLimit('29,400,000', cal.words.byGovernment);
      });

      test('the land’s area times the price of a square wah is a price', async ({ page }) => {
        const cal = calculatorOn(page, language);
        await cal.open();
        await cal.ready();
        await expect(page.getByLabel(cal.words.rai, { exact: true })).toBeHidden();
        await page
          .getByRole('group', { name: cal.words.governmentUnit })
          .getByRole('radio', { name: cal.words.perWah })
          .check();
        await page.getByLabel(cal.words.rai, { exact: true }).fill('๒');
        await page.getByLabel(cal.words.ngan, { exact: true }).fill('1');
        await page.getByLabel(cal.words.wah, { exact: true }).fill('50');
        await cal.government.fill('4,000');
        await cal.market.fill('9,000,000');
        await expect(cal.answer).toContainText(cal.words.baht('3,800,000'));
        await cal.expectLimit('2,660,000', cal.words.byGovernment);
        await expectSound(page);
      });

      test('the numbers are carried into the application', async ({ page }) => {
        const cal = calculatorOn(page, language);
        await cal.open();
        await cal.ready();
        await cal.government.fill('๔,๒๐๐,๐๐๐ บาท');
        await cal.market.fill('6.5 ล้าน');
        await cal.answer.getByRole('link', { name: cal.words.apply }).click();
        const carried = page.getByRole('region', { name: cal.words.carried });
        await expect(carried).toContainText(cal.words.baht('2,940,000'));
        await expect(carried).toContainText(cal.words.baht('6,500,000'));
        await expectSound(page);
      });
    });
  }

  test(`in ${language} the home page’s form leads to the answer`, async ({ page }) => {
    const cal = calculatorOn(page, language);
    await page.goto(`/?lang=${language}`);
    await cal.government.fill('4,200,000');
    await cal.market.fill('6,500,000');
    await cal.submit.click();
    await expect(page).toHaveURL(/\/Cal\?/);
    await cal.expectLimit('2,940,000', cal.words.byGovernment);
  });
}

test('the address keeps step, and gives the same answer to whoever opens it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const cal = calculatorOn(page, 'en');
  await cal.open();
  await cal.ready();
  await cal.government.fill('4,200,000.50');
  await cal.market.fill('6,500,000');
  await page.getByRole('combobox', { name: cal.words.product }).selectOption(cal.words.redemption);
  await expect(page).toHaveURL(/government=4200000\.50&market=6500000&product=3&type=person/);
  await page.reload();
  await cal.expectLimit('2,940,000', cal.words.byGovernment);
  await expect(cal.government).toHaveValue('4,200,000.50');

  await cal.ready();
  await page.getByRole('button', { name: cal.words.copy }).click();
  await expect(page.getByText(cal.words.copied)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await other.goto(link);
  await calculatorOn(other, 'en').expectLimit('2,940,000', cal.words.byGovernment);

  await page.getByRole('link', { name: 'ไทย' }).first().click();
  await calculatorOn(page, 'th').expectLimit('2,940,000', WORDS.th.byGovernment);
});

test('where there is no clipboard the link can be copied by hand', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  );
  const cal = calculatorOn(page, 'en');
  await cal.open('government=4200000&market=6500000');
  await cal.ready();
  await page.getByRole('button', { name: cal.words.copy }).click();
  await expect(page.getByLabel('Copy this link')).toHaveValue(
    /\/Cal\?government=4200000&market=6500000&product=1&type=person&lang=en$/,
  );
});

test('typing asks the server nothing', async ({ page }) => {
  const cal = calculatorOn(page, 'th');
  await cal.open();
  await cal.ready();
  const requests: string[] = [];
  page.on('request', (request) => {
    if (['fetch', 'xhr', 'document'].includes(request.resourceType())) requests.push(request.url());
  });
  await cal.government.fill('4,200,000');
  await cal.market.fill('6,500,000');
  await expect(page).toHaveURL(/market=6500000/);
  expect(requests).toEqual([]);
});

test('the keyboard alone reaches the answer', async ({ page }) => {
  const cal = calculatorOn(page, 'th');
  await cal.open();
  await cal.ready();
  await cal.government.focus();
  await page.keyboard.type('4200000');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(cal.market).toBeFocused();
  await page.keyboard.type('6500000');
  await page.keyboard.press('Enter');
  await expect(cal.answer).toBeFocused();
  await cal.expectLimit('2,940,000', cal.words.byGovernment);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: cal.words.apply })).toBeFocused();
});

test('on paper there are the steps, the date and the note on one page, and no form', async ({
  page,
}) => {
  const cal = calculatorOn(page, 'th');
  await cal.open('government=4200000&market=6500000');
  await page.emulateMedia({ media: 'print' });
  await expect(cal.answer).toContainText('ไม่ใช่การอนุมัติสินเชื่อ');
  await expect(cal.answer).toContainText(/คำนวณเมื่อ \d\d\/\d\d\/25\d\d/);
  await expect(cal.government).toBeHidden();
  await expect(page.getByRole('link', { name: cal.words.apply })).toBeHidden();
  await expect(page.locator('footer').first()).toBeHidden();
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of ['th', 'en'] as const) {
    test(`the form asks and the page answers, in ${language}`, async ({ page }) => {
      const cal = calculatorOn(page, language);
      await cal.open();
      await cal.submit.click();
      await expect(cal.government).toHaveAccessibleDescription(
        new RegExp(cal.words.missingGovernment),
      );
      await cal.government.fill('๔๒๐๐๐๐๐');
      await cal.market.fill('6,500,000');
      await cal.submit.click();
      await cal.expectLimit('2,940,000', cal.words.byGovernment);
      await page
        .getByRole('group', { name: cal.words.governmentUnit })
        .getByRole('radio', { name: cal.words.perWah })
        .check();
      await cal.government.fill('4000');
      await page.getByLabel(cal.words.rai, { exact: true }).fill('2');
      await cal.submit.click();
      await cal.expectLimit('2,240,000', cal.words.byGovernment);
      await cal.answer.getByRole('link', { name: cal.words.apply }).click();
      await expect(page.getByRole('region', { name: cal.words.carried })).toContainText(
        cal.words.baht('2,240,000'),
      );
    });
  }
});

test('junk in the address is answered with a page, never a failure', async ({ request }) => {
  for (const search of [
    'government=%00&market=%F0%9F%98%80',
    'government=1&government=2&market[]=3',
    'product=__proto__&type=constructor',
    'product=-1&government=5&market=5',
    `government=${'9'.repeat(5000)}&market=1`,
    'rai=x&governmentPer=wah&market=1&marketPer=wah',
  ]) {
    for (const path of ['/Cal', '/Register']) {
      expect((await request.get(`${path}?${search}`)).status(), search).toBe(200);
    }
  }
});
