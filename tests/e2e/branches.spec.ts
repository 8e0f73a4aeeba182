import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import { expectSound } from '#tests/support/sound-page.ts';
import { takenOver } from '#tests/support/taken-over.ts';
import { typeInto } from '#tests/support/type-into.ts';
import { TEXTS } from './branches-texts.ts';

type Language = keyof typeof TEXTS;

const FRAME = ['header', 'nav', 'footer', 'li[id^="branch-"]:nth-child(n+3)'];

/** The finder, as its reader works it. */
function finderOn(page: Page, language: Language) {
  const texts = TEXTS[language];
  const items = page.locator('li[id^="branch-"]');
  return {
    texts,
    items,
    query: page.getByRole('searchbox', { name: texts.query }),
    province: page.getByRole('combobox', { name: texts.province, exact: true }),
    district: page.getByRole('combobox', { name: texts.district, exact: true }),
    submit: page.getByRole('button', { name: texts.submit, exact: true }),
    nearest: page.getByRole('button', { name: texts.nearest }),
    map: page.getByRole('region', { name: texts.map }),
    open: async (search = '') => {
      const response = await page.goto(`/BranchGSB?lang=${language}${search}`);
      await takenOver(page);
      return response;
    },
    expectChiangMai: () => expect(items).toHaveText([new RegExp(texts.chiangMai)]),
    /** The frame is looked at with every page, the map where it is used; two branches speak for all. */
    expectSound: async (without = ['figure']) => {
      // A list is paler while the next one is on its way.
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expectSound(page, { without: [...FRAME, ...without], contrast: language === 'en' });
    },
  };
}

type Finder = ReturnType<typeof finderOn>;

const asked = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);

test.beforeEach(async ({ context, site }) => {
  await context.addCookies([{ name: 'consent', value: 'necessary', url: site.origin }]);
});

async function expectListed(page: Page, { texts, items }: Finder) {
  await expect(page.getByRole('heading', { level: 1 })).toContainText('GSB');
  await expect(page.getByRole('heading', { name: texts.found(77) })).toBeVisible();
  await expect(items).toHaveCount(20);
  const first = items.first();
  await expect(first).toContainText('10400');
  await expect(first.locator('a[href^="tel:+662000"]')).toBeVisible();
  const directions = first.locator('a[target="_blank"]');
  await expect(directions).toHaveAttribute('href', /^https:.*query=13\.78,100\.543$/);
}

async function expectSearchWhileTyping(page: Page, finder: Finder) {
  const { texts, query } = finder;
  await query.pressSequentially(texts.typed);
  await expect(page.getByRole('status').filter({ hasText: texts.found(1) })).toBeVisible();
  await finder.expectChiangMai();
  await expect(query).toBeFocused();
  await expect.poll(() => asked(page, 'q')).toBe(texts.typed);
}

async function expectNothingFound(page: Page, { texts, query, expectSound }: Finder) {
  // At once: a pause between two letters makes words of the first.
  await query.fill('zzzz');
  await expect(page.getByRole('heading', { name: texts.none })).toBeVisible();
  await expectSound();
}

/** Refused, missing, then given: only a rounded position leaves the device. */
async function expectLocation(page: Page, context: BrowserContext, finder: Finder) {
  const { texts, query, nearest, items, province } = finder;
  await nearest.click();
  await expect(page.getByText(texts.refused)).toBeVisible();
  await page.getByRole('link', { name: texts.instead }).click();
  await expect(province).toBeInViewport();
  await finder.expectSound();

  await page.evaluate(() =>
    Object.defineProperty(navigator, 'geolocation', { value: undefined, configurable: true }),
  );
  await nearest.click();
  await expect(page.getByText(texts.unavailable)).toBeVisible();
  await page.evaluate(() => Reflect.deleteProperty(navigator, 'geolocation'));

  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 18.78834, longitude: 98.98532 });
  await nearest.click();
  await expect(items.first()).toContainText(texts.chiangMai);
  await expect(items.first()).toContainText(texts.away);
  expect(asked(page, 'near')).toBe('18.788,98.985');
  await typeInto(query, 'กรุงเทพ');
  await expect(items).toHaveCount(1);
  expect(asked(page, 'near')).toBe('18.788,98.985');
  await finder.expectSound();
}

