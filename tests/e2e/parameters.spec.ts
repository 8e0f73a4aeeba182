import { expect, test } from '#tests/support/browser-test.ts';
import { holdBack } from '#tests/support/hold-back.ts';
import { callServer, openSession } from '#tests/support/office-journey.ts';
import { addUser } from '#tests/support/people.ts';
import { setParameter } from '#tests/support/set-parameter.ts';
import { typeInto } from '#tests/support/type-into.ts';

test('an officer finds a parameter, is refused, corrects it, sees it on the site and takes it back', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn('administrator', '/GlobalParms?lang=en');
  await typeInto(page.getByRole('searchbox'), 'office');
  await expect(page.getByRole('heading', { name: 'Calculator', level: 2 })).toBeHidden();
  const closes = page.getByLabel('Office closes', { exact: true });
  await closes.fill('07:00');
  await expect(page.getByText('1 changed, not saved yet')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('The beginning must come before the end')).toBeVisible();
  await closes.fill('20:15');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('1 saved')).toBeVisible();
  const row = page.getByRole('listitem').filter({ has: closes });
  await expect(row.getByText('Changed by administrator')).toBeVisible();
  await expect(row.getByText('Default: 17:30')).toBeVisible();
  // As a visitor gets it: who is signed in is led on from the home page.
  const shown = async () => (await page.request.get('/?lang=en')).text();
  await expect.poll(shown).toContain('8.30–20.15');

  await row.getByRole('button', { name: 'History of Office closes' }).click();
  await expect(page.getByText('From “17:30” to “20:15”')).toBeVisible();
  await page.getByRole('button', { name: 'Back to “17:30”' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('changed, not saved yet')).toBeHidden();
  await expect.poll(shown).toContain('8.30–17.30');

  await typeInto(page.getByRole('searchbox'), 'new');
  const due = page.getByLabel('New', { exact: true });
  await typeInto(due, '9000');
  await expect(page.getByText('Must be between 1 and 8,760')).toBeVisible();
  await page.getByRole('button', { name: 'Undo: New' }).click();
  await expect(due).toHaveValue('9');

  // The same screen in Thai.
  await page.goto('/GlobalParms?lang=th');
  await typeInto(page.getByRole('searchbox'), 'ปิดทำการ');
  await expect(page.getByLabel('เวลาปิดทำการ', { exact: true })).toHaveValue('17:30');
});

test('what a colleague saved meanwhile is told before it is written over, also when the line was lost in between', async ({
  page,
  context,
  signIn,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn('administrator', '/GlobalParms?lang=en');
  const closes = page.getByLabel('Office closes', { exact: true });
  await closes.fill('19:00');
  await expect(page.getByText('1 changed, not saved yet')).toBeVisible();

  await addUser(site.db, 'administrator', { userId: 'colleague' });
  const token = await openSession(site.origin, 'colleague');
  const [now] = await readSettings(site.origin, token, 'office_closes');
  const change = { name: 'office_closes', value: '18:45', version: now?.version };
  const saved = await callServer(site.origin, 'parameter/save', { changes: [change] }, token);
  expect(saved.body).toMatchObject({ isSuccess: true });

  const read = page.waitForResponse('**/api/parameter/list');
  await context.setOffline(true);
  await context.setOffline(false);
  await read;
  const row = page.getByRole('listitem').filter({ has: closes });
  await expect(row.getByText('Changed by colleague')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(row.getByText(/colleague.*18:45/)).toBeVisible();
  await expect(closes).toHaveValue('19:00');

  // Once it is told, saving again means it; pressed twice, it is sent once.
  const slow = await holdBack(page, 'parameter/save');
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/parameter/save')) sent += 1;
  });
  await page.keyboard.press('Control+s');
  await slow.asked;
  await page.keyboard.press('Control+s');
  // Set back while it is sent, it is to be saved again: by then the other value is.
  await closes.fill('18:45');
  await slow.letGo();
  await expect(page.getByText('1 saved')).toBeVisible();
  expect(sent).toBe(1);
  await expect(page.getByText('1 changed, not saved yet')).toBeVisible();
  await expect(closes).toHaveValue('18:45');
  await setParameter(site.db, 'office_closes', '17:30');
});

test('what a refused save marks is counted, and led to wherever it stands', async ({
  page,
  signIn,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn('administrator', '/GlobalParms?lang=en');
  const switchboard = page.getByLabel('Switchboard', { exact: true });
  const tiles = page.getByLabel('Address of map tiles', { exact: true });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await switchboard.fill('hello');
  await expect(page.getByText(/^Not a telephone number.*1115/)).toBeVisible();
  await tiles.fill('nowhere');
  await page.getByRole('heading', { level: 2 }).last().scrollIntoViewIfNeeded();
  await expect(tiles).not.toBeInViewport();
  await save.click();
  await expect(page.getByText('Not saved yet: 2 fields need mending')).toBeVisible();
  await expect(tiles).toBeFocused();
  await expect(tiles).toBeInViewport();

  // Also where the search hides it; it stays while it is mended.
  await page.getByRole('button', { name: 'Discard all' }).click();
  await switchboard.fill('hello');
  await typeInto(page.getByRole('searchbox'), 'how long data');
  await expect(switchboard).toBeHidden();
  await save.click();
  await expect(page.getByText('Not saved yet: 1 field needs mending')).toBeVisible();
  await expect(switchboard).toBeFocused();
  await switchboard.fill('1115');
  await expect(switchboard).toBeFocused();
  await save.click();
  await expect(page.getByText('1 saved')).toBeVisible();
  await setParameter(site.db, 'contact_telephone', '02-000-1730');
});

async function readSettings(origin: string, token: string, name: string) {
  const { body } = await callServer(origin, 'parameter/list', {}, token);
  return (body.data as Array<{ name: string; version: number }>).filter((one) => one.name === name);
}
