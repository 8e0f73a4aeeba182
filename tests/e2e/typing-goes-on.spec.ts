import { eq, sql } from 'drizzle-orm';
import { application } from '#server/applications/tables.ts';
import { mailTemplate } from '#server/mail/tables.ts';
import { convenientTime } from '#server/reference/tables.ts';
import { recordRevision } from '#server/resource/tables.ts';
import { userGroup } from '#server/rights/tables.ts';
import { openCounter } from '#tests/support/application-counter.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { holdAnswer, holdBack } from '#tests/support/hold-back.ts';
import { caseInput } from '#tests/support/loan-applications.ts';
import { callServer, openSession } from '#tests/support/office-journey.ts';
import { addUser } from '#tests/support/people.ts';
import { setParameter } from '#tests/support/set-parameter.ts';
import { typeInto } from '#tests/support/type-into.ts';

test.use({ viewport: { width: 1280, height: 900 } });

test('what is typed while a new record is saved stays, and is saved next', async ({
  page,
  signIn,
  site,
}) => {
  await signIn('administrator', '/userGroup?id=new&lang=en');
  const thai = page.getByRole('textbox', { name: 'Group name (Thai)' });
  await thai.click();
  await page.keyboard.type('ทีมกลางคืน ');
  const slow = await holdBack(page, 'groups/add');
  await page.keyboard.press('ControlOrMeta+s');
  await slow.asked;
  await page.keyboard.type('สาขาเชียงใหม่');
  await slow.letGo();
  await expect(page).toHaveURL(/id=\d+/);
  await expect(thai).toHaveValue('ทีมกลางคืน สาขาเชียงใหม่');
  await expect(thai).toBeFocused();
  await page.keyboard.type(' 2');
  const saved = page.waitForResponse('**/api/groups/save');
  await page.keyboard.press('ControlOrMeta+s');
  await saved;
  const rows = () =>
    site.db.select().from(userGroup).where(sql`${userGroup.name}->>'th' like 'ทีมกลางคืน%'`);
  await expect
    .poll(async () => (await rows()).map(({ name }) => name.th))
    .toEqual(['ทีมกลางคืน สาขาเชียงใหม่ 2']);

  // What was refused is counted, shown and under the cursor, also in a tab; and stays open there.
  await page.route('**/api/groups/save', (route) =>
    route.fulfill({
      json: {
        isSuccess: false,
        reasonText: 'invalid_input',
        data: { fields: { 'values.name.ja': 'too_long', 'values.name.ko': 'too_long' } },
      },
    }),
  );
  await thai.click();
  await page.keyboard.type('!');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Not saved yet: 2 fields need mending')).toBeVisible();
  const japanese = page.getByLabel('Group name (Japanese)', { exact: true });
  await expect(japanese).toBeFocused();
  await page.keyboard.type('夜');
  await expect(japanese).toBeVisible();
  await expect(page.getByRole('tab', { name: /Korean.*not right/ })).toBeVisible();
  await site.db.delete(userGroup).where(sql`${userGroup.name}->>'th' like 'ทีมกลางคืน%'`);
});

test('what is typed before the form of a new record stands is in its first field', async ({
  page,
  signIn,
}) => {
  await signIn('administrator', '/ArticlesMaint?lang=en');
  const form = Promise.withResolvers<void>();
  await page.route('**/assets/article-form-*.js', async (route) => {
    await form.promise;
    await route.continue();
  });
  const thaiKeys = await page.context().newCDPSession(page);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  // Where the keyboard is on no field, a test otherwise presses no key for a Thai letter.
  for (const key of 'ที่ดิน')
    await thaiKeys.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key });
  for (const key of ['Control+e', 'Enter', 'F2']) await page.keyboard.press(key);
  await page.keyboard.type(' 12');
  await page.keyboard.press('Backspace');
  form.resolve();
  const title = page.getByRole('textbox', { name: 'Title (Thai)' });
  await expect(title).toBeFocused();
  await page.keyboard.type(' แปลง');
  await expect(title).toHaveValue('ที่ดิน 1 แปลง');
});

