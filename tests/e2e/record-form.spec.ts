import { eq, gte } from 'drizzle-orm';
import { promotion } from '#server/promotions/tables.ts';
import { recordDraft, recordRevision } from '#server/resource/tables.ts';
import { userGroup } from '#server/rights/tables.ts';
import { appUser } from '#server/users/tables.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { follow } from '#tests/support/follow.ts';
import { AT_A_DESK, callServer, openSession } from '#tests/support/office-journey.ts';
import { addUser } from '#tests/support/people.ts';
import { typeInto } from '#tests/support/type-into.ts';

const GROUP = {
  profileIds: [],
  administrator: false,
  network: null,
  secondFactorRequired: false,
};

const [{ language, texts, viewport }] = AT_A_DESK;
const { resource, records, rights } = texts;
const field = (of: 'th' | 'en') => `${rights.groups.name} (${resource.languages[of]})`;

test.use({ viewport });

test('the form of a record keeps a draft over a reload, shows who else edits, compares, brings back and previews', async ({
  page,
  signIn,
  site,
}) => {
  await addUser(site.db, 'administrator', {
    userId: 'somrak',
    firstName: 'สมชาย',
    lastName: 'ทองดี',
  });
  const somrak = await openSession(site.origin, 'somrak');
  const call = async (path: string, input: object) =>
    (await callServer(site.origin, path, input, somrak)).body.data as {
      id: number;
      version: number;
    };
  const before = { ...GROUP, name: { th: `กลุ่มแรก ${language}`, en: 'First name' } };
  const { id } = await call('groups/add', before);

  await signIn('administrator', `/userGroup?id=${id}&lang=${language}`);
  const english = page.getByLabel(field('en'), { exact: true });
  const save = page.getByRole('button', { name: resource.save, exact: true });
  await call('records/editing', { resource: 'groups', id });
  await english.fill('Typed, not saved');
  await expect(page.getByText(records.draft.kept('').trim().slice(0, 8))).toBeVisible();

  await call('groups/save', {
    id,
    version: 1,
    values: { ...before, name: { ...before.name, th: `กลุ่มสอง ${language}` } },
  });

  // What was typed is offered after a reload, and with it stands who else is here.
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByText(/สมชาย ทองดี/)).toBeVisible();
  await expect(english).toHaveValue('First name');
  await page.getByRole('button', { name: records.draft.take }).click();
  await expect(english).toHaveValue('Typed, not saved');

  // Somebody else has saved since it was begun, in another language: both changes are kept.
  await english.press('ControlOrMeta+s');
  await expect(page.getByText(resource.merged(field('th')))).toBeVisible();
  await expect(page.getByText(resource.saved, { exact: true })).toBeVisible();
  await expect(page.getByLabel(field('th'))).toHaveValue(`กลุ่มสอง ${language}`);
  await expect(english).toHaveValue('Typed, not saved');

  // The history tells who changed what, and an earlier version comes back into the form.
  await page.getByRole('button', { name: records.history.open }).click();
  const history = page.getByRole('dialog', { name: records.history.title });
  await expect(history.getByText(resource.updatedBy('somrak'))).toHaveCount(2);
  await history.getByRole('button', { name: records.history.first }).click();
  await history.getByRole('button', { name: records.history.bringBack }).click();
  await expect(english).toHaveValue('First name');
  // The notice of the save before goes first: the next one tells that the form knows of its own.
  const saved = page.getByText(resource.saved, { exact: true });
  await expect(saved).toHaveCount(0);
  await save.click();
  await expect(saved).toBeVisible();
  await expect
    .poll(() => call('groups/read', { id }))
    .toMatchObject({ version: 4, name: before.name });

  // What was saved is no draft any more.
  await follow(page, '/Account');
  await expect(english).toHaveCount(0);
  const asked = page.waitForResponse('**/api/records/draft');
  await follow(page, `/userGroup?id=${id}`);
  await expect(english).toHaveValue('First name');
  await (await asked).finished();
  await expect(page.getByRole('button', { name: records.draft.take })).toBeHidden();

  // A preview shows what is typed as the public page would, and visitors see none of it.
  const { preview } = records;
  const typed = 'A title that nobody has published';
  await follow(page, '/ArticlesMaint?id=1');
  const title = `${texts.content.articles.name} (${resource.languages.en})`;
  await page.locator('form').getByLabel(title).fill(typed);
  await page.getByRole('button', { name: preview.open }).click();
  const shown = page.frameLocator('iframe').getByRole('heading', { level: 1 });
  await expect(shown).toHaveText(typed);
  await page.getByText(preview.desktop, { exact: true }).click();
  await expect(shown).toHaveText(typed);
  const visitor = await page.request.get('/Article?id=1&lang=en');
  expect(await visitor.text()).not.toContain(typed);
  await site.db.delete(userGroup).where(eq(userGroup.id, id));
  await site.db.delete(appUser).where(eq(appUser.userId, 'somrak'));
});

