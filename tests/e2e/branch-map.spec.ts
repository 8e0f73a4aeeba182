import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { globalParameter } from '#server/parameters/tables.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { startTileServer } from '#tests/support/tile-server.ts';
import { typeInto } from '#tests/support/type-into.ts';
import { TEXTS } from './branches-texts.ts';

const items = (page: Page) => page.locator('li[id^="branch-"]');
const mapOf = (page: Page) => page.getByRole('region', { name: TEXTS.en.map });

test.beforeEach(async ({ context, site, page }) => {
  await context.addCookies([
    { name: 'consent', value: 'necessary', url: site.origin },
    { name: 'language', value: 'en', url: site.origin },
  ]);
  await page.setViewportSize({ width: 1280, height: 800 });
});

/** Whether the page may show a picture from there. */
function mayShow(page: Page, address: string): Promise<boolean> {
  return page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    return image.decode().then(
      () => true,
      () => false,
    );
  }, address);
}

test('tiles come from the address in the settings, and pictures from nowhere else', async ({
  page,
  site,
}) => {
  const tiles = await startTileServer();
  const stranger = await startTileServer();
  const parameter = { name: 'map_tile_url', value: `${tiles.origin}/{z}/{x}/{y}.png` };
  await site.db.insert(globalParameter).values(parameter);
  await expect(async () => {
    const response = await page.goto('/BranchGSB');
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain(`; img-src 'self' ${tiles.origin};`);
  }).toPass();

  const tile = mapOf(page).locator('img.leaflet-tile').first();
  await expect
    .poll(() => tile.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBe(256);
  expect(tiles.asked[0]).toMatch(/^\/\d+\/\d+\/\d+\.png$/);
  await expect(mapOf(page).getByRole('button').nth(2)).toBeVisible();
  expect(await mayShow(page, `${tiles.origin}/1/1/1.png`)).toBe(true);
  expect(await mayShow(page, `${stranger.origin}/1/1/1.png`)).toBe(false);
  expect(stranger.asked).toEqual([]);

  const elsewhere = await page.request.get('/Articles');
  expect(elsewhere.headers()['content-security-policy']).toContain("; img-src 'self';");
  await site.db.delete(globalParameter).where(eq(globalParameter.name, parameter.name));
  await Promise.all([tiles.stop(), stranger.stop()]);
});

test('a map or a location that fails says so, the list goes on, and the map can be tried again', async ({
  page,
  context,
}) => {
  await page.route('**/assets/draw-map-*', (route) => route.abort());
  await page.goto('/BranchGSB');
  const alert = page.getByRole('alert').filter({ hasText: TEXTS.en.mapFailed });
  await expect(alert).toBeVisible();
  await expect(items(page)).toHaveCount(20);

  await context.grantPermissions(['geolocation']);
  // As the browser does when its patience is over; which other trouble it meets sooner is up to the machine.
  await page.evaluate(() => {
    const timeout = { code: GeolocationPositionError.TIMEOUT } as GeolocationPositionError;
    navigator.geolocation.getCurrentPosition = (_found, failed) => failed?.(timeout);
  });
  await page.getByRole('button', { name: TEXTS.en.nearest }).click();
  await expect(page.getByText(TEXTS.en.timeout)).toBeVisible();
  await page.getByRole('link', { name: TEXTS.en.instead }).click();
  const province = page.getByRole('combobox', { name: TEXTS.en.province, exact: true });
  await province.selectOption('50');
  await expect(items(page)).toHaveText([new RegExp(TEXTS.en.chiangMai)]);
  await province.selectOption('');
  await expect(items(page)).toHaveCount(20);

  await typeInto(page.getByRole('searchbox', { name: TEXTS.en.query }), TEXTS.en.typed);
  await expect(items(page)).toHaveText([new RegExp(TEXTS.en.chiangMai)]);

  // The page is loaded anew: the old one shows the same alert until then.
  const again = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/draw-map-'),
  );
  await alert.getByRole('button', { name: TEXTS.en.mapRetry }).click();
  await again;
  await expect(alert).toBeVisible();

  await page.unroute('**/assets/draw-map-*');
  await alert.getByRole('button', { name: TEXTS.en.mapRetry }).click();
  await expect(mapOf(page).getByRole('button', { name: TEXTS.en.chiangMai })).toBeVisible();
  await expect(alert).toHaveCount(0);
  await expect(mapOf(page), 'with its styles').toHaveCSS('overflow', 'hidden');
  await expect(items(page)).toHaveCount(1);
});

test('branches that come in the moment in which the screen gets too narrow for the map are no error', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(() => {
    const narrowed = Promise.withResolvers<void>();
    const listen = MediaQueryList.prototype.addEventListener;
    function listenToBoth(this: MediaQueryList, type: string, hear: () => void) {
      const hearOfBoth = async () => {
        narrowed.resolve();
        // As many steps as the answer needs to get to the page.
        for (let step = 0; step < 20; step += 1) await undefined;
        hear();
      };
      listen.call(this, type, () => setTimeout(hearOfBoth));
    }
    Object.assign(MediaQueryList.prototype, { addEventListener: listenToBoth });
    const ask = globalThis.fetch;
    globalThis.fetch = async (address, options) => {
      const answer = await ask(address, options);
      if (!String(address).includes('branches/points')) return answer;
      const text = await answer.text();
      document.documentElement.dataset.held = 'points';
      await narrowed.promise;
      return Object.assign(answer, { text: async () => text, json: async () => JSON.parse(text) });
    };
  });
  await page.goto('/BranchGSB');
  await expect(page.locator('html')).toHaveAttribute('data-held', 'points');
  await page.setViewportSize({ width: 600, height: 800 });
  await expect(mapOf(page)).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(mapOf(page).getByRole('button').nth(2)).toBeVisible();
  expect(errors).toEqual([]);
});
