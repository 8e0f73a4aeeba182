import { expect, test } from '#tests/support/browser-test.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test.beforeEach(async ({ context, site }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: site.origin }]);
});

test('opening the office, or the home page with a live token, starts the app; a count that fails is said', async ({
  page,
  signIn,
}) => {
  const counts: string[] = [];
  await page.route('**/api/visit_count/addVisitCountMySQL', async (route) => {
    counts.push(new URL(page.url()).pathname);
    await route.fulfill({ json: { isSuccess: false, reasonText: 'unavailable', data: null } });
  });
  await signIn('auditor', '/Account');
  await expect(page.getByText('Your visit could not be counted.')).toBeVisible();
  expect(counts).toHaveLength(1);
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForURL('**/DashboardMt');
  await expect(page.getByRole('timer')).toBeVisible();
  expect(counts).toHaveLength(2);
});

test('a partner lands on their own list, and lists open on the first queue that holds work', async ({
  page,
  signIn,
}) => {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(response.url());
  });
  await signIn('partnergsb', '/DashboardMt');
  await page.waitForURL('**/RegisterMaintPartner');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('You do not have the right')).toHaveCount(0);
  expect(refused, 'nothing is asked that a partner may not have').toEqual([]);
  // A link to an application that is not there, or not theirs: no trouble of the house.
  // On a line that breaks it is still the same one that is asked for again.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/RegisterMaintPartner?id=999999&lang=en#top');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute('**/assets/*.js');
  await again.click();
  await expect(page.getByRole('alert')).toContainText('It is not there');
  await expect(page).toHaveURL(/\/RegisterMaintPartner\?id=999999.*#top$/);

  await signIn('officer');
  // What waits in this house depends on who was here before: two without an officer are made up here.
  await page.route('**/api/application/queue', async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = await response.json();
    const made = (total: number) => ({ total, uncounted: false });
    const queues = { ...data, mine: made(0), unassigned: made(2) };
    await route.fulfill({ response, json: { ...rest, data: queues } });
  });
  await page.route('**/api/message/list', async (route) => {
    const { filters, size } = route.request().postDataJSON();
    if (size !== 1) return route.continue();
    const response = await route.fetch();
    const { data, ...rest } = await response.json();
    const total = filters.assignee === 'officer' ? 3 : 0;
    await route.fulfill({ response, json: { ...rest, data: { ...data, total } } });
  });
  await page.goto('/SubscribeMaint');
  await page.waitForURL('**/SubscribeMaint?tab=mine');
  await expect(page.getByRole('link', { name: 'Mine' })).toHaveAttribute('aria-current', 'page');
  await page.goto('/RegisterMaint');
  await page.waitForURL('**/RegisterMaint?tab=unassigned');
  await expect(page.getByRole('link', { name: 'Unassigned' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});
