import { readFile } from 'node:fs/promises';
import type { Locator, Page, Route } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { satangOf } from '#contract/money.ts';
import { application } from '#server/applications/tables.ts';
import { openCounter, takeDownCase } from '#tests/support/application-counter.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { holdBack } from '#tests/support/hold-back.ts';
import { addUser } from '#tests/support/people.ts';
import { PDF } from '#tests/support/register-form.ts';
import { expectAccessible } from '#tests/support/sound-page.ts';
import { typeInto } from '#tests/support/type-into.ts';
import { en } from '#web/office/all-texts.en.ts';
import { th } from '#web/office/all-texts.th.ts';

async function expectSoundScreen(page: Page): Promise<void> {
  // A dialog stands in front of everything else, which is hidden then.
  const inFront = await page.getByRole('dialog').isVisible();
  await expectAccessible(page, inFront ? { within: '[role="dialog"] .mantine-Modal-body' } : {});
}

/** Answers the dialog of a move; the applicant is told nothing. */
async function make(page: Page, move: string, fill?: (dialog: Locator) => Promise<void>) {
  const main = page.getByRole('main');
  const button = main.getByRole('button', { name: `${move}…` });
  const others = main.getByRole('button', { name: en.applicationRecord.otherMoves });
  await expect(others).toBeVisible();
  if (!(await button.isVisible())) {
    await others.click();
    await page.getByRole('menuitem', { name: `${move}…` }).click();
  } else {
    await button.click();
  }
  const dialog = page.getByRole('dialog', { name: move });
  await fill?.(dialog);
  await dialog.getByRole('radio', { name: en.applications.send.no }).check();
  await dialog.getByRole('button', { name: move, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

test('officers take on new ones, look at the deed and propose; another person approves', async ({
  page,
  site,
  signIn,
}) => {
  // A whole working day of clicks.
  const { applications: texts, applicationRecord: own, viewer } = en;
  await addUser(site.db, 'officer');
  await addUser(site.db, 'approver');
  const counter = await openCounter(site.origin, 'officer');
  const first = await counter.takeDown({
    firstName: 'วิภา',
    lastName: 'ทองดี',
    askedAmount: 1_000_000,
    askedMonths: 60,
    deeds: [
      {
        guaranteeTypeId: null,
        deedNo: '45871',
        landNo: '12',
        surveyPage: '3380',
        mapSheet: '5136 IV',
        subdistrictCode: '',
        provinceCode: '10',
        area: 90_050,
        governmentPrice: 100_000_000,
        marketPrice: 200_000_000,
      },
    ],
  });
  const second = await counter.takeDown({
    firstName: 'วิภา',
    lastName: 'ทองดี',
    askedAmount: 900_000,
  });
  await counter.attach(first.id, 'picture');
  await counter.attach(first.id, 'page');

  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn('officer', '/RegisterMaint?tab=unassigned&q=วิภา&lang=en');
  const rows = page.getByRole('row').filter({ hasText: 'วิภา' });
  await expect(rows).toHaveCount(2);
  await expect(page.getByText('ทองดี')).toHaveCount(0);
  const looked = `วิภา ท. (${first.reference})`;
  await page.getByRole('button', { name: texts.reveal.show(looked) }).focus();
  await page.keyboard.press('Enter');
  const numbers = page.getByRole('dialog', { name: texts.reveal.label(looked) });
  await expect(numbers.getByRole('link', { name: /^0\d/ })).toBeVisible();
  await expectAccessible(page, { within: '[role="dialog"]' });
  await page.keyboard.press('Escape');
  await expect(numbers).toHaveCount(0);
  await page.keyboard.press('j');
  await expect(rows.nth(1).getByRole('button').first()).toBeFocused();
  await page.keyboard.press('x');
  await expect(rows.nth(1).getByRole('checkbox')).toBeChecked();
  for (const row of await rows.all()) await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: texts.bulk.assign }).click();
  const assigning = page.getByRole('dialog', { name: texts.bulk.assignTitle('2') });
  await assigning.getByRole('combobox', { name: texts.bulk.assignTo }).click();
  await page.getByRole('option', { name: /\(officer\)/ }).click();
  await page.route('**/api/application/assign', (route) => route.abort(), { times: 1 });
  await assigning.getByRole('button', { name: texts.bulk.doAssign }).click();
  await expect(assigning.getByRole('alert')).toContainText('The server cannot be reached.');
  // What was refused stands first, with why, however it was chosen; another try goes on with it.
  const last = (await rows.nth(1).innerText()).includes(first.reference) ? first : second;
  const setStatus = (status: 'new' | 'rejected') =>
    site.db.update(application).set({ status }).where(eq(application.id, last.id));
  await setStatus('rejected');
  await assigning.getByRole('button', { name: texts.bulk.doAssign }).click();
  await expect(assigning.getByText(texts.bulk.done('1', '2'))).toBeVisible();
  const outcomes = assigning.getByRole('listitem');
  await expect(outcomes).toHaveText([new RegExp(`${last.reference}.`), /Done$/]);
  await expect(outcomes.first()).not.toContainText('Done');
  await setStatus('new');
  await assigning.getByRole('button', { name: en.resource.close }).last().click();
  await page.getByRole('button', { name: texts.bulk.assign }).click();
  const again = page.getByRole('dialog', { name: texts.bulk.assignTitle('1') });
  await again.getByRole('combobox', { name: texts.bulk.assignTo }).click();
  await page.getByRole('option', { name: /\(officer\)/ }).click();
  await again.getByRole('button', { name: texts.bulk.doAssign }).click();
  await expect(again.getByText(texts.bulk.done('1', '1'))).toBeVisible();
  await again.getByRole('button', { name: en.resource.close }).last().click();

  await expect(rows).toHaveCount(0);
  await page.getByRole('link', { name: texts.queues.mine }).click();
  await typeInto(page.getByRole('searchbox', { name: texts.search.hint }), 'วิภา');
  await expect(rows).toHaveCount(2);
  await expectSoundScreen(page);
  const sheet = await exportFound(page);
  const exported = sheet.find((row) => row.Reference === second.reference);
  expect(exported?.['Asked for (baht)']).toBe('900000');
  expect(exported?.Status).toBe('New');
  await page.getByRole('button', { name: new RegExp(`${first.reference}( ·|$)`) }).click();
  await expect(page).toHaveURL(new RegExp(`id=${first.id}`));
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('นายวิภา ทองดี');
  await expect(title).toBeFocused();
  await expect(page.getByRole('link', { name: second.reference })).toBeVisible();
  // What the applicant would pay, at both ends of the published rates.
  const cost = page.getByRole('region', { name: 'Estimated instalments' });
  await expect(cost).toContainText('over 60 months');
  await expect(cost.getByRole('row', { name: /^Instalment/ })).toContainText('23,942–24,881');
  await expectSoundScreen(page);

  await page.keyboard.press('d');
  const shown = page.getByRole('dialog', { name: viewer.label });
  const picture = shown.locator('img');
  await expect(picture).toHaveJSProperty('naturalWidth', 1600, { timeout: 30_000 });
  const width = async () => (await picture.boundingBox())?.width ?? 0;
  const whole = await width();
  await page.keyboard.press('+');
  await expect.poll(width).toBeGreaterThan(whole);
  await shown.getByRole('button', { name: viewer.turn(true) }).click();
  await expect.poll(width).toBeGreaterThan(whole);
  await expectSoundScreen(page);
  // Who has single letters off turns it by the button alone; the others look as they did.
  const turned = await picture.getAttribute('style');
  await page.evaluate(() => cookieStore.set('office_keys', 'off'));
  await page.keyboard.press('r');
  await page.keyboard.press('0');
  expect(await picture.getAttribute('style')).toBe(turned);
  // Nor is anybody told of these keys then.
  await page.keyboard.press('PageDown');
  await expect(shown.locator('iframe')).toBeVisible();
  await page.keyboard.press('PageUp');
  await expect(shown.getByRole('button', { name: viewer.turn(false), exact: true })).toBeVisible();
  await page.evaluate(() => cookieStore.delete('office_keys'));
  await page.keyboard.press('PageDown');
  await expect(shown.locator('iframe')).toHaveAttribute('src', /^blob:/);
  await page.keyboard.press('Escape');
  await expect(shown).toHaveCount(0);

  await expect(title).toBeFocused();

  for (const [key, { id }, place] of [
    ['j', second, '2 / 2'],
    ['k', first, '1 / 2'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page).toHaveURL(new RegExp(`id=${id}`));
    await expect(page.getByText(place)).toBeVisible();
  }
  await expect(title).toBeFocused();
  await page.keyboard.press('n');
  await page.keyboard.type('Called, brings the deed on Monday');
  await page.keyboard.press('Control+Enter');
  const progress = page.getByRole('region', { name: own.timeline.title });
  await expect(progress.getByText('Called, brings the deed on Monday').last()).toBeVisible();
  await expect(progress.getByRole('textbox')).toHaveValue('');

  await make(page, texts.moves.contact);
  await make(page, texts.moves.appraise);
  const prices = page.getByRole('region', { name: own.pricing.title });
  await prices.getByRole('button', { name: own.pricing.check }).click();
  await typeInto(prices.getByLabel(own.pricing.governmentField), '1000000');
  await typeInto(prices.getByLabel(own.pricing.marketField), '2000000');
  await prices.getByRole('button', { name: own.pricing.save }).click();
  await expect(prices.getByRole('row', { name: own.pricing.limit })).toContainText('700,000');
  await make(page, texts.moves.decide);
  await make(page, texts.moves.propose, (dialog) =>
    typeInto(dialog.getByLabel(own.move.amount), '600000'),
  );
  await expect(page.getByText(texts.statuses.approval).first()).toBeVisible();
  await expect(page.getByRole('button', { name: `${texts.moves.approve}…` })).toHaveCount(0);

  await signIn('approver', `/RegisterMaint?tab=toApprove&q=${first.reference}&lang=en`);
  await page.getByRole('button', { name: new RegExp(`${first.reference}( ·|$)`) }).click();
  await make(page, texts.moves.approve);
  await expect(page.getByText('600,000').first()).toBeVisible();
  await expect(progress.getByText(texts.statuses.approved)).toBeVisible();
});

test('one is rejected with the wording for the applicant, and stays in the history to read', async ({
  page,
  site,
  signIn,
}) => {
  const { applications: texts, applicationRecord: own } = th;
  await addUser(site.db, 'officer');
  const counter = await openCounter(site.origin, 'officer');
  const street = { houseNo: '99/1', moo: '4', trok: '', soi: 'ซอยสุขใจ', road: 'สีลม' };
  const { id, reference } = await counter.takeDown({
    ...{ firstName: 'มานะ', lastName: 'อดทน', email: '', ...street },
  });

  await page.setViewportSize({ width: 360, height: 800 });
  await signIn('officer', `/RegisterMaint?tab=all&id=${id}&lang=th`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('นายมานะ อดทน');
  // As letters and papers write it; what was not given is not named.
  const facts = page.getByRole('region', { name: own.data }).getByRole('definition');
  await expect(facts.filter({ hasText: '99/1' })).toContainText('99/1 หมู่ 4 ซอยสุขใจ ถนนสีลม');
  await expect(page.getByRole('term').filter({ hasText: own.fields.email })).toHaveCount(0);
  await page.getByRole('button', { name: own.otherMoves }).click();
  await page.getByRole('menuitem', { name: `${texts.moves.reject}…` }).click();
  const dialog = page.getByRole('dialog', { name: texts.moves.reject });
  await dialog.getByRole('combobox', { name: own.move.reason }).click();
  await page.getByRole('option').first().click();
  await expect(dialog.getByText(own.move.wording)).toBeVisible();
  await expect(dialog.getByRole('button', { name: texts.moves.reject })).toBeDisabled();
  await dialog.getByRole('radio', { name: texts.send.yes }).check();
  await expectSoundScreen(page);
  await dialog.getByRole('button', { name: texts.moves.reject }).click();
  await expect(dialog).toHaveCount(0);

  // The tools leave room for the list; the filters come when they are asked for, those in use stay.
  await page.goto(`/RegisterMaintHist?q=${reference}&lang=th`);
  const row = page.getByRole('row').filter({ hasText: reference });
  await expect(row).toBeVisible();
  expect((await row.boundingBox())?.y).toBeLessThan(400);
  const unfold = page.getByRole('button', { name: 'ตัวกรอง', exact: true });
  const byStatus = page.getByRole('combobox', { name: 'สถานะ' });
  const byProduct = page.getByRole('combobox', { name: 'ผลิตภัณฑ์' });
  await expect(byStatus).toHaveCount(0);
  await unfold.click();
  await expect(byProduct).toBeVisible();
  await byStatus.click();
  await page.getByRole('option', { name: texts.statuses.rejected }).click();
  await unfold.click();
  await expect(byProduct).toHaveCount(0);
  await expect(byStatus).toHaveValue(texts.statuses.rejected);
  await page.getByRole('button', { name: new RegExp(`${reference}( ·|$)`) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('นายมานะ อดทน');
  await expect(page.getByText(texts.statuses.rejected).first()).toBeVisible();
  for (const name of [own.otherMoves, th.resource.edit, own.documents.upload])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expectSoundScreen(page);
});

test('a figure of the dashboard opens the applications that it counts, past ones too', async ({
  page,
  site,
  signIn,
}) => {
  const { dashboard, applications: texts } = en;
  const { id, reference } = await takeDownCase(site, { firstName: 'Narathorn' });
  const past = { status: 'rejected', rejectReasonId: null, provinceCode: '96' } as const;
  await site.db.update(application).set(past).where(eq(application.id, id));
  await signIn('approver', '/DashboardMt?lang=en');
  const row = page
    .getByRole('table', { name: dashboard.byProvince })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'Narathiwat' }) });
  await row.getByRole('link', { name: '1' }).last().click();
  await expect(page.getByRole('row').filter({ hasText: reference })).toBeVisible();
  await expect(page.getByRole('combobox', { name: texts.outcome })).toHaveValue(
    texts.outcomes.rejected,
  );
  await expect(page.getByRole('main').getByRole('row')).toHaveCount(2);
});

test('an officer hears of what an applicant does, wherever it shows, and looks through the papers', async ({
  page,
  site,
  signIn,
}) => {
  const { applications: texts, applicationRecord: own } = th;
  const { id, reference, counter } = await takeDownCase(site, { firstName: 'ปิติ', lastName: 'ชูใจ' });
  // Others have withdrawn before, and nobody looked.
  await site.db.update(application).set({ newsAt: null });
  const happens = () =>
    site.db.update(application).set({ newsAt: new Date() }).where(eq(application.id, id));

  const following = page.waitForResponse('**/api/application/news');
  await signIn('officer', '/RegisterMaint?tab=unassigned&lang=th');
  await following;
  const row = page.getByRole('row').filter({ hasText: reference });
  await expect(row).toBeVisible();
  await expect(page).toHaveTitle(/^ใบสมัคร/);
  await happens();
  await expect(page).toHaveTitle(/^\(1\) ใบสมัคร/);
  await expect(row.getByRole('img', { name: texts.hasNews })).toBeVisible();

  await row.getByRole('button', { name: texts.hasNews }).click();
  await expect(page.getByText(own.news.before)).toBeVisible();
  await expect(page, 'it was seen').toHaveTitle(/^ใบสมัคร/);
  await happens();
  await counter.attach(id, 'page');
  await page.getByRole('button', { name: own.news.show }).click();
  await expect(page.getByText(own.news.justNow)).toHaveCount(0);
  await expect(page).toHaveTitle(/^ใบสมัคร/);

  // What has come is looked through; what will not do is asked for again, in the same words.
  const { documents } = own;
  await expect(page.getByText(documents.verdicts.unchecked)).toBeVisible();
  await expectSoundScreen(page);
  await page.getByRole('button', { name: documents.refuseOf('') }).click();
  const reason = page.getByRole('dialog').getByRole('textbox');
  await expect(reason).toBeFocused();
  await reason.pressSequentially('ภาพเบลอ');
  await page.getByRole('button', { name: documents.doRefuse }).click();
  const again = page.getByRole('dialog', { name: documents.requestTitle });
  await expect(again.getByRole('textbox')).toHaveValue('ภาพเบลอ');
  await page.keyboard.press('Escape');
  await expect(again).toHaveCount(0);
  await expect(page.getByText(documents.verdicts.refused, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: documents.againOf('') }).click();
  await page.getByRole('button', { name: documents.passOf('') }).click();
  await expect(page.getByText(documents.verdicts.checked, { exact: true })).toBeVisible();

  // Two at once fail: the later takes the place of the former, as of all changes of an application;
  // what is begun then has nothing to do with it.
  await counter.attach(id, 'picture');
  await page.reload();
  const under: Route[] = [];
  await page.route('**/api/application/checkPaper', async (route) => {
    under.push(route);
    if (under.length === 2) await Promise.all(under.map((one) => one.abort()));
  });
  await page.getByRole('button', { name: documents.passOf('') }).click();
  await page.getByRole('button', { name: documents.againOf('') }).click();
  await expect(page.getByText(th.resource.reasons.network)).toHaveCount(1);
  await page.getByRole('button', { name: documents.upload }).click();
  const upload = page.getByRole('dialog', { name: documents.uploadTitle });
  await expect(upload.getByRole('button', { name: documents.doUpload })).toBeVisible();
  await expect(upload.getByRole('alert')).toHaveCount(0);
  const chosen = upload.locator('input[type=file]');
  const pdf = { name: 'โฉนด.pdf', mimeType: 'application/pdf' };
  await chosen.setInputFiles({ ...pdf, buffer: Buffer.alloc(0) });
  await upload.getByRole('button', { name: documents.doUpload }).click();
  await expect(upload.getByText(documents.fileProblems.empty)).toBeVisible();
  // What is on its way cannot be called back: it stays until it is there.
  const held = await holdBack(page, 'application/upload?**');
  await chosen.setInputFiles({ ...pdf, buffer: PDF });
  await expect(upload.getByText(documents.fileProblems.empty)).toHaveCount(0);
  await upload.getByRole('button', { name: documents.doUpload }).click();
  await held.asked;
  await page.keyboard.press('Escape');
  await expect(upload).toBeVisible();
  await held.letGo();
  await expect(upload).toHaveCount(0);
});

test('closing asks for the contract; a message that appears does not take the next click away', async ({
  page,
  site,
  signIn,
}) => {
  const { applicationRecord: own, applications: texts } = th;
  const { id } = await takeDownCase(site, { firstName: 'ชูใจ', lastName: 'เลิศล้ำ' });
  const approved = { status: 'approved', approvedAmount: satangOf(500_000) } as const;
  const createdAt = new Date('2026-11-01');
  await site.db
    .update(application)
    .set({ ...approved, createdAt })
    .where(eq(application.id, id));
  await signIn('officer', `/RegisterMaint?tab=all&id=${id}&lang=th`);
  // Nothing was offered yet: that is the next step, and closing one among the others.
  await expect(page.getByRole('button', { name: th.offers.make })).toBeVisible();
  await page.getByRole('button', { name: own.otherMoves }).click();
  await page.getByRole('menuitem', { name: `${texts.moves.close}…` }).click();
  const dialog = page.getByRole('dialog', { name: texts.moves.close });
  const number = dialog.getByLabel(own.contract.number);
  await expect(number).toBeFocused();
  await number.pressSequentially('LN-2569/77');
  const paidOn = dialog.getByRole('textbox', { name: own.contract.paidOn });
  await paidOn.pressSequentially('1/11/2700');
  await expect(paidOn).toHaveAccessibleDescription(own.contract.paidLater);
  await paidOn.press('ControlOrMeta+A');
  await paidOn.pressSequentially('1/11/69');
  const paid = dialog.getByLabel(own.contract.paidAmount);
  await paid.pressSequentially('99999999999');
  const untold = dialog.getByRole('radio', { name: texts.send.no });
  await untold.click();
  await expect(untold).toBeChecked();
  const close = dialog.getByRole('button', { name: texts.moves.close, exact: true });
  await expect(close).toBeDisabled();
  await paid.press('ControlOrMeta+A');
  await paid.pressSequentially('450000');
  await expectSoundScreen(page);
  await close.click();
  await expect(page.getByText(/LN-2569\/77 · 01\/11\/2569 · 450,000/)).toBeVisible();
});

test('a partner sees only whom its network referred, and refers somebody else', async ({
  page,
  site,
  signIn,
}) => {
  const { applications: texts, applicationRecord: own, resource } = th;
  await addUser(site.db, 'officer');
  await addUser(site.db, 'partnertip');
  await addUser(site.db, 'partnergsb');
  await (await openCounter(site.origin, 'partnertip')).refer({ firstName: 'ของทิพย์' });
  await (await openCounter(site.origin, 'officer')).takeDown({ firstName: 'สมัครเอง' });

  await page.setViewportSize({ width: 360, height: 800 });
  await signIn('partnergsb', '/RegisterMaintPartner?lang=th');
  await page.getByRole('button', { name: resource.add, exact: true }).click();
  const form = page.locator('main form');
  await form.getByRole('button', { name: resource.save }).click();
  await expect(form.getByText(resource.fieldErrors.required).first()).toBeVisible();
  await form.getByRole('combobox', { name: texts.product }).click();
  await page.getByRole('option').first().click();
  await form.getByRole('textbox', { name: own.fields.firstName }).fill('ออมใจ');
  await form.getByRole('textbox', { name: own.fields.lastName }).fill('รักดี');
  await typeInto(form.getByRole('textbox', { name: own.fields.phone }), '089 555 1234');
  await typeInto(form.getByRole('combobox', { name: own.fields.place }), 'ศรีภูมิ');
  await page.getByRole('option', { name: /เชียงใหม่/ }).click();
  const agreed = form.getByRole('checkbox', { name: own.form.policy });
  await form.getByRole('button', { name: resource.save }).click();
  await expect(page.getByText('กรุณาทำเครื่องหมายในช่องนี้')).toBeInViewport();
  await expect(agreed).toBeFocused();
  await page.keyboard.press('Space');
  await expect(agreed).toBeChecked();
  await expectSoundScreen(page);
  // It arrives; its answer does not, and something is put right before the next try.
  await page.route('**/api/applicationPartner/add', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await form.getByRole('textbox', { name: own.fields.lastName }).fill('รัก');
  await form.getByRole('button', { name: resource.save }).click();
  await expect(form.getByRole('alert')).toBeVisible();
  await page.unroute('**/api/applicationPartner/add');
  await typeInto(form.getByRole('textbox', { name: own.fields.lastName }), 'รักดี');
  await form.getByRole('button', { name: resource.save }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ออมใจ รักดี');
  const referred = await site.db
    .select()
    .from(application)
    .where(eq(application.firstName, 'ออมใจ'));
  expect(referred).toMatchObject([{ lastName: 'รักดี', network: 'GSB' }]);

  await page.getByRole('button', { name: resource.edit }).click();
  await form.getByRole('textbox', { name: own.fields.firstName }).fill('ออมจิต');
  await form.getByRole('button', { name: resource.save }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ออมจิต รักดี');
  // Who did it, and which notice was read, is not the partner's to know: nothing is made up.
  await expect(page.getByText('ส่งใบสมัคร', { exact: true })).toBeVisible();
  await expect(page.getByText('ผู้สมัคร', { exact: true })).toHaveCount(0);
  await expect(page.getByText('ฉบับที่ 0')).toHaveCount(0);
  await expect(page.getByRole('button', { name: own.otherMoves })).toHaveCount(0);

  await page.getByRole('button', { name: th.resource.backToList }).click();
  await expect(page.getByRole('row').filter({ hasText: 'ออมจิต' })).toContainText(
    texts.partner.statuses.new,
  );
  for (const other of ['ของทิพย์', 'สมัครเอง']) {
    await typeInto(page.getByRole('searchbox', { name: texts.partner.search.hint }), other);
    await expect(page.getByText(th.shell.states.noResult(other))).toBeVisible();
  }
  await page.getByRole('button', { name: texts.partner.link }).click();
  const dialog = page.getByRole('dialog', { name: texts.partner.linkTitle });
  await expect(dialog.getByRole('textbox')).toHaveValue(/\/Register\?ref=GSB-0412$/);
  await expect(dialog.getByRole('img', { name: /GSB-0412$/ })).toBeVisible();
  await expectSoundScreen(page);
});

/** The rows of the file of what is found. */
async function exportFound(page: Page): Promise<Record<string, string>[]> {
  await page.getByRole('button', { name: en.lists.sheets }).click();
  await page.getByRole('menuitem', { name: en.lists.export }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: en.lists.formats.csv }).check();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: en.lists.exportStart }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  const [names = [], ...rows] = text.split('\r\n').map((line) => line.split(','));
  return rows.map((row) => Object.fromEntries(row.map((cell, at) => [names[at], cell])));
}