async function expectChosenByKeyboard(page: Page, finder: Finder) {
  const { texts, items, map, query } = finder;
  await typeInto(query, '50000');
  await finder.expectChiangMai();
  await expect(map.getByRole('button').nth(2)).toBeVisible();
  await expect(page.getByRole('link', { name: /@svg-maps\/thailand/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /CC BY 4\.0/ })).toBeVisible();
  await map.getByRole('button', { name: texts.chiangMai }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/branch=\d+/);
  await expect(items.first()).toHaveAttribute('data-chosen', 'true');
  await expect(items.first()).toBeVisible();
  await expect(map.getByRole('button', { name: texts.chiangMai })).toBeFocused();
  await finder.expectSound([]);
  const link = items.getByRole('link', { name: texts.chiangMai, exact: true });
  await expect(link).toHaveAttribute('href', new RegExp(`branch=${asked(page, 'branch')}`));
}

async function expectLinked(page: Page, { texts, items, open }: Finder) {
  const response = await open(`&branch=${asked(page, 'branch')}`);
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(new RegExp(texts.chiangMai));
  await expect(items.first()).toContainText(texts.chiangMai);
  await expect(items.first()).toBeInViewport();
}

/** Brought into view as a whole, the map shows the branch. */
async function expectOnMap({ texts, map }: Finder) {
  await expect(map.getByRole('button').nth(2)).toBeVisible();
  await map.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(map.getByRole('button', { name: texts.chiangMai })).toBeInViewport();
}

/** A finger that means one marker touches no other. */
async function expectApart(map: Locator) {
  const boxes = await map
    .locator('.leaflet-marker-icon[role="button"]')
    .evaluateAll((markers) => markers.map((marker) => marker.getBoundingClientRect().toJSON()));
  expect(boxes.length).toBeGreaterThan(5);
  const covering = boxes.filter((one, index) =>
    boxes
      .slice(index + 1)
      .some(
        (other) =>
          Math.abs(one.x - other.x) < one.width - 1 && Math.abs(one.y - other.y) < one.height - 1,
      ),
  );
  expect(covering).toEqual([]);
  expect(boxes.filter(({ width, height }) => width < 24 || height < 24)).toEqual([]);
}

