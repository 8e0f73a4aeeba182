import type { Locator, Page, Request } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { promotion } from '#server/promotions/tables.ts';
import { writeCursor } from '#server/resource/cursor.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { follow } from '#tests/support/follow.ts';
import { addUser } from '#tests/support/people.ts';
import { typeInto } from '#tests/support/type-into.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const searched = (page: Page) => new URLSearchParams(new URL(page.url()).hash.slice(1)).get('q');

/** What is asked of the server by address, the files of screens aside. */
function watchAddresses(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() === 'GET' && !pathname.startsWith('/assets/'))
      asked.push(decodeURIComponent(`${pathname}${search}`));
  });
  return asked;
}

/** Whether a press now would meet it, and nothing that lies over it. */
const isReachable = (button: Locator) =>
  button.evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

test('a search is typed key by key, with spaces and slow answers, and no address tells of it', async ({
  page,
  signIn,
  site,
}) => {
  const people = [
    ['somchai', 'สมชาย', 'ใจดี'],
    ['somchee', 'สมชี', 'มีสุข'],
  ] as const;
  for (const [userId, firstName, lastName] of people)
    await addUser(site.db, 'nobody', { userId, firstName, lastName });
  await signIn('administrator', '/user?lang=th');
  const box = page.getByRole('searchbox');
  const found = page.getByRole('button', { name: 'สมชาย ใจดี' });
  await expect(found).toBeVisible();
  // A row that is opened before the typing has paused takes the search along.
  await box.pressSequentially('สมชาย');
  await found.click();
  await expect(page).toHaveURL(/[?&]id=\d+#q=/);
  await expect(box).toHaveValue('สมชาย');
  await page.getByRole('button', { name: 'ปิด', exact: true }).click();
  await typeInto(box, '');
  await expect.poll(() => searched(page)).toBe(null);
  // Whatever the router might ask for again never comes.
  await page.route(/\.data(\?|$)/, (route) => route.abort());
  const asked = watchAddresses(page);

  await box.pressSequentially('สมชาย ');
  await expect.poll(() => searched(page)).toBe('สมชาย');
  await expect(box).toHaveValue('สมชาย ');
  await box.pressSequentially('ใจดี');
  await expect.poll(() => searched(page)).toBe('สมชาย ใจดี');
  await expect(box).toHaveValue('สมชาย ใจดี');
  await expect(found).toBeVisible();
  await expect(page.getByRole('button', { name: 'สมชี มีสุข' })).toHaveCount(0);

  // An answer that comes late takes no letter back.
  const held = Promise.withResolvers<void>();
  await page.route('**/api/users/list', async (route) => {
    if (route.request().postDataJSON().search === 'สม') await held.promise;
    await route.continue();
  });
  await box.press('ControlOrMeta+a');
  await box.pressSequentially('สม');
  await expect.poll(() => searched(page)).toBe('สม');
  await box.pressSequentially('ชี มี');
  held.resolve();
  await expect.poll(() => searched(page)).toBe('สมชี มี');
  await expect(box).toHaveValue('สมชี มี');
  await expect(page.getByRole('button', { name: 'สมชี มีสุข' })).toBeVisible();
  await expect(found).toHaveCount(0);

  // Cleared while the pause still runs, it stays cleared.
  await box.pressSequentially('ส');
  await page.getByRole('button', { name: 'ล้างคำค้น' }).click();
  await expect(found).toBeVisible();
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('');

  // Sorting, opening and another screen wait for no page either; a reload shows the same list.
  await box.pressSequentially('สมชาย');
  await expect.poll(() => searched(page)).toBe('สมชาย');
  await page.getByRole('columnheader', { name: 'ผู้ใช้' }).getByRole('button').click();
  await found.click();
  const close = page.getByRole('button', { name: 'ปิด', exact: true });
  await close.click();
  await expect(close).toHaveCount(0);
  await page.reload();
  await expect(box).toHaveValue('สมชาย');
  await expect(found).toBeVisible();
  await follow(page, '/userGroup');
  await expect(page.getByRole('heading', { level: 1, name: 'กลุ่มผู้ใช้' })).toBeVisible();
  await page.goBack();
  await expect(box).toHaveValue('สมชาย');
  expect(asked.filter((address) => /สม|\.data/.test(address))).toEqual([]);
});

test('a list of the menu is whole in a moment, and who comes back to it is where they were', async ({
  page,
  signIn,
}) => {
  await signIn('administrator', '/RejectMaint?lang=en');
  const rows = page.locator('main tbody tr');
  await expect(rows.first()).toBeVisible();
  await follow(page, '/NavRoute');
  await expect(rows).toHaveCount(25);
  await rows.last().scrollIntoViewIfNeeded();
  const name = await rows.last().getByRole('button').first().innerText();
  const height = await page.evaluate(() => scrollY);
  expect(height).toBeGreaterThan(100);
  await follow(page, '/RejectMaint');
  await expect(rows.filter({ hasText: name })).toHaveCount(0);
  await page.goBack();
  await expect(rows.last().getByRole('button').first()).toHaveText(name);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(height);
});

test('without a connection everything says so at once, and nothing is done later', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('administrator', '/RejectMaint?lang=th');
  const row = page.getByRole('checkbox', { name: /^เลือก / }).nth(1);
  const name = (await row.getAttribute('aria-label'))?.replace('เลือก ', '') ?? '';
  await row.check();
  await page.getByRole('button', { name: 'ลบ…' }).click();
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: 'ย้ายไปถังขยะ' });
  await context.setOffline(true);
  await confirm.click();
  await expect(dialog.getByRole('alert')).toContainText('กรุณาตรวจสอบอินเทอร์เน็ตแล้วลองอีกครั้ง');
  const sign = page.getByText('ออฟไลน์');
  await expect(sign).toBeVisible();
  await dialog.getByRole('button', { name: 'ยกเลิก' }).click();
  // On a phone it lies over nothing else of the bar.
  await page.setViewportSize({ width: 360, height: 740 });
  const covered = await sign.evaluate((word) => {
    const own = word.parentElement?.getBoundingClientRect();
    const shown = [...(word.closest('header')?.querySelectorAll('button, a, img') ?? [])];
    const boxes = shown.map((one) => one.getBoundingClientRect()).filter((box) => box.width > 1);
    return own && boxes.filter((box) => box.left < own.right && own.left < box.right).length;
  });
  expect(covered).toBe(0);
  await expect(sign).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'ภาษา ไทย' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  const unreachable = page.getByRole('alert').filter({ hasText: 'ติดต่อเซิร์ฟเวอร์ไม่ได้' });
  await expect(unreachable).toBeVisible();
  // It goes by itself.
  await expect(unreachable).toHaveCount(0);

  // A list that cannot be asked for says so, with another try.
  await page.getByRole('searchbox').pressSequentially('ที่ดิน');
  const problem = page.getByRole('alert').filter({ hasText: 'โหลดข้อมูลไม่สำเร็จ' });
  await expect(problem).toContainText('ติดต่อเซิร์ฟเวอร์ไม่ได้');
  const later: string[] = [];
  page.on('request', (request) => later.push(new URL(request.url()).pathname));
  await context.setOffline(false);
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByText('ออฟไลน์')).toHaveCount(0);
  await page.getByRole('button', { name: 'ล้างคำค้น' }).click();
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  expect(later.filter((path) => path.endsWith('/delete'))).toEqual([]);

  // Nor is a deletion done twice, or cancelled only by the looks of it, while the answer is slow.
  const held = Promise.withResolvers<void>();
  await page.route('**/api/rejectReason/delete', async (route) => {
    await held.promise;
    await route.abort();
  });
  await page.getByRole('button', { name: 'ลบ…' }).click();
  await confirm.click();
  await expect(dialog.getByRole('button', { name: 'ยกเลิก' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  held.resolve();
  await expect(dialog.getByRole('alert')).toContainText('ลองอีกครั้ง');
});

test('a deletion is taken back once, however it is pressed; list and bin have a selection each', async ({
  page,
  signIn,
}) => {
  await signIn('administrator', '/RejectMaint?lang=en');
  const boxes = page.getByRole('checkbox', { name: /^Select / });
  const named = (await boxes.nth(1).getAttribute('aria-label')) ?? '';
  const box = page.getByRole('checkbox', { name: named, exact: true });
  const undo = page.getByRole('alert').getByRole('button', { name: 'Undo', exact: true });
  const bar = page.getByText('1 selected');
  const remove = async () => {
    await box.check();
    await page.getByRole('button', { name: 'Delete…' }).click();
    await page.getByRole('button', { name: 'Move to the bin' }).click();
    await expect(box).toHaveCount(0);
  };
  const restored: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/restore')) restored.push(request.url());
  });
  // The keyboard is on nothing that went with the selection.
  const content = page.getByRole('main');
  await box.check();
  await page.getByRole('button', { name: 'Clear the selection' }).press('Enter');
  await expect(content).toBeFocused();
  await remove();
  await expect(content).toBeFocused();
  await undo.dblclick();
  await expect(page.getByText('Restored 1')).toBeVisible();
  await expect(box).toBeVisible();
  expect(restored).toHaveLength(1);

  // Where a dialog lies over the screen, the keyboard stays in it.
  await remove();
  await page.getByRole('button', { name: 'Sheets', exact: true }).first().click();
  await page.getByRole('menuitem', { name: /^Export/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await undo.click();
  await expect(box).toBeVisible();
  await expect(dialog).toBeFocused();
  // It takes along what the list shows, in its order.
  const taken = page.waitForRequest('**/api/exports/sheet');
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  expect((await taken).postDataJSON().list).toMatchObject({ language: 'en' });
  await expect(dialog).toHaveCount(0);

  // What is ticked in the bin is not ticked in the list, by whichever way one goes there.
  await remove();
  await page.getByRole('button', { name: 'Show the bin' }).click();
  await box.check();
  await expect(bar).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/show=bin/);
  await expect(bar).toBeHidden();
  await page.goForward();
  await expect(box).not.toBeChecked();
  await box.check();
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(box).toHaveCount(0);
});

