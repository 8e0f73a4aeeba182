import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import { JOURNEY_WIDTHS, LANGUAGES } from '#tests/support/pages.ts';

const MOST_CLICKS = 2;

/** What a visitor presses, by its visible words, and what answers. */
type Question = { clicks: (string | RegExp)[]; answer: RegExp };

/** In Thai on a phone, in English at a desk. */
const QUESTIONS: Record<'th' | 'en', Record<string, Question>> = {
  th: {
    'how much': { clicks: ['คำนวณวงเงินของฉัน'], answer: /^กรอกราคาที่ดินสองตัว/ },
    'what it costs': { clicks: ['ดูค่าใช้จ่ายทั้งหมด'], answer: /200,000/ },
    'what I need': { clicks: ['ต้องเตรียมเอกสารอะไร'], answer: /^ทะเบียนบ้าน/ },
    'how long': { clicks: ['สมัครสินเชื่อ'], answer: /^ราว \d+ วัน/ },
    where: { clicks: ['เมนู', 'สาขาใกล้ฉัน'], answer: /^พบ \d+ สาขา/ },
    'what if I cannot pay': { clicks: ['เมนู', 'หากผ่อนไม่ไหว'], answer: /60 วัน/ },
    'is my deed safe': {
      clicks: [/^ดูคำถามทั้งหมด/, 'ระหว่างกู้ ที่ดินยังเป็นของฉันหรือไม่'],
      answer: /^ยังเป็นของคุณ/,
    },
  },
  en: {
    'how much': { clicks: ['Calculate my limit'], answer: /^Enter two prices/ },
    'what it costs': { clicks: ['All costs'], answer: /200,000/ },
    'what I need': { clicks: ['What do I need to bring?'], answer: /^House registration/i },
    'how long': { clicks: ['Apply'], answer: /^About \d+ (working )?days/ },
    where: { clicks: ['Branches'], answer: /^\d+ branches found/ },
    'what if I cannot pay': { clicks: ['If paying gets hard'], answer: /60 days/ },
    'is my deed safe': {
      clicks: [/^See all \d+ questions/, 'Does the land stay mine during the loan?'],
      answer: /^Yes\. We register a mortgage/,
    },
  },
};

/** As wide as a window is that shows all questions at once. */
const ROOMY = 768;

/** The first thing of these words that can be seen, whatever kind it is of. */
async function press(page: Page, words: string | RegExp) {
  const named = { name: words, exact: typeof words === 'string' };
  const visible = page
    .getByRole('link', named)
    .or(page.getByRole('button', named))
    .or(page.locator('summary').filter({ hasText: words }))
    .filter({ visible: true });
  await visible.first().click();
}

for (const language of LANGUAGES) {
  for (const width of JOURNEY_WIDTHS[language]) {
    test(`seven questions are answered from the home page in two clicks: ${language}, ${width} px`, async ({
      page,
      context,
      site,
    }) => {
      await context.addCookies([
        { name: 'consent', value: 'necessary', url: site.origin },
        { name: 'language', value: language, url: site.origin },
      ]);
      await page.setViewportSize({ width, height: 800 });
      for (const [asked, { clicks, answer }] of Object.entries(QUESTIONS[language])) {
        expect(clicks.length, asked).toBeLessThanOrEqual(MOST_CLICKS);
        await page.goto('/');
        // Where there is room, all questions stand open: what asks for the rest is not there.
        const needed = clicks.filter((words) => width < ROOMY || typeof words === 'string');
        for (const words of needed) await press(page, words);
        const answers = page.getByRole('main').getByText(answer).filter({ visible: true });
        await expect(answers.first(), asked).toBeVisible();
      }
    });
  }
}