test.describe('on a phone, in Thai', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });

  test('a network is listed, searched while one types, and narrowed by place', async ({ page }) => {
    const finder = finderOn(page, 'th');
    const { texts, items, query, province, district } = finder;
    await finder.open();
    await expectListed(page, finder);
    await expectSearchWhileTyping(page, finder);
    await page.reload();
    await expect(query).toHaveValue(texts.typed);
    await finder.expectChiangMai();

    await takenOver(page);
    await expectNothingFound(page, finder);
    await page.getByRole('link', { name: texts.clear }).click();
    await expect(items).toHaveCount(20);

    await takenOver(page);
    await province.selectOption('50');
    await finder.expectChiangMai();
    await district.selectOption('5001');
    await expect(page).toHaveURL(/province=50&district=5001/);
    await province.selectOption('');
    await expect(district).toBeHidden();
    await expect(items).toHaveCount(20);

    await province.selectOption('83');
    await expect(page).toHaveURL(/province=83/);
    await page.getByRole('link', { name: /^ปั๊มบางจาก .*\d แห่ง/ }).click();
    await expect(page, 'the search goes along').toHaveURL(/BranchBCP\?province=83/);
    await expect(items).toHaveCount(1);
    await expect(province).toHaveValue('83');

    await takenOver(page);
    await page.route('**/BranchBCP?*q=*', () => undefined);
    await query.pressSequentially('ถลาง');
    await page.getByRole('link', { name: /^ทิพยประกันภัย .*\d แห่ง/ }).click();
    await expect(page, 'also one that was not answered yet').toHaveURL(
      /BranchTIP\?q=.*province=83/,
    );
    await expect(query).toHaveValue('ถลาง');

    // Chosen before the scripts have come, it is searched for when they come.
    const scripts = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto('/BranchGSB', { waitUntil: 'commit' });
    await province.selectOption('50');
    await expect(items).toHaveCount(20);
    scripts.resolve();
    await finder.expectChiangMai();
    await expect(province).toHaveValue('50');
  });

  test('a line that breaks is told of, and no more once it is back; nothing is refused meanwhile', async ({
    page,
    context,
  }) => {
    const finder = finderOn(page, 'th');
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) refused.push(message.text());
    });
    await finder.open();
    await takenOver(page);
    await context.setOffline(true);
    await finder.query.pressSequentially('500');
    const told = page.getByRole('alert').filter({ hasText: 'โหลดหน้านี้ได้ไม่ครบ' });
    await expect(told).toBeVisible();
    await expect(finder.items).toHaveCount(20);
    await context.setOffline(false);
    await finder.query.pressSequentially('00');
    await finder.expectChiangMai();
    await expect(told).toBeHidden();
    await expect(finder.query).toHaveValue('50000');
    expect(refused).toEqual([]);
  });

  test('leave to use the location, given late, keeps what was typed and chosen meanwhile', async ({
    page,
  }) => {
    const finder = finderOn(page, 'th');
    await finder.open();
    const answers = await page.evaluateHandle(() => {
      const waiting: PositionCallback[] = [];
      const service = { getCurrentPosition: (answer: PositionCallback) => waiting.push(answer) };
      Object.defineProperty(navigator, 'geolocation', { value: service, configurable: true });
      return waiting;
    });
    await finder.nearest.click();
    await finder.province.selectOption('50');
    await expect(page).toHaveURL(/province=50/);
    await finder.query.pressSequentially('เมือง');
    await answers.evaluate(([answer]) =>
      answer?.({ coords: { latitude: 18.788, longitude: 98.985 } } as GeolocationPosition),
    );
    await expect.poll(() => asked(page, 'near')).toBe('18.788,98.985');
    expect([asked(page, 'province'), asked(page, 'q')]).toEqual(['50', 'เมือง']);
    await finder.expectChiangMai();
    await expect(finder.items.first()).toContainText(finder.texts.away);
  });

  test('the nearest is listed first; a branch is chosen on the map, and linked to', async ({
    page,
    context,
  }) => {
    const finder = finderOn(page, 'th');
    const showMap = page.getByRole('button', { name: finder.texts.showMap });
    await finder.open();
    await expectLocation(page, context, finder);
    await showMap.click();
    await expect(finder.map, 'one finger scrolls the page').toHaveCSS(
      'touch-action',
      'pan-x pan-y',
    );
    await expectChosenByKeyboard(page, finder);
    await expectLinked(page, finder);
    await showMap.click();
    await expectOnMap(finder);
  });
});