test('what was asked for before a save and is answered behind it takes nothing back', async ({
  page,
  signIn,
  site,
}) => {
  await signIn('administrator', '/DashboardMt?lang=en');
  const [group] = await site.db
    .insert(userGroup)
    .values({ name: { th: 'ทีมเช้า' } })
    .returning();
  const forms = [
    [`/userGroup?id=${group?.id}`, 'Group name (Thai)', 'groups/read', 'groups/save'],
    ['/DocumentHeaderMaint?id=1', /\(Thai\)/, 'records/revision', 'records/saveRevision'],
  ] as const;
  for (const [address, name, reading, saving] of forms) {
    await page.goto(address);
    const thai = page.getByRole('textbox', { name }).first();
    await thai.press('End');
    // The window is looked at again, and asks for what it shows.
    const late = await holdAnswer(page, reading);
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
    await late.answered;
    await page.keyboard.type('ใหม่');
    const typed = await thai.inputValue();
    const saved = page.waitForResponse(`**/api/${saving}`);
    await page.keyboard.press('ControlOrMeta+s');
    await saved;
    await expect(page.getByText('Saved').first()).toBeVisible();
    await late.letGo();
    await expect(thai).toHaveValue(typed);
    await page.keyboard.type('!');
    const savedAgain = page.waitForResponse(`**/api/${saving}`);
    await page.keyboard.press('ControlOrMeta+s');
    const { isSuccess } = await (await savedAgain).json();
    expect(isSuccess, saving).toBe(true);
    await expect(thai).toHaveValue(`${typed}!`);
  }
  await site.db.delete(userGroup).where(eq(userGroup.id, group?.id ?? 0));
  await site.db.delete(recordRevision);
});