test('a draft that is longer than a leaving page may send is kept while the browser asks', async ({
  page,
  signIn,
  site,
}) => {
  await page.clock.install();
  await signIn('editor', '/ArticlesMaint?id=2&lang=en');
  const editor = page.locator('form [role="textbox"][lang="th"][contenteditable="true"]').first();
  await editor.click();
  await page.keyboard.press('ControlOrMeta+End');
  // What is kept now and then while somebody types is not due yet, however slow the machine is.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.insertText('ที่ดินผืนยาว '.repeat(4_000));
  const kept = async () => {
    const [draft] = await site.db.select().from(recordDraft).where(eq(recordDraft.recordId, 2));
    return JSON.stringify(draft?.values ?? '').length;
  };
  const answered = page.waitForEvent('dialog').then(async (dialog) => {
    // Whoever is asked needs a moment to answer.
    await expect.poll(kept).toBeGreaterThan(40_000);
    await dialog.accept();
  });
  await page.goto('/About?lang=en');
  await answered;
  await page.clock.resume();
  await page.goto('/ArticlesMaint?id=2&lang=en');
  const keptAgain = page.waitForResponse('**/api/records/keepDraft');
  await page.getByRole('button', { name: records.draft.take }).click();
  await expect(editor).toContainText('ที่ดินผืนยาว ที่ดินผืนยาว');
  await keptAgain;
  await site.db.delete(recordDraft);
});

test('a kept draft that is offered is neither written over nor dropped before it is answered', async ({
  page,
  signIn,
  site,
}) => {
  const name = page
    .locator('form')
    .getByLabel(`${texts.content.articles.name} (${resource.languages.en})`);
  const { draft } = records;
  const kept = page.getByText(draft.kept('').trim().slice(0, 8));
  const take = page.getByRole('button', { name: draft.take });
  const leave = () => {
    page.once('dialog', (dialog) => dialog.accept());
    return page.reload();
  };
  await signIn('editor', `/ArticlesMaint?id=2&lang=${language}`);
  await name.fill('An hour of work');
  await expect(kept).toBeVisible();

  // As long as nobody knows whether there is one, nothing is kept that could be written over it.
  await page.route('**/api/records/draft', (route) => route.fulfill({ status: 500 }));
  await leave();
  await name.fill('x');
  await expect(page.getByText(draft.unknown)).toBeVisible();
  await page.unroute('**/api/records/draft');
  await page.context().setOffline(true);
  await page.context().setOffline(false);

  // It stays what it was, whatever is typed beside the offer, and the form says so.
  await expect(take).toBeVisible();
  await expect(page.getByText(draft.waits)).toBeVisible();
  await leave();
  await take.click();
  await expect(name).toHaveValue('An hour of work');
  await expect(page.locator('form input').first()).toBeFocused();
  await expect(kept).toBeVisible();
  await leave();

  // Nor does who cancels without an answer drop it; once it is discarded, what was typed is kept.
  await expect(take).toBeVisible();
  await page.getByRole('button', { name: resource.cancel, exact: true }).click();
  await follow(page, '/Account');
  await follow(page, '/ArticlesMaint?id=2');
  await expect(take).toBeVisible();
  await name.fill('Something else');
  await page.getByRole('button', { name: draft.discard }).click();
  await expect(kept).toBeVisible();
  await leave();
  await take.click();
  await expect(name).toHaveValue('Something else');
  await site.db.delete(recordDraft);
});

