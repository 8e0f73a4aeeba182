import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { SHEET_WORDS } from '#contract/applications/sheet-words.ts';
import { initialParameters } from '#contract/parameters/parameters.ts';
import { thaiDay } from '#contract/thai/day.ts';
import { openMinute } from '#server/applications/office-time.ts';
import { application } from '#server/applications/tables.ts';
import { formSending } from '#server/captcha/tables.ts';
import type { Db } from '#server/platform/db.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { caseWork } from '#tests/support/case-work.ts';
import { addUser, BRANCH_CODE } from '#tests/support/people.ts';
import { registerForm, takePhoto } from '#tests/support/register-form.ts';
import { typeInto } from '#tests/support/type-into.ts';
import { th as told } from '#web/public/status/texts.th.ts';
import { calculatorOn } from './calculator-page.ts';

/** Who applies does so in Thai on a phone; the house works in English at a desk. */
const APPLICANT = {
  firstName: 'จันทร์เพ็ญ',
  lastName: 'วงศ์สว่าง',
  phone: '081 555 7101',
  email: 'whole@example.com',
  deedNo: '30711',
};
const OFFICE = 'en';
const REFERRAL = `GSB-${BRANCH_CODE}`;
const DAY_MS = 86_400_000;

/** As the house types it. */
function typedDay(at: Date): string {
  const [year, month, day] = thaiDay(at).split('-');
  return `${day}/${month}/${year}`;
}

/** The first morning on which the Land Office is open. */
function openMorning(): Date {
  for (let ahead = 2; ; ahead += 1) {
    const at = new Date(Date.parse(`${thaiDay()}T10:00:00+07:00`) + ahead * DAY_MS);
    if (openMinute(initialParameters(), at) !== undefined) return at;
  }
}

/** From what the land may be worth to the number of the application. */
async function apply(page: Page): Promise<string> {
  const calculator = calculatorOn(page, 'th');
  await calculator.open();
  await typeInto(calculator.government, '4200000');
  await typeInto(calculator.market, '6,500,000');
  await calculator.submit.click();
  await calculator.expectLimit('2,940,000', calculator.words.byGovernment);
  await page.getByRole('link', { name: calculator.words.apply }).first().click();

  const form = registerForm(page, 'th');
  const { field, texts } = form;
  await form.at('start');
  await form.begin();
  await typeInto(field('firstName'), APPLICANT.firstName);
  await typeInto(field('lastName'), APPLICANT.lastName);
  await typeInto(field('phone'), APPLICANT.phone);
  await typeInto(field('birthday'), '5/3/2530');
  await typeInto(field('email'), APPLICANT.email);
  await typeInto(field('idCard'), '1101700230708');
  await form.next('address');
  await form.choosePlace('บางรัก', /บางรัก|Bang Rak/);
  await typeInto(field('houseNo'), '99/1');
  await form.next('land');
  await field('guaranteeProvince').selectOption('10');
  await typeInto(field('askedAmount'), '1,000,000');
  await typeInto(field('deeds.0.deedNo'), APPLICANT.deedNo);
  await form.next('documents');
  await form.upload(0).setInputFiles([await takePhoto('deed.jpg')]);
  await form.upload(1).setInputFiles([await takePhoto('card.jpg')]);
  await expect(page.getByText(form.files.ready, { exact: true })).toHaveCount(2);
  await form.next('review');
  await typeInto(field('refCode'), REFERRAL.toLowerCase());
  await expect(page.getByText(texts.review.refCodeKnown('GSB', BRANCH_CODE))).toBeVisible();
  await field('policy').check();
  await form.send();
  await expect(page.getByText(texts.missing.policy)).toHaveCount(0);
  return form.reference();
}

/** The page of an application, as who applied opens it. */
async function openStatus(page: Page, reference: string) {
  await page.goto(`/Status?ref=${reference}&lang=th`);
  await typeInto(page.getByLabel(told.phone), APPLICANT.phone);
  await page.getByRole('button', { name: told.submit, exact: true }).click();
  await expect(page.getByRole('heading', { name: reference })).toBeVisible();
}

async function idOf(db: Db, reference: string): Promise<number> {
  const [row] = await db
    .select({ id: application.id })
    .from(application)
    .where(eq(application.reference, reference));
  return row?.id ?? 0;
}