test.describe('at a desk, in English', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('list and map stand side by side: searched, nearest first, chosen and linked to', async ({
    page,
    context,
    site,
  }) => {
    const finder = finderOn(page, 'en');
    // What is not found is counted with the visitor's leave: whole words, not every letter of them.
    await context.addCookies([{ name: 'consent', value: 'statistics', url: site.origin }]);
    const told: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('addMissedSearch')) told.push(request.postDataJSON());
    });
    await finder.open();
    await expectListed(page, finder);
    await expectSearchWhileTyping(page, finder);
    await expectNothingFound(page, finder);
    await expect.poll(() => told).toEqual([{ place: 'BranchGSB', words: 'zzzz' }]);
    await expect(page.getByRole('link', { name: finder.texts.clear })).toBeVisible();
    await typeInto(finder.query, '');
    await expect(finder.items).toHaveCount(20);
    await expectLocation(page, context, finder);
    await expectChosenByKeyboard(page, finder);
    await expectLinked(page, finder);
    await expectOnMap(finder);
  });

  test('all networks are in one list, and list and map point at each other', async ({ page }) => {
    const { texts, items, map, query, expectSound } = finderOn(page, 'en');
    await page.goto('/Branches?lang=en');
    await takenOver(page);
    await expect(page.getByRole('heading', { name: texts.found(231) })).toBeVisible();
    const group = map.getByRole('button', { name: /branches (around|close)/ });
    await expect(group.nth(5)).toBeVisible();
    await expect(map.getByText('Khon Kaen'), 'named from afar').toBeVisible();
    await expectApart(map);
    await items.last().scrollIntoViewIfNeeded();
    await expect(map, 'stays in view').toBeInViewport({ ratio: 0.7 });

    await typeInto(query, 'phuket');
    await expect(items).toHaveCount(3);
    await expect(items.first()).toContainText(/Open (Mon–Fri|Every day) /);
    await expect(group).toHaveCount(1);
    const pointedRows = page.locator('li[data-pointed]');
    await group.hover();
    await expect(pointedRows).toHaveCount(3);
    await items.nth(1).hover();
    await expect(pointedRows).toHaveCount(1);
    await expect(group).toHaveAttribute('data-pointed');
    await query.hover();
    await expect(group).not.toHaveAttribute('data-pointed');
    await items.nth(1).getByRole('link').first().focus();
    await expect(group).toHaveAttribute('data-pointed');

    // Three houses of one street: chosen by name, by the keyboard.
    await group.focus();
    await page.keyboard.press('Enter');
    const choice = map.getByRole('listitem').getByRole('button');
    await expect(choice).toHaveCount(3);
    await expect(choice.first()).toBeFocused();
    await expectSound([]);
    await page.keyboard.press('Escape');
    await expect(choice).toHaveCount(0);
    await expect(group).toBeFocused();
    await page.keyboard.press('Enter');
    const name = await choice.nth(1).textContent();
    await choice.nth(1).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/branch=\d+/);
    await expect(page.locator('li[data-chosen]')).toContainText(name ?? 'a branch');
  });

  test('the picture of the head stays while the page is taken over and used', async ({ page }) => {
    const drawing = Promise.withResolvers<void>();
    await page.route('**/assets/sheet-*.js', async (route) => {
      await drawing.promise;
      await route.continue();
    });
    await page.goto('/Branches?lang=en', { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState !== 'loading');
    const lines = page.locator('main header svg path');
    const drawn = await lines.count();
    expect(drawn).toBeGreaterThan(3);
    await takenOver(page);
    await page.locator('li[id^="branch-"]').first().hover();
    await expect(page.locator('li[data-pointed]')).toHaveCount(1);
    expect(await lines.count()).toBe(drawn);
    drawing.resolve();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

  test('the finder searches by a plain form', async ({ page }) => {
    const finder = finderOn(page, 'th');
    const { texts, items, query, province, district, submit, nearest } = finder;
    await page.goto('/BranchGSB');
    await expect(nearest).toBeHidden();
    await typeInto(query, texts.typed);
    await submit.click();
    await finder.expectChiangMai();
    await typeInto(query, '');
    await province.selectOption('83');
    await submit.click();
    await expect(district).toBeVisible();
    await expect(items).toHaveCount(1);

    await page.goto('/Branches');
    await expect(items).toHaveCount(20);
    await typeInto(query, 'ภูเก็ต');
    await submit.click();
    await expect(items).toHaveCount(3);
    await expect(items.first()).toContainText('เปิด ');
  });
});
