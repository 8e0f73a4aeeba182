import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import type { openPaper } from '#server/paper/page.ts';
import { openDesk } from '#tests/support/case-desk.ts';
import { addApplication } from '#tests/support/loan-applications.ts';
import { application } from './tables.ts';

const written: string[] = [];

/** Paper that is read: a printed file keeps its words in the glyphs of its fonts. */
vi.mock('#server/paper/page.ts', async (original) => {
  const real = await original<{ openPaper: typeof openPaper }>();
  return {
    openPaper: async (info: { Title: string }) => {
      const paper = await real.openPaper(info);
      return {
        ...paper,
        field(label: string, value: string) {
          written.push(`${label}: ${value}`);
          paper.field(label, value);
        },
      };
    },
  };
});

const { db, secretKey, file } = await openDesk();

test('money on paper is baht, grouped, with two decimals or none, and the amounts in words', async () => {
  const row = await addApplication(db, secretKey);
  const pricing = {
    governmentPrice: 326_000_050,
    marketPrice: 400_000_000,
    governmentPercent: 70,
    marketPercent: 50,
    limit: 228_200_035,
    rounding: 1,
  };
  await db
    .update(application)
    .set({
      status: 'approved',
      askedAmount: 1_500_000,
      approvedAmount: 1_250_000,
      checked: pricing,
    })
    .where(eq(application.id, row.id));
  const print = (language: 'th' | 'en') =>
    file('officer', 'application/pdf', { resource: 'application', id: row.id, language });
  await print('th');
  await print('en');
  const money = written.filter((line) => /บาท|baht/.test(line));
  expect(money).toEqual([
    expect.stringContaining('1,500,000 บาท (หนึ่งล้านห้าแสนบาทถ้วน)'),
    expect.stringContaining(
      'ราคาประเมิน 3,260,000.50 บาท ราคาตลาด 4,000,000 บาท วงเงิน 2,282,000.35 บาท',
    ),
    expect.stringContaining('1,250,000 บาท (หนึ่งล้านสองแสนห้าหมื่นบาทถ้วน)'),
    expect.stringMatching(/1,500,000 baht \(one million five hundred thousand/i),
    expect.stringContaining(
      'Government 3,260,000.50 baht, market 4,000,000 baht, limit 2,282,000.35 baht',
    ),
    expect.stringMatching(/1,250,000 baht \(one million two hundred/i),
  ]);
});