test('who closes a record by the keyboard goes on at its row, and who removes a view in the menu', async ({
  page,
  signIn,
}) => {
  await signIn('administrator', '/RejectMaint?lang=en');
  // The rows are there as they stay.
  await expect(page.getByRole('button', { name: /^Move / }).first()).toBeVisible();
  const row = page.locator('main tbody tr').nth(2).locator('[data-opens]');
  await row.press('Enter');
  await page.getByRole('button', { name: 'Close', exact: true }).press('Enter');
  await expect(row).toBeFocused();
  await page.getByRole('button', { name: 'Add', exact: true }).press('Enter');
  // The form has taken the keyboard by itself.
  await expect(page.locator('main form :focus')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel', exact: true }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const views = page.getByRole('button', { name: 'Views', exact: true });
  await views.press('Enter');
  await page.getByRole('menuitem', { name: /^Save this view/ }).press('Enter');
  await expect(page.getByLabel('Name of the view')).toBeFocused();
  await page.keyboard.type('For a moment');
  await page.keyboard.press('Enter');
  await expect(views).toBeFocused();
  await page.keyboard.press('Enter');
  const view = page.getByRole('menuitem', { name: 'For a moment', exact: true });
  expect((await view.boundingBox())?.height, 'in one line').toBeLessThan(45);
  await page.getByRole('menuitem', { name: 'Remove the view For a moment' }).press('Enter');
  await expect(page.getByRole('menu')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: /^Save this view/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(views).toBeFocused();
});

test('letters keep their size, rows their place, and a notice never lies over what saves', async ({
  page,
  signIn,
}) => {
  await signIn('administrator', '/RejectMaint?lang=th');
  const sizeOfLetters = () =>
    page.evaluate(() => getComputedStyle(document.body).fontSize.replace('px', ''));
  await expect(page.getByRole('table')).toBeVisible();
  expect(await sizeOfLetters()).toBe('15');
  await follow(page, '/DashboardMt');
  await expect(page.getByRole('heading', { level: 1, name: 'แดชบอร์ด' })).toBeVisible();
  expect(await sizeOfLetters()).toBe('15');
  await follow(page, '/BranchGSBMaint?id=new');
  await expect(page.getByRole('button', { name: 'บันทึก', exact: true })).toBeVisible();
  await expect(page.locator('.leaflet-container')).toBeVisible();
  expect(await sizeOfLetters()).toBe('15');

  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await follow(page, '/RejectMaint');
    await expect(page.getByRole('heading', { level: 1, name: 'เหตุผลที่ปฏิเสธ' })).toBeVisible();
    const rows = page.getByRole('checkbox', { name: /^เลือก (?!ทั้งหน้า)/ });
    await expect(rows.first()).toBeVisible();
    const places = () =>
      rows.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    // Another screen begins at its top.
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    const before = await places();
    await rows.nth(0).check();
    await expect(page.getByText('เลือกแล้ว 1 รายการ')).toBeVisible();
    // Everything that can be done with it is in sight.
    for (const name of ['ยกเลิกการเลือก', 'ลบ…'])
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    expect(await places()).toEqual(before);
    await rows.nth(1).check();
    expect(await places()).toEqual(before);
    await page.getByRole('button', { name: 'ยกเลิกการเลือก' }).click();
    expect(await places()).toEqual(before);

    await page.getByRole('row').nth(1).getByRole('button').last().click();
    const save = page.getByRole('button', { name: 'บันทึก', exact: true });
    const saved = page.waitForResponse('**/api/rejectReason/save');
    await save.click();
    await saved;
    const notice = page.getByRole('alert').filter({ hasText: 'บันทึกแล้ว' });
    await expect(notice.first()).toBeVisible();
    const cancel = page.getByRole('button', { name: 'ยกเลิก', exact: true });
    for (const button of [save, cancel]) expect(await isReachable(button)).toBe(true);
    await cancel.click();
  }
});

test('a row is one line of 40 pixels or more comfortable, heads stay in sight, widths are remembered, and a deletion is undone where it is told', async ({
  page,
  signIn,
}) => {
  await signIn('administrator', '/BranchGSBMaint?lang=th');
  const rows = page.locator('tbody').getByRole('row');
  await expect(rows.nth(20)).toBeVisible();
  const heights = () =>
    rows.evaluateAll((all) => [...new Set(all.map((row) => Math.round(row.clientHeight)))]);
  expect(await heights()).toEqual([40]);
  const head = page.getByRole('columnheader', { name: 'ชื่อสาขา' });
  const topOf = () => head.evaluate((cell) => cell.getBoundingClientRect().top);
  const atRest = await topOf();
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 400);
  await expect.poll(topOf).toBeLessThan(70);
  await expect(head).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, -800);
  await expect.poll(topOf).toBe(atRest);

  // The edge before a column follows the pointer.
  const telephone = page.getByRole('columnheader', { name: 'โทรศัพท์' });
  const widthOf = async () => Math.round((await telephone.boundingBox())?.width ?? 0);
  const before = await widthOf();
  const box = await telephone.boundingBox();
  if (!box) throw new Error('The head is not shown.');
  await page.mouse.move(box.x + 1, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x - 59, box.y + 20, { steps: 4 });
  await page.mouse.up();
  await expect.poll(widthOf).toBe(before + 60);
  await page.getByRole('button', { name: 'คอลัมน์และแถว' }).click();
  await page.getByRole('button', { name: 'ให้คอลัมน์โทรศัพท์แคบลง' }).click();
  await page.getByRole('checkbox', { name: 'แถวโปร่ง อ่านสบายตา' }).check();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(rows.nth(20)).toBeVisible();
  await expect.poll(widthOf).toBe(before + 36);
  expect((await heights()).every((height) => height > 48)).toBe(true);
  await page.getByRole('button', { name: 'คอลัมน์และแถว' }).click();
  await page.getByRole('checkbox', { name: 'แถวโปร่ง อ่านสบายตา' }).uncheck();
  await page.getByRole('button', { name: 'ความกว้างตามปกติ' }).click();
  await page.keyboard.press('Escape');
  await expect.poll(widthOf).toBe(before);

  // Sorting and filters stand in the address in words; a link of before is still understood.
  await page.getByRole('combobox', { name: 'จังหวัด' }).click();
  await page.getByRole('option', { name: 'เชียงใหม่' }).click();
  await page.getByRole('columnheader', { name: 'ชื่อสาขา' }).getByRole('button').click();
  await page.getByRole('columnheader', { name: 'ชื่อสาขา' }).getByRole('button').click();
  await expect
    .poll(() => decodeURIComponent(new URL(page.url()).search))
    .toContain('province=50-เชียงใหม่&sort=name&direction=descending');
  await page.goto('/BranchGSBMaint?province=50&sort=name&desc=1&lang=th');
  await expect(page.getByRole('columnheader', { name: 'ชื่อสาขา' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );

  const total = page.getByText(/^ทั้งหมด \d+ รายการ/);
  const counted = await total.textContent();
  await rows.first().getByRole('checkbox').check();
  await page.getByRole('button', { name: 'ลบ…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'ย้ายไปถังขยะ' }).click();
  const told = page.getByRole('alert').filter({ hasText: 'ย้าย 1 รายการไปถังขยะแล้ว' });
  await expect(total).not.toHaveText(counted ?? '');
  await told.getByRole('button', { name: 'เลิกทำ' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'กู้คืน 1 รายการแล้ว' })).toBeVisible();
  await expect(total).toHaveText(counted ?? '');

  // A page whose rows have all gone leads back to the first one, narrowed and sorted as it was.
  await page.goto(`${page.url()}&after=${writeCursor({ value: '', id: 0 })}`);
  await expect(total).toHaveText(counted ?? '');
  await expect(rows.first()).toBeVisible();
  await expect(page).not.toHaveURL(/after=/);
  await expect(page).toHaveURL(/province=50.*sort=name/);
});

test('on a phone a row is a card with what tells it from the next', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await signIn('administrator', '/BranchGSBMaint?lang=en&province=50');
  const card = page.locator('tbody').getByRole('row').first();
  await expect(card).toContainText('Chiang Mai');
  await expect(card).toContainText(/\d{3}-\d{3}-\d{3}/);
  await expect(card.getByText('English complete')).toBeAttached();
  const box = await card.boundingBox();
  expect(box?.height).toBeLessThan(140);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('where none of many could be changed, that is said, and another try goes on from there', async ({
  page,
  signIn,
  site,
}) => {
  await signIn('editor', '/PromotionsMaint?lang=en');
  const rows = page.locator('tbody').getByRole('row');
  await rows.nth(0).getByRole('checkbox').check();
  await rows.nth(1).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Change…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change 2 at once' });
  await dialog.getByRole('combobox', { name: 'What to change' }).click();
  await page.getByRole('option', { name: 'Unpublish' }).click();
  const confirm = dialog.getByRole('button', { name: 'Change 2', exact: true });
  await expect(confirm).toBeEnabled();
  // A colleague saves all of them meanwhile.
  await site.db.update(promotion).set({ version: sql`${promotion.version} + 1` });
  await confirm.click();
  await expect(dialog.getByRole('alert')).toContainText('2 stay as they are');
  await expect(rows.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await expect(dialog.getByRole('status').last()).toHaveText('2 will change');
  await confirm.click();
  await expect(page.getByRole('alert').filter({ hasText: 'or press Ctrl + Z' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByRole('alert').filter({ hasText: 'Changed 2 back' })).toBeVisible();
});

test('in English too what changes is called as the list calls it, and the bin keeps the tools in one line', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn('editor', '/ArticlesMaint?lang=en');
  const row = page.locator('tbody').getByRole('row').first();
  const name = (await row.getByRole('button').first().textContent()) ?? '';
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Change…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change 1 at once' });
  await dialog.getByRole('combobox', { name: 'What to change' }).click();
  await page.getByRole('option', { name: 'Unpublish' }).click();
  await expect(dialog.getByRole('table').getByRole('cell').first()).toHaveText(name);

  await page.goto('/ArticlesMaint?lang=en&show=bin');
  const tops = [
    page.getByRole('searchbox'),
    page.getByRole('button', { name: 'Back to the list' }),
  ];
  await expect(tops[1] as (typeof tops)[0]).toBeVisible();
  const boxes = await Promise.all(tops.map((one) => one.boundingBox()));
  expect(Math.abs((boxes[0]?.y ?? 0) - (boxes[1]?.y ?? 99))).toBeLessThan(8);
});

test('many are changed at once after a look at what that does, taken back in one go, and one is copied', async ({
  page,
  signIn,
}) => {
  await signIn('editor', '/PromotionsMaint?lang=th');
  await page.clock.install();
  const rows = page.locator('tbody').getByRole('row');
  await rows.nth(0).getByRole('checkbox').check();
  await rows.nth(1).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'เปลี่ยน…' }).click();
  const dialog = page.getByRole('dialog', { name: 'เปลี่ยน 2 รายการพร้อมกัน' });
  // No number before it is said what is to change.
  await expect(dialog.getByRole('button', { name: 'เปลี่ยน', exact: true })).toBeDisabled();
  await dialog.getByRole('combobox', { name: 'เปลี่ยนอะไร' }).click();
  await page.getByRole('option', { name: 'เลิกเผยแพร่' }).click();
  // Told of are only those that there are.
  await expect(dialog.getByRole('status').last()).toHaveText('จะเปลี่ยน 2 รายการ');
  await expect(dialog.getByRole('table').getByRole('row')).toHaveCount(3);
  await dialog.getByRole('button', { name: 'เปลี่ยน 2 รายการ' }).click();
  const told = page.getByRole('alert').filter({ hasText: 'เปลี่ยนแล้ว 2 รายการ' });
  await expect(rows.nth(0)).toContainText('ฉบับร่าง');
  await expect(rows.nth(1)).toContainText('ฉบับร่าง');
  // The words stay while the keyboard is on them. The way back stays when they are gone.
  await told.getByRole('button', { name: 'เลิกทำ' }).focus();
  await page.clock.fastForward(31_000);
  await expect(told).toBeVisible();
  await page.getByRole('main').focus();
  await page.clock.fastForward(16_000);
  await expect(told).toHaveCount(0);
  await page.getByRole('button', { name: 'เลิกทำ' }).press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'เปลี่ยนกลับแล้ว 2 รายการ' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('button', { name: 'เลิกทำ' })).toHaveCount(0);
  await expect(page.locator('tbody').getByText('ฉบับร่าง')).toHaveCount(0);

  const name = await rows.nth(0).getByRole('button').last().textContent();
  await rows.nth(0).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'ทำสำเนา' }).click();
  await expect(page.getByRole('textbox', { name: /\(ไทย\)/ }).first()).toHaveValue(
    `${name} (สำเนา)`,
  );
  // In the words of its own language.
  await expect(page.getByRole('textbox', { name: /\(อังกฤษ\)/ }).first()).toHaveValue(/ \(copy\)$/);
  await expect(page.getByRole('checkbox', { name: /เผยแพร่/ }).last()).not.toBeChecked();
});
