import { expect, test } from '#tests/support/browser-test.ts';
import { addUser, PASSWORD } from '#tests/support/people.ts';
import { setParameter } from '#tests/support/set-parameter.ts';

/** At a desk, in English; the screens are looked at in both languages with all others. */
test('a campaign is written, approved by a second person, paused, resumed and reported on', async ({
  page,
  site,
  signIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await setParameter(site.db, 'sms_allowed_from', '00:00');
  await setParameter(site.db, 'sms_allowed_until', '00:00');
  await setParameter(site.db, 'sms_second_approval_from', 3);
  await setParameter(site.db, 'sms_per_second', 1);
  await signIn('officer', '/BulkSMS?id=new&lang=en');

  await page.getByRole('textbox', { name: 'Name of the campaign' }).fill('November news');
  await page.getByRole('textbox', { name: 'Text in Thai' }).fill('ข่าวดีถึงคุณ{name} {stop}');
  await expect(page.getByText(/characters ·/)).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Messages are only recorded')).toBeVisible();

  const numbers = Array.from({ length: 6 }, (_none, index) => `081000000${index}, Khun ${index}`);
  await page
    .getByRole('textbox', { name: 'Mobile numbers' })
    .fill([...numbers, '0810000000', 'nonsense'].join('\n'));
  await page.getByRole('button', { name: 'Add recipients' }).click();
  await expect(page.getByText('6 of 8 added')).toBeVisible();
  await expect(page.getByText('1 wrong · 1 repeated · 0 opted out')).toBeVisible();
  await page.getByRole('button', { name: 'Preview with real recipients' }).click();
  await expect(page.getByText(/ข่าวดีถึงคุณKhun 0/)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Ask for approval' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ask for approval' }).click();
  await expect(page.getByText('somebody else must approve it')).toBeVisible();
  const address = page.url();

  await addUser(site.db, 'approver');
  const answer = await page.request.post('/api/user/validateUserMySQL', {
    data: { user_id: 'approver', password: PASSWORD },
  });
  const { token } = await answer.json();
  await page.evaluate((items) => Object.assign(localStorage, items), {
    token,
    username: 'approver',
  });
  await page.goto(address);
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(
    page.getByText('Paused', { exact: true }).filter({ visible: true }).first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByText('6 of 6 dealt with')).toBeVisible({ timeout: 60_000 });
  await expect(
    page.getByText('Finished', { exact: true }).filter({ visible: true }).first(),
  ).toBeVisible();

  await page.getByRole('link', { name: 'See each recipient' }).click();
  await expect(page.getByRole('heading', { name: 'SMS history' })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(7);
  await expect(page.getByText('Recorded only, not sent').first()).toBeVisible();
  await page
    .getByRole('searchbox')
    .or(page.getByPlaceholder(/whole number/))
    .first()
    .fill('081-000-0003');
  await expect(page.getByRole('row')).toHaveCount(2);
});