test('new records in two tabs are kept beside each other; what a tab left is offered', async ({
  page: first,
  signIn,
  site,
}) => {
  const { draft } = records;
  const parts = (page: typeof first) => ({
    name: page
      .locator('form')
      .getByLabel(`${texts.content.articles.name} (${resource.languages.en})`),
    kept: page.getByText(draft.kept('').trim().slice(0, 8)),
    offers: page.getByRole('status').filter({ hasText: draft.take }),
    open: async (address: string) => {
      const looked = page.waitForResponse('**/api/records/newDrafts');
      await page.goto(`/ArticlesMaint?${address}&lang=${language}`);
      await looked;
    },
  });
  const one = parts(first);
  // What other tests left in this house is nobody's of these tabs.
  await site.db.delete(recordDraft);
  first.on('dialog', (dialog) => dialog.accept());
  await signIn('editor', `/ArticlesMaint?id=new&lang=${language}`);
  await one.name.pressSequentially('First tab');
  await expect(one.kept).toBeVisible();
  const second = await first.context().newPage();
  const two = parts(second);

  // What is open elsewhere is not offered, and is not written over.
  await two.open('id=new');
  await two.name.pressSequentially('Second tab');
  await expect(two.kept).toBeVisible();
  await expect(two.offers).toHaveCount(0);
  await second.close();
  await one.open('id=new');
  await expect(one.offers).toHaveText([/Second tab/, /First tab/]);

  // A copy is offered neither, and is kept as well.
  await first.goto(`/ArticlesMaint?id=new&copy=2&lang=${language}`);
  await expect(one.name).not.toHaveValue('');
  await one.name.fill('A copy');
  await expect(one.kept).toBeVisible();
  await expect(one.offers).toHaveCount(0);
  await one.open('id=new');
  await expect(one.offers).toHaveText([/A copy/, /Second tab/, /First tab/]);

  // What is typed beside the offers is lost by none of them.
  await one.offers
    .filter({ hasText: 'A copy' })
    .getByRole('button', { name: draft.discard })
    .click();
  await one.name.pressSequentially('Begun anew');
  await one.offers
    .filter({ hasText: 'First tab' })
    .getByRole('button', { name: draft.take })
    .click();
  await expect(one.name).toHaveValue('First tab');
  await expect(one.offers).toHaveCount(0);
  await one.name.press('End');
  await one.name.pressSequentially(' again');
  await expect(one.kept).toBeVisible();
  await expect
    .poll(async () => {
      const all = await site.db.select().from(recordDraft);
      return all.map(({ values }) => (values.name as { en: string }).en).sort();
    })
    .toEqual(['Begun anew', 'First tab again', 'Second tab']);
  await site.db.delete(recordDraft);
});