test('a case and its remark: typing during the save stays; changes of two tabs are brought together in words', async ({
  page,
  signIn,
  site,
}) => {
  await addUser(site.db, 'officer');
  const counter = await openCounter(site.origin, 'officer');
  const deed = {
    guaranteeTypeId: null,
    deedNo: '101',
    landNo: '1',
    surveyPage: '',
    mapSheet: '',
    subdistrictCode: '',
    provinceCode: '',
    area: 40_000,
    governmentPrice: 100_000_000,
    marketPrice: null,
  };
  const values = {
    ...{ firstName: 'สองคน', lastName: 'เดิม', birthday: '5/3/2539' },
    deeds: [deed, { ...deed, deedNo: '102' }],
  };
  const { id } = await counter.takeDown(values);
  await signIn('officer', `/RegisterMaint?id=${id}&lang=en`);

  const remark = page.getByRole('textbox', { name: 'Write a note' });
  await remark.click();
  await page.keyboard.type('First note');
  const slowRemark = await holdBack(page, 'application/remark');
  await page.keyboard.press('ControlOrMeta+s');
  await slowRemark.asked;
  await page.keyboard.type(' and more');
  await slowRemark.letGo();
  await expect(remark).toHaveValue('and more');
  await remark.fill('');

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const form = page.locator('main form').filter({ has: page.getByLabel('Deed no.').first() });
  await expect(form.getByLabel('Birthday')).toHaveValue('05/03/1996');
  const road = form.getByLabel('Road');
  await road.click();
  await page.keyboard.type('Nimman');
  const slow = await holdBack(page, 'application/save');
  await page.keyboard.press('ControlOrMeta+s');
  await slow.asked;
  await page.keyboard.type('haemin');
  await slow.letGo();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(road).toHaveValue('Nimmanhaemin');

  // Somebody else changes the last name and a plot meanwhile; of that plot also this officer does.
  const before = await counter.call<{ version: number }>('application/details', {
    resource: 'application',
    id,
  });
  const theirs = [deed, { ...deed, deedNo: '102', landNo: '77', governmentPrice: 250_000_050 }];
  await counter.call('application/save', {
    id,
    version: before.version,
    values: caseInput(1, { ...values, road: 'Nimman', lastName: 'ของเขา', deeds: theirs }),
  });
  // Enter takes what was found for what is typed: neither the place before nor what older letters found.
  const place = form.getByRole('combobox', { name: 'Subdistrict, district, province' });
  await typeInto(place, 'dusit');
  await expect(page.getByRole('option').first()).toBeVisible();
  const slowPlaces = await holdBack(page, 'register/findPlaces');
  await typeInto(place, 'silom');
  await place.press('Enter');
  await slowPlaces.asked;
  await place.press('Enter');
  await slowPlaces.letGo();
  await expect(page.getByRole('option', { name: /Silom|Si Lom/ })).toHaveAttribute(
    'data-combobox-selected',
  );
  await place.press('Enter');
  await expect(place).toHaveValue(/Silom|Si Lom/);
  const land = form.getByLabel('Land no.').nth(1);
  await land.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('88');
  await page.keyboard.press('ControlOrMeta+s');
  const conflict = page.getByRole('dialog', { name: 'You saved this in another tab' });
  await expect(conflict.getByRole('radiogroup')).toHaveCount(1);
  const clash = conflict.getByRole('radiogroup', { name: 'Title deeds 2: Land no.' });
  await expect(clash).toContainText('77');
  await expect(clash).toContainText('88');
  await expect(conflict).not.toContainText('rowKey');
  await expect(conflict.getByText(/Last name/)).toBeVisible();
  await clash.getByRole('radio', { name: '88' }).check();
  await conflict.getByRole('button', { name: 'Save what is chosen' }).click();
  await expect(conflict).toHaveCount(0);
  await expect
    .poll(() => counter.call('application/details', { resource: 'application', id }))
    .toMatchObject({
      lastName: 'ของเขา',
      personal: { road: 'Nimmanhaemin', birthday: '1996-03-05' },
      deeds: [{ landNo: '1' }, { landNo: '88', governmentPrice: 250_000_050 }],
    });
  // Saved whole, the form closes, and the keyboard goes on from where it was opened.
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeFocused();

  // Income, debts and plan: what only one of them changed is there afterwards, of the other they are told.
  type Figures = { version: number; decision: { plannedMonths: number | null } };
  const details = () =>
    counter.call<Figures>('application/details', { resource: 'application', id });
  const finance = async (income: number, debts: number) => {
    const { version, decision } = await details();
    const { plannedMonths } = decision;
    const figures = { income, debts, plannedMonths, plannedRate: null, note: '' };
    await counter.call('application/finances', { id, version, ...figures });
  };
  await site.db.update(application).set({ status: 'decision' }).where(eq(application.id, id));
  await page.reload();
  const open = page.getByRole('button', { name: 'Income, debts and plan' });
  const finances = page.getByRole('dialog', { name: 'Income, debts and plan' });
  const income = finances.getByRole('textbox', { name: 'Monthly income' });
  const save = finances.getByRole('button', { name: 'Save' });
  await open.click();
  await typeInto(finances.getByRole('textbox', { name: 'Planned time' }), '48');
  await finance(8_000_000, 1_200_000);
  await save.click();
  await expect(finances.getByRole('alert')).toBeVisible();
  await expect(income).toHaveValue('80,000');
  await save.click();
  await expect(finances).toHaveCount(0);
  expect(await details()).toMatchObject({
    decision: { income: 8_000_000, debts: 1_200_000, plannedMonths: 48 },
  });
  await open.click();
  await typeInto(income, '90,000');
  await finance(7_000_000, 1_200_000);
  await save.click();
  await expect(finances.getByText('“Monthly income (baht)” as “70,000”')).toBeVisible();
  await save.click();
  await expect(finances).toHaveCount(0);
  expect(await details()).toMatchObject({ decision: { income: 9_000_000, debts: 1_200_000 } });

  // The prices are read anew by a note of one's own, too: before any save was refused.
  await page.getByRole('button', { name: 'Enter checked prices' }).click();
  const market = page.getByRole('textbox', { name: 'Checked market price' });
  await typeInto(market, '5,000,000');
  const { version } = await details();
  const prices = { governmentPrice: 300_000_000, marketPrice: 400_000_000 };
  await counter.call('application/check', { id, version, ...prices });
  await typeInto(remark, 'Second note');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText('“Checked market price (baht)” as “4,000,000”')).toBeVisible();
  await page.getByRole('button', { name: 'Calculate and save' }).click();
  await expect(market).toHaveCount(0);
  expect(await details()).toMatchObject({
    checked: { governmentPrice: 300_000_000, marketPrice: 500_000_000 },
  });

  // A step that the other put off takes the note of this one; one that is over leaves it to be read.
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const step = { id, kind: 'visit', assignee: 'officer', note: '' };
  const planned = await counter.call<{ stepId: number; version: number }>('application/planStep', {
    ...{ ...step, at: at(2) },
  });
  await page.reload();
  await page.getByRole('button', { name: 'Put off or change' }).click();
  const change = page.getByRole('dialog', { name: 'Put off or change' });
  const note = change.getByRole('textbox', { name: 'Details' });
  await typeInto(note, 'Bring the map');
  const later = at(5);
  await counter.call('application/changeStep', { ...step, ...planned, kind: 'paper', at: later });
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(change.getByText('Meanwhile somebody else changed this step to')).toBeVisible();
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(change).toHaveCount(0);
  const [kept] = await counter.call<object[]>('application/steps', { id });
  const hour = `${later.slice(0, 16)}:00.000Z`;
  expect(kept).toMatchObject({ kind: 'paper', at: hour, note: 'Bring the map', version: 3 });
  await page.getByRole('button', { name: 'Put off or change' }).click();
  await typeInto(note, 'Bring the map and the deed');
  await counter.call('application/endStep', { id, ...planned, version: 3, done: true });
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(change.getByRole('alert')).toContainText('ended this step meanwhile');
  await expect(note).toHaveValue('Bring the map and the deed');
});

