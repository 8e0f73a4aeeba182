import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import { holdBack } from '#tests/support/hold-back.ts';
import { restoreNavigation } from '#tests/support/navigation.ts';
import { callServer, openSession } from '#tests/support/office-journey.ts';
import { addUser } from '#tests/support/people.ts';

const TEXTS = {
  th: {
    tree: 'โครงเมนู',
    saveOrder: 'บันทึกลำดับ',
    saved: /บันทึกลำดับแล้ว/,
  },
  en: {
    tree: 'Entries of the menu',
    saveOrder: 'Save the order',
    saved: /The order is saved/,
  },
} as const;

type Language = keyof typeof TEXTS;

test.afterEach(({ site }) => restoreNavigation(site.db));

async function openTree(page: Page, language: Language) {
  await page.goto(`/NavNode?lang=${language}`);
  const entries = page.getByRole('list', { name: TEXTS[language].tree }).locator('[data-node]');
  await expect(entries).not.toHaveCount(0);
  return entries;
}

/** The line of an entry in the English tree, and what it is chosen by. */
const row = (page: Page, name: string) =>
  page
    .getByRole('list', { name: TEXTS.en.tree })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name, exact: true }) });
const entry = (page: Page, name: string) =>
  row(page, name).getByRole('button', { name, exact: true });

async function saveOrder(page: Page, language: Language) {
  await page.getByRole('button', { name: TEXTS[language].saveOrder }).click();
  await expect(page.getByText(TEXTS[language].saved)).toBeVisible();
}

test('entries are put in order by the keyboard and by dragging, and the order is saved', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await signIn('administrator');
  const inThai = await openTree(page, 'th');
  const loans = inThai.filter({ hasText: 'งานสินเชื่อ' }).first();
  await loans.focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByText(/ย้าย งานสินเชื่อ ไปลำดับที่ 1 จาก 9/)).toBeVisible();
  await expect(loans).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByText('งานสินเชื่อ อยู่ลำดับแรกแล้ว')).toBeVisible();
  await page.getByRole('button', { name: 'ย้าย สาขา', exact: true }).click();
  await page.getByRole('menuitem', { name: 'เลื่อนขึ้น' }).click();
  await saveOrder(page, 'th');

  // The whole tree in sight: a drag that scrolls would end on the row that moved under it.
  await page.setViewportSize({ width: 1280, height: 2400 });
  const entries = await openTree(page, 'en');
  await expect(entries.first()).toHaveText('Loans');
  await expect(entries.nth(4)).toHaveText('Dashboard');

  // What cannot stand somewhere is said and does not move.
  await row(page, 'Loans').getByTitle('Drag Loans').dragTo(row(page, 'Loan applications (Loans)'));
  await expect(page.getByText('Loans cannot stand under itself')).toBeVisible();
  await expect(page.getByRole('button', { name: TEXTS.en.saveOrder })).toHaveCount(0);

  await entry(page, 'Dashboard').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByText(/Dashboard is now 1 of 9 in Top level/)).toBeVisible();
  await expect(entry(page, 'Dashboard')).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByText('Dashboard is first already')).toBeVisible();

  // In and out by the keyboard; the preview shows a group its menu before it is saved.
  const preview = page.getByRole('region', { name: 'Preview of the menu' });
  await page.getByRole('combobox', { name: 'As seen by the group' }).click();
  await page.getByRole('option', { name: 'Administrators' }).click();
  await entry(page, 'Branches').focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(
    page.getByText(/^Branches is now (\d+) of \1 in Messages and applicants$/),
  ).toBeVisible();
  await expect(
    preview.getByRole('listitem').filter({ hasText: 'Messages and applicants' }),
  ).toContainText('GSB branches');
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(page.getByText('Branches is now 4 of 9 in Top level')).toBeVisible();

  // The middle of a heading is inside of it, its edge beside it.
  await row(page, 'Dashboard').getByTitle('Drag Dashboard').dragTo(row(page, 'Loans'));
  await expect(page.getByText('Dashboard is now 1 of 4 in Loans')).toBeVisible();
  await row(page, 'Branches')
    .getByTitle('Drag Branches')
    .dragTo(row(page, 'Messages and applicants'), { targetPosition: { x: 60, y: 3 } });
  await expect(page.getByText('Branches is now 2 of 8 in Top level')).toBeVisible();
  await saveOrder(page, 'en');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('button').nth(1)).toHaveText('Branches');
  await expect(menu.getByRole('link').first()).toHaveText('Dashboard');
});

