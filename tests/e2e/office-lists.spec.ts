import type { Page, Request } from '@playwright/test';
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
  await unreachable.getByRole('button').click();

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

    await page.getByRole('row').nth(1).getByRole('button').click();
    const save = page.getByRole('button', { name: 'บันทึก', exact: true });
    await save.click();
    const notice = page.getByRole('alert').filter({ hasText: 'บันทึกแล้ว' });
    await expect(notice.first()).toBeVisible();
    await save.click({ trial: true, timeout: 2_000 });
    await page.getByRole('button', { name: 'ยกเลิก', exact: true }).click({ timeout: 2_000 });
  }
});