test('no way out of a form drops what was typed: the translation desk, letters, the SMS gateway', async ({
  page,
  signIn,
  site,
}) => {
  const asks = page.getByRole('dialog', { name: 'Not saved yet' });
  const stay = async () => {
    await expect(asks).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(asks).toHaveCount(0);
  };
  await setParameter(site.db, 'language_ko', 'Y');
  await site.db.update(convenientTime).set({ name: sql`${convenientTime.name} - 'ko'` });
  await signIn('administrator', '/TranslationMaint?in=ko&kind=convenientTime&lang=en');
  const items = page.getByRole('table').first().getByRole('row').getByRole('button');
  await items.nth(1).click();
  const korean = page.getByLabel('Name of the time (Korean)');
  await expect(korean).toBeFocused();
  await page.keyboard.type('오전');
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await expect(asks).toBeVisible();
  // The keys of the desk do nothing behind the question.
  const saves: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('convenientTime/save')) saves.push(request.url());
  });
  await asks.getByRole('heading').dispatchEvent('keydown', {
    ...{ key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true },
  });
  await stay();
  expect(saves).toEqual([]);
  await korean.click();
  await page.keyboard.press('Alt+ArrowUp');
  await stay();
  await page.keyboard.press('Alt+ArrowDown');
  await stay();
  await items.first().click();
  await stay();
  await expect(korean).toHaveValue('오전');
  await korean.fill('');

  await page.goto('/SmtpMaint?tab=letters&lang=en');
  const subject = page.getByLabel('Subject');
  await subject.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' today');
  const typed = await subject.inputValue();
  const languages = page.getByRole('radiogroup', { name: 'Language of the text' });
  await languages.getByText('Thai', { exact: true }).click();
  await stay();
  await page.getByRole('link', { name: 'Server', exact: true }).click();
  await stay();
  await page.getByRole('combobox', { name: 'What is told' }).click();
  await page.getByRole('option').nth(1).click();
  await stay();
  await expect(subject).toHaveValue(typed);

  // Somebody else changed the greeting of the same letter: both changes are kept.
  const token = await openSession(site.origin, 'administrator');
  const call = async (path: string, input: object) =>
    (await callServer(site.origin, path, input, token)).body.data as never;
  const [template]: Array<{ event: string; letters: { en: { texts: object; version: number } } }> =
    await call('mail/templates', {});
  const { event = '', letters } = template ?? {};
  await call('mail/saveTemplate', {
    event,
    language: 'en',
    version: letters?.en.version,
    values: { ...letters?.en.texts, greeting: 'Good day,' },
  });
  await subject.click();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText(/both changes are kept/)).toBeVisible();
  await expect(page.getByLabel('Greeting')).toHaveValue('Good day,');
  await expect(subject).toHaveValue(typed);
  await expect
    .poll(async () => {
      const [row] = await site.db.select().from(mailTemplate).where(eq(mailTemplate.event, event));
      return row?.texts;
    })
    .toMatchObject({ subject: typed, greeting: 'Good day,' });
  await site.db.delete(mailTemplate);

  await page.goto('/BulkSMS?tab=gateway&lang=en');
  await page.getByRole('combobox', { name: 'How messages are sent' }).click();
  await page.getByRole('option').last().click();
  await page.getByRole('link', { name: 'Campaigns' }).click();
  await stay();
  await expect(page).toHaveURL(/tab=gateway/);
});

test('a question whether to leave, put during a slow save, goes with its success; what was typed meanwhile keeps it', async ({
  page,
  signIn,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await signIn('editor', '/DocumentHeaderMaint?id=1&lang=en');
  const name = page.getByRole('textbox', { name: /\(Thai\)/ }).first();
  const asks = page.getByRole('dialog', { name: 'Not saved yet' });
  const leaveDuringSave = async (typed: string) => {
    await name.press('End');
    await name.pressSequentially('ๆ');
    const slow = await holdBack(page, 'records/saveRevision');
    await page.keyboard.press('ControlOrMeta+s');
    await slow.asked;
    if (typed) await page.keyboard.type(typed);
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Promotions' }).click();
    await expect(asks).toBeVisible();
    await slow.letGo();
  };
  await leaveDuringSave('more');
  await expect(page.getByText('Saved. Visitors see the old version')).toBeVisible();
  await expect(asks).toBeVisible();
  await asks.getByRole('button', { name: 'Stay' }).click();
  await expect(name).toHaveValue(/ๆmore$/);
  await page.unroute('**/api/records/saveRevision');
  await leaveDuringSave('');
  await expect(page).toHaveURL(/PromotionsMaint/);
  await expect(asks).toHaveCount(0);
  await site.db.delete(recordRevision);
});

test('Ctrl+S saves inside of rich text, and the cursor stays where it was', async ({
  page,
  signIn,
  site,
}) => {
  await signIn('administrator', '/ArticlesMaint?id=1&lang=en');
  const editor = page.locator('form [role="textbox"][lang="en"][contenteditable="true"]').first();
  await editor.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('Half a sen');
  const saved = page.waitForResponse('**/api/records/saveRevision');
  await page.keyboard.press('ControlOrMeta+s');
  await saved;
  await page.keyboard.type('tence.');
  await expect(editor).toContainText('Half a sentence.');
  await site.db.delete(recordRevision);
});