test('entries are added, hidden, deleted and restored; of two editors the second is told; who may only look moves nothing', async ({
  page,
  signIn,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn('administrator');
  const entries = await openTree(page, 'en');

  // An order that is not saved is asked about before leaving, be it for the bin.
  const stay = page
    .getByRole('dialog', { name: 'Not saved yet' })
    .getByRole('button', { name: 'Stay on this page' });
  await entry(page, 'System').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await page.getByRole('link', { name: 'My account' }).click();
  await stay.click();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Show the bin' }).click();
  await stay.click();

  // Meanwhile somebody else puts the loans first: nothing of the two is mixed.
  await putFirst(site, 'Loans');
  await page.getByRole('button', { name: TEXTS.en.saveOrder }).click();
  await expect(page.getByRole('alert')).toContainText('Somebody else arranged the menu');
  await page.getByRole('button', { name: 'Load the newest menu' }).click();
  await expect(entries.first()).toHaveText('Loans');
  await expect(page.getByRole('button', { name: TEXTS.en.saveOrder })).toHaveCount(0);

  // Nor is it passed over by an order that was made on while another one was saved.
  await entry(page, 'System').focus();
  await page.keyboard.press('Alt+ArrowUp');
  const arranging = await holdBack(page, 'nodes/arrange');
  const reading = await holdBack(page, 'nodes/tree');
  await page.getByRole('button', { name: TEXTS.en.saveOrder }).click();
  await arranging.asked;
  await entry(page, 'System').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await arranging.letGo();
  await reading.asked;
  await putFirst(site, 'Branches');
  await reading.letGo();
  await page.getByRole('button', { name: TEXTS.en.saveOrder }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Somebody else arranged the menu',
  );
  await page.getByRole('button', { name: 'Load the newest menu' }).click();
  await expect(entries.first()).toHaveText('Branches');

  await page.getByRole('button', { name: 'Add an entry' }).click();
  await page.getByLabel('Name in the menu (Thai)').fill('งานประจำวัน');
  await page.getByLabel('Name in the menu (English)').fill('Daily work');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(row(page, 'Daily work')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Daily work' })).toBeVisible();
  await page.getByLabel('Hide from the menu').check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(row(page, 'Daily work')).toContainText('Hidden');
  await page.getByRole('button', { name: 'Delete…' }).click();
  await page.getByRole('button', { name: 'Move to the bin' }).click();
  await expect(row(page, 'Daily work')).toHaveCount(0);
  const inMenu = page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Bulk SMS' });
  await entry(page, 'Bulk SMS (Messages and applicants)').click();
  await page.getByRole('button', { name: 'Delete…' }).click();
  await page.getByRole('button', { name: 'Move to the bin' }).click();
  await expect(inMenu).toHaveCount(0);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Show the bin' }).click();
  for (const name of ['Daily work', 'Bulk SMS']) await page.getByLabel(`Select ${name}`).check();
  // The screen is left before the answer has come: the menu follows all the same.
  const restoring = await holdBack(page, 'nodes/restore');
  await page.getByRole('button', { name: 'Restore' }).click();
  await restoring.asked;
  await page.goBack();
  await expect(row(page, 'Branches')).toBeVisible();
  await restoring.letGo();
  await expect(row(page, 'Daily work')).toBeVisible();
  await expect(inMenu).toBeVisible();

  // A heading is deleted and its entries stay, if so chosen; the first menu comes back.
  await entry(page, 'Branches').click();
  await page.getByRole('button', { name: 'Delete…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('3 entries stand under this heading');
  await dialog.getByLabel('They move up into its place').check();
  await dialog.getByRole('button', { name: 'Move to the bin' }).click();
  await expect(row(page, 'GSB branches')).toBeVisible();
  await expect(row(page, 'Branches')).toHaveCount(0);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Reset to the default menu…' }).click();
  await page.getByRole('button', { name: 'Use the default menu' }).click();
  await expect(row(page, 'Branches')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Move Branches' })).toBeVisible();

  await signIn('auditor');
  await openTree(page, 'en');
  await expect(page.getByRole('button', { name: 'Move Branches' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add an entry' })).toHaveCount(0);
  await entries.nth(1).press('Alt+ArrowUp');
  await expect(entries.first()).toHaveText('Dashboard');
});

type Tree = {
  version: string;
  nodes: Array<{ id: number; parentId: number | null; name: { en?: string } }>;
};

/** As another administrator does in a browser of their own. */
async function putFirst(site: { origin: string; db: Parameters<typeof addUser>[0] }, name: string) {
  await addUser(site.db, 'administrator', { userId: 'colleague' });
  const token = await openSession(site.origin, 'colleague');
  const send = async (call: string, input: object) =>
    (await callServer(site.origin, `nodes/${call}`, input, token)).body;
  const { version, nodes }: Tree = (await send('tree', {})).data;
  const inOrder = nodes.toSorted((a, b) => Number(b.name.en === name) - Number(a.name.en === name));
  const places = inOrder.map(({ id, parentId }) => ({ id, parentId }));
  expect(await send('arrange', { version, nodes: places })).toMatchObject({ isSuccess: true });
}