// The longest of all: by its name the first, so that nothing waits for it in the end.
test('from the calculator to the closed case, by five people', async ({
  page,
  site,
  signIn,
  browser,
}) => {
  await addUser(site.db, 'partnergsb');
  const mailed = () => site.mails.next(APPLICANT.email);
  await site.db.delete(formSending);
  const visitor = await browser.newPage({
    ...{ baseURL: site.origin, viewport: { width: 360, height: 800 } },
  });
  const reference = await apply(visitor);
  const id = await idOf(site.db, reference);
  expect((await mailed()).text).toContain(reference);

  // The partner sees that its customer has come, and nothing of what was told.
  const work = caseWork(page, OFFICE);
  const { texts, section, dialog } = work;
  const { applicationRecord: own, applications, offers, appointments, appraisals } = texts;
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn('partnergsb', `/RegisterMaintPartner?lang=${OFFICE}`);
  const referred = page.getByRole('row').filter({ hasText: reference });
  await expect(referred).toContainText(applications.partner.statuses.new);
  await expect(page.getByText(APPLICANT.lastName)).toHaveCount(0);

  // An officer calls, looks at the papers and the land, and proposes.
  await signIn('officer', work.address(id));
  await expect(section(own.steps.title).getByText(own.steps.none)).toBeVisible();
  await page.keyboard.press('c');
  const call = dialog(own.steps.call);
  await call.getByRole('radio', { name: own.steps.outcomes.reached }).check();
  await typeInto(call.getByRole('textbox', { name: own.steps.remark }), 'สะดวกให้ไปดูที่ดิน');
  await call.getByRole('button', { name: own.steps.save }).click();
  await expect(call).toHaveCount(0);
  const papers = section(own.documents.title);
  await papers.getByRole('button', { name: own.documents.pass }).first().click();
  await expect(papers.getByText(own.documents.verdicts.checked).first()).toBeVisible();
  await work.make('appraise', { told: true });
  expect((await mailed()).text).toContain(reference);
  const deed = appraisals.deed(APPLICANT.deedNo);
  await section(appraisals.title)
    .getByRole('button', { name: appraisals.visitOf(deed) })
    .click();
  const visit = dialog(appraisals.visitOf(deed));
  const visited = (label: string) => visit.getByRole('textbox', { name: label });
  await typeInto(visited(appraisals.fields.visitedOn), typedDay(new Date()));
  await typeInto(visited(appraisals.fields.area), '100');
  await typeInto(visited(appraisals.fields.landUse), 'บ้านชั้นเดียว');
  await typeInto(visited(appraisals.fields.governmentPerWah), '20,000.50');
  await typeInto(visited(appraisals.fields.governmentSource), 'กรมธนารักษ์');
  await typeInto(visited(appraisals.fields.marketPerWah), '30000');
  await typeInto(visited(appraisals.fields.marketSource), 'ขายจริง 2 แปลง');
  await typeInto(visited(appraisals.fields.value), '2500000');
  await visit.getByRole('radio', { name: appraisals.verdicts.accepted, exact: true }).check();
  await visit.getByRole('button', { name: appraisals.conclude }).click();
  await expect(
    section(appraisals.title).getByText(appraisals.states.valid, { exact: true }),
  ).toBeVisible();
  await work.make('decide', { told: false });
  const sheet = section(SHEET_WORDS[OFFICE].title);
  await sheet.getByRole('button', { name: texts.decision.edit }).click();
  const finances = dialog(texts.decision.edit);
  const finance = (label: string) => finances.getByRole('textbox', { name: label });
  await typeInto(finance(texts.decision.income), '100,000.50');
  await typeInto(finance(texts.decision.debts), '5000');
  await finances.getByRole('button', { name: texts.resource.save }).click();
  await expect(sheet.getByText('100,000.50').first()).toBeVisible();
  await work.make('propose', {
    told: false,
    fill: (field) => typeInto(field(own.move.amount), '900000'),
  });

  // Who approves sees the same sheet.
  await signIn('approver', `/RegisterMaint?tab=toApprove&id=${id}&lang=${OFFICE}`);
  await expect(section(SHEET_WORDS[OFFICE].title).getByText('100,000.50').first()).toBeVisible();
  await work.make('approve', { told: true });
  expect((await mailed()).text).toContain(reference);

  // The officer offers the loan; the applicant accepts it with the code from the mail.
  await signIn('officer', work.address(id));
  await section(offers.title).getByRole('button', { name: offers.make }).click();
  const offering = dialog(offers.make);
  await typeInto(offering.getByRole('textbox', { name: offers.amount }), '900000');
  await typeInto(offering.getByRole('textbox', { name: offers.months }), '48');
  await expect(offering.getByText(offers.problems.months.above_instalment)).toBeVisible();
  await typeInto(offering.getByRole('textbox', { name: offers.months }), '60');
  await typeInto(offering.getByRole('textbox', { name: offers.rate }), '8.75');
  await offering.getByRole('button', { name: offers.send }).click();
  await expect(offering).toHaveCount(0);
  expect((await mailed()).text).toContain('Status');
  await site.db.delete(formSending);
  await openStatus(visitor, reference);
  await visitor.getByRole('button', { name: told.offer.accept }).click();
  const answer = visitor.getByRole('dialog', { name: told.offer.titles.accept });
  await answer.getByRole('button', { name: told.offer.sendCode }).click();
  const [code = ''] = /\b\d{6}\b/.exec((await mailed()).text ?? '') ?? [];
  await typeInto(answer.getByLabel(told.offer.code), code);
  await answer.getByRole('button', { name: told.offer.confirm.accept, exact: true }).click();
  await expect(answer).toHaveCount(0);
  expect((await mailed()).text).toContain(reference);

  // A day at the Land Office, which stands on the applicant's page.
  await page.reload();
  await section(appointments.title).getByRole('button', { name: appointments.make }).click();
  const arranging = dialog(appointments.makeTitle);
  const day = arranging.getByRole('textbox', { name: own.steps.day });
  await typeInto(day, typedDay(new Date(Date.now() - DAY_MS)));
  await typeInto(arranging.getByRole('textbox', { name: own.steps.time }), '10:00');
  // Refused in the words of the house, never in those of the browser.
  await arranging.getByRole('button', { name: appointments.save }).click();
  await expect(day).toHaveAccessibleDescription(own.steps.past);
  await typeInto(day, typedDay(openMorning()));
  await typeInto(
    arranging.getByRole('textbox', { name: appointments.officeName }),
    'สำนักงานที่ดินกรุงเทพมหานคร',
  );
  await arranging.getByRole('button', { name: appointments.save }).click();
  await expect(arranging).toHaveCount(0);
  const { attachments } = await mailed();
  expect(attachments.some(({ mimeType }) => mimeType === 'text/calendar')).toBe(true);
  await openStatus(visitor, reference);
  await expect(visitor.getByRole('region', { name: told.appointment.title })).toContainText(
    'สำนักงานที่ดินกรุงเทพมหานคร',
  );

  // The loan is paid out: the case is closed with its contract.
  await work.make('close', {
    told: true,
    fill: async (field) => {
      await typeInto(field(own.contract.number), 'CN-1');
      await typeInto(field(own.contract.paidOn), typedDay(new Date()));
      await typeInto(field(own.contract.paidAmount), '900,000');
    },
  });
  expect((await mailed()).text).toContain(reference);
  await openStatus(visitor, reference);
  await expect(visitor.getByText(told.statuses.closed.name).first()).toBeVisible();
  await visitor.close();

  await signIn('partnergsb', `/RegisterMaintPartner?lang=${OFFICE}`);
  await expect(referred).toContainText(applications.partner.statuses.closed);
  // Whoever audits finds the whole of it in the history, and can change nothing.
  await signIn('auditor', `/RegisterMaintHist?id=${id}&lang=${OFFICE}`);
  const timeline = section(own.timeline.title);
  for (const kind of ['appraised', 'offerAccepted', 'appointed'] as const)
    await expect(timeline.getByText(own.timeline.kinds[kind]).first()).toBeVisible();
  await expect(timeline.getByText(own.timeline.moved(applications.statuses.closed))).toBeVisible();
  await expect(page.getByRole('main')).toContainText('CN-1');
  await expect(page.getByRole('button', { name: own.otherMoves })).toHaveCount(0);
});