test('two editors change what visitors see: both changes meet in words, one drops, one publishes, one deletes', async ({
  page,
  signIn,
  site,
}) => {
  await addUser(site.db, 'administrator', { userId: 'nid' });
  const nid = await openSession(site.origin, 'nid');
  type Answer = { id: number; version: number; values: object };
  const call = async (path: string, input: object) =>
    (await callServer(site.origin, path, input, nid)).body.data as Answer;
  const added = {
    name: { th: 'ปลอดค่าประเมิน', en: 'No appraisal fee' },
    summary: { th: 'สรุป', en: 'Summary' },
    detail: { th: '<p>รายละเอียด</p>' },
    pictureId: null,
    position: 9,
    published: true,
    publishFrom: '2026-01-01T00:00:00.000Z',
    publishUntil: null,
  };
  const { id } = await call('promotion/add', added);
  const of = { resource: 'promotion', id };
  const { promotions } = texts.content;
  const { revision } = records;
  await signIn('editor', `/PromotionsMaint?id=${id}&lang=en`);
  const form = page.locator('main form');
  const name = form.getByLabel(`${promotions.name} (${resource.languages.en})`, { exact: true });
  const summary = form.getByLabel(`${promotions.summary} (${resource.languages.en})`);
  const publish = form.getByRole('button', { name: 'Publish', exact: true });
  const keep = form.getByRole('button', { name: 'Save draft' });

  // Nothing is there to publish before something is typed.
  await expect(publish).toBeDisabled();
  await name.press('End');
  await name.pressSequentially(' at all');
  const theirs = { ...added, summary: { ...added.summary, en: 'Their summary' } };
  await call('records/saveRevision', { ...of, version: 0, over: 1, values: theirs });
  await keep.click();
  await expect(page.getByText(/both changes are kept. Also changed: Summary/)).toBeVisible();
  await expect(summary).toHaveValue('Their summary');
  await expect(form.getByText('There are changes that are not published')).toBeVisible();
  await expect
    .poll(async () => (await call('records/revision', of)).values)
    .toMatchObject({ name: { en: 'No appraisal fee at all' }, summary: { en: 'Their summary' } });

  // The same field: both are shown, and nothing typed is lost before the choice.
  const kept = await call('records/revision', of);
  const clash = { ...kept.values, summary: { ...added.summary, en: 'Theirs again' } };
  await call('records/saveRevision', { ...of, version: kept.version, over: 1, values: clash });
  await summary.fill('Mine');
  // What cannot be read in this moment is not said to lie in the bin.
  await page.route('**/api/promotion/read', (route) => route.abort());
  await keep.click();
  await expect(form.getByRole('alert')).toContainText('The server cannot be reached');
  await page.unroute('**/api/promotion/read');
  await keep.click();
  const conflict = page.getByRole('dialog', { name: 'Somebody else saved first' });
  await expect(conflict).toContainText('Theirs again');
  // Who saved it is called by name.
  await expect(conflict).toContainText('administrator Test saved this while you were editing');
  await conflict.getByRole('radio', { name: /Mine/ }).check();
  await conflict.getByRole('button', { name: 'Save what is chosen' }).click();
  await expect(conflict).toHaveCount(0);
  await expect(summary).toHaveValue('Mine');

  // What waits to be published stands on the first screen, however much it is, and leads back.
  const newer = { ...added, name: { th: 'ใหม่กว่า', en: 'Newer' } };
  for (let count = 0; count < 8; count += 1) {
    const other = { resource: 'promotion', id: (await call('promotion/add', newer)).id };
    const values = { ...newer, position: 8 };
    await call('records/saveRevision', { ...other, version: 0, over: 1, values });
  }
  await follow(page, '/PromotionsMaint?state=changed');
  const marked = page.getByRole('row', { name: /Changed, waiting to be published/ });
  await expect(marked.filter({ hasText: 'No appraisal fee' })).toBeVisible();
  // More than are listed say so, and where they are.
  await page.route('**/api/records/revisions', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), more: true } });
  });
  await follow(page, '/DashboardMt');
  const waiting = page.getByRole('region', { name: /Changed, waiting to be published \(\d+\+\)/ });
  await waiting.getByRole('button', { name: 'Show all' }).press('Enter');
  await expect(waiting.getByRole('link').nth(8)).toBeFocused();
  await expect(waiting).toContainText('You find the others in the list of their kind');
  await waiting.getByRole('link', { name: 'No appraisal fee at all' }).click();
  await expect(summary).toHaveValue('Mine');

  // Dropped, the form shows again what visitors see.
  await form.getByRole('button', { name: revision.drop }).click();
  const asks = page.getByRole('dialog', { name: 'Drop the unpublished changes?' });
  await asks.getByRole('button', { name: revision.drop }).click();
  await expect(summary).toHaveValue('Summary');
  await expect(form.getByText('There are changes that are not published')).toHaveCount(0);
  await expect(publish).toBeDisabled();

  // An end that is typed, and one that is kept, is in force when it is published.
  await typeInto(form.getByRole('textbox', { name: 'Visible until', exact: true }), '28/2/2669');
  const outcome = form.getByRole('status').filter({ hasText: 'Visitors see it now, until' });
  await expect(outcome).toContainText('Takes effect when published');
  await keep.click();
  await expect(form.getByText('There are changes that are not published')).toBeVisible();
  await expect(outcome).toContainText('Takes effect when published');

  await summary.fill('Published at once');
  await publish.click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  expect(await call('promotion/read', { id })).toMatchObject({ version: 2 });
  await expect(outcome).not.toContainText('Takes effect');

  // Somebody deletes it while it is being changed.
  await summary.fill('Too late');
  await call('promotion/delete', { ids: [id] });
  await publish.click();
  await expect(form.getByRole('alert')).toContainText('restore the record from the bin');
  await expect(summary).toHaveValue('Too late');
  await page.goto('/PromotionsMaint?show=bin&lang=en');
  await expect(page.getByRole('row', { name: /No appraisal fee/ })).toContainText('In the bin');
  await site.db.delete(recordRevision);
  await site.db.delete(promotion).where(gte(promotion.id, id));
  await site.db.delete(appUser).where(eq(appUser.userId, 'nid'));
});
