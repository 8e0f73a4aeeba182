import type { Page } from '@playwright/test';
import { expect } from '#tests/support/browser-test.ts';

export const WORDS = {
  th: {
    government: /^ราคาประเมินราชการ/,
    market: /^ราคาตลาด/,
    governmentUnit: 'หน่วยของราคาประเมินราชการ',
    perWah: 'ต่อตารางวา',
    rai: 'ไร่',
    ngan: 'งาน',
    wah: 'ตารางวา',
    required: /จำเป็นต้องกรอก/,
    product: 'สินเชื่อ',
    company: 'นิติบุคคล',
    redemption: 'สินเชื่อไถ่ถอนขายฝาก',
    submit: 'คำนวณวงเงิน',
    apply: 'สมัครด้วยตัวเลขนี้',
    copy: 'คัดลอกลิงก์',
    copied: 'คัดลอกลิงก์แล้ว ส่งต่อได้เลย',
    result: 'ผลการคำนวณ',
    carried: 'วงเงินที่คุณคำนวณไว้',
    missingGovernment: 'กรุณากรอกราคาประเมินราชการ',
    missingMarket: 'กรุณากรอกราคาตลาด',
    negative: /ติดลบไม่ได้/,
    junk: /กรอกเป็นตัวเลข/,
    byGovernment: 'กำหนดโดย 70% ของราคาประเมินราชการ',
    byMarket: 'กำหนดโดย 50% ของราคาตลาด',
    byMaximum: /^กำหนดโดยวงเงินสูงสุด/,
    tooLow: /ต่ำกว่าวงเงินขั้นต่ำ\s*ของสินเชื่อนี้/,
    notForCompany: /ไม่มีวงเงินสำหรับนิติบุคคล/,
    baht: (amount: string) => `${amount}\u00a0บาท`,
  },
  en: {
    government: /^Government price/,
    market: /^Market price/,
    governmentUnit: 'Unit of the government price',
    perWah: 'Per square wah',
    rai: 'Rai',
    ngan: 'Ngan',
    wah: 'Sq. wah',
    required: /required/i,
    product: 'Loan',
    company: 'Company',
    redemption: 'Redemption loan',
    submit: 'Calculate the limit',
    apply: 'Apply with these numbers',
    copy: 'Copy link',
    copied: 'Link copied, ready to send',
    result: 'Result',
    carried: 'Your estimate',
    missingGovernment: 'Please enter the government price',
    missingMarket: 'Please enter the market price',
    negative: /cannot be negative/,
    junk: /Please enter a number/,
    byGovernment: 'Set by 70% of the government price',
    byMarket: 'Set by 50% of the market price',
    byMaximum: /^Set by the most/,
    tooLow: 'Too low for this loan',
    notForCompany: 'This loan is not for a company',
    baht: (amount: string) => `${amount}\u00a0baht`,
  },
};

type Language = keyof typeof WORDS;

/** The calculator's page, in the words of its language. */
export function calculatorOn(page: Page, language: Language) {
  const words = WORDS[language];
  const answer = page.getByRole('region', { name: words.result });
  const government = page.getByRole('textbox', { name: words.government });
  const market = page.getByRole('textbox', { name: words.market });
  const headline = answer.getByRole('status').first();
  return {
    words,
    answer,
    headline,
    government,
    market,
    submit: page.getByRole('button', { name: words.submit, exact: true }),
    open: (search = '') => page.goto(`/Cal?lang=${language}${search && `&${search}`}`),
    governmentPerWah: page
      .getByRole('group', { name: words.governmentUnit })
      .getByRole('radio', { name: words.perWah }),
    /** Each price says at its field that it is missing. */
    expectMissing: async () => {
      await expect(government).toHaveAccessibleDescription(new RegExp(words.missingGovernment));
      await expect(market).toHaveAccessibleDescription(new RegExp(words.missingMarket));
    },
    /** Each price carries a red asterisk, and is said to be required. */
    expectRequired: async () => {
      for (const [field, name] of [
        [government, words.government],
        [market, words.market],
      ] as const) {
        await expect(field).toHaveAccessibleName(words.required);
        const label = page.locator('label').filter({ hasText: name });
        const mark = label.getByText('*', { exact: true });
        await expect(mark).toBeVisible();
        await expect(mark).toHaveCSS('color', 'rgb(179, 38, 30)');
      }
    },
    expectLimit: (amount: string, decided: string | RegExp) =>
      Promise.all([
        expect(headline.getByText(words.baht(amount), { exact: true })).toBeVisible(),
        expect(headline.getByText(decided)).toBeVisible(),
      ]),
  };
}
