import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { satang, satangOf } from '#contract/money.ts';
import { application, applicationDeed, applicationEvent } from '#server/applications/tables.ts';
import { openDesk } from '#tests/support/case-desk.ts';
import { addApplication } from '#tests/support/loan-applications.ts';
import { watchPaper } from '#tests/support/written-paper.ts';

const written = watchPaper();
const { db, secretKey, file } = await openDesk();

const print = (id: number, language: 'th' | 'en') =>
  written(() => file('officer', 'application/pdf', { resource: 'application', id, language }));

test('money on paper is baht, grouped, with two decimals or none, and the amounts in words', async () => {
  const row = await addApplication(db, secretKey);
  const pricing = {
    governmentPrice: satang(326_000_050),
    marketPrice: satang(400_000_000),
    governmentPercent: 70,
    marketPercent: 50,
    limit: satang(228_200_035),
    rounding: 1,
  };
  await db
    .update(application)
    .set({
      status: 'approved',
      askedAmount: satangOf(1_500_000),
      approvedAmount: satangOf(1_250_000),
      checked: pricing,
    })
    .where(eq(application.id, row.id));
  const thai = await print(row.id, 'th');
  for (const money of [
    '1,500,000บาท(หนึ่งล้านห้าแสนบาทถ้วน)',
    'ราคาประเมิน3,260,000.50บาทราคาตลาด4,000,000บาทวงเงิน2,282,000.35บาท',
    '1,250,000บาท(หนึ่งล้านสองแสนห้าหมื่นบาทถ้วน)',
  ])
    expect(thai).toContain(money);
  const english = await print(row.id, 'en');
  for (const money of [
    /1,500,000baht\(onemillionfivehundredthousand/i,
    /Government3,260,000\.50baht,market4,000,000baht,limit2,282,000\.35baht/,
    /1,250,000baht\(onemilliontwohundred/i,
  ])
    expect(english).toMatch(money);
});

test('on paper a deed without a number says so, and a company without a signatory has no lonely title', async () => {
  const row = await addApplication(db, secretKey);
  const nameless = { prefix: 'นางสาว', firstName: '', lastName: '' };
  await db.update(application).set(nameless).where(eq(application.id, row.id));
  await db.delete(applicationDeed).where(eq(applicationDeed.applicationId, row.id));
  await db
    .insert(applicationDeed)
    .values({ applicationId: row.id, position: 0, deedNo: '', landNo: '16' });
  const thai = await print(row.id, 'th');
  expect(thai).toContain('เอกสารสิทธิ์(ไม่ได้แจ้งเลขที่)เลขที่ดิน16');
  expect(thai).not.toContain('นางสาว');
  expect(await print(row.id, 'en')).toContain('Landtitle(numbernotgiven)Landno.16');
});

test('the paper has the whole way of a case; one that has no end says that there was more', async () => {
  const { id } = await addApplication(db, secretKey);
  const remarks = (count: number) =>
    db.insert(applicationEvent).values(
      Array.from({ length: count }, (_, place) => ({
        ...{ applicationId: id, kind: 'remark' as const },
        remark: `R${place}.`,
      })),
    );
  await remarks(120);
  const whole = await print(id, 'en');
  expect(whole).toContain('R0.');
  expect(whole).toContain('R119.');
  expect(whole).not.toContain('Whathappenedbefore');
  await remarks(1_000);
  expect(await print(id, 'en')).toContain('Whathappenedbeforethisstandsinthesystem.');
});
