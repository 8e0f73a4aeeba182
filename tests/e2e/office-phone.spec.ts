import { readFile } from 'node:fs/promises';
import { takeDownCase } from '#tests/support/application-counter.ts';
import { expect, test } from '#tests/support/browser-test.ts';

test.use({ viewport: { width: 360, height: 760 }, isMobile: true, hasTouch: true });

test('on a phone the time left stands in the bar, what is done with the chosen takes two lines, and no toast lies over the bar', async ({
  page,
  signIn,
  site,
}) => {
  const { counter } = await takeDownCase(site, { firstName: 'มือถือ' });
  await counter.takeDown({ firstName: 'มือถือสอง' });
  const { reference } = await counter.takeDown({ firstName: 'มือถือสาม' });
  await signIn('administrator', '/RegisterMaint?tab=all&lang=th');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('timer')).toHaveText(/^เหลือเวลา \d วัน \d\d:\d\d:\d\d$/);
  const beside = await bar.evaluate((element) =>
    [...element.querySelectorAll('button, a, [role=timer]')]
      .map((one) => one.getBoundingClientRect())
      .filter(({ width }) => width > 1)
      .sort((a, b) => a.left - b.left)
      .every((box, place, all) => box.right <= (all[place + 1]?.left ?? innerWidth)),
  );
  expect(beside, 'nothing of the bar lies over another').toBe(true);

  const rows = page.getByRole('checkbox', { name: /^เลือก มือถือ/ });
  await rows.nth(0).check();
  await rows.nth(1).check();
  const tools = ['ไฟล์', 'มอบหมาย…', 'เปลี่ยนสถานะ…', 'ลบ…'].map((name) =>
    page.getByRole('button', { name, exact: true }).last(),
  );
  const heights = await Promise.all(tools.map(async (tool) => (await tool.boundingBox())?.y));
  expect(new Set(heights).size, 'one line').toBe(1);
  await expect(tools[3] as NonNullable<(typeof tools)[3]>).toBeInViewport({ ratio: 1 });
  const [chosen, all] = await Promise.all(
    [page.getByText('เลือกแล้ว 2 รายการ'), page.getByRole('button', { name: /^เลือกทั้ง \d/ })].map(
      async (one) => (await one.boundingBox())?.y ?? 0,
    ),
  );
  expect(Math.abs((chosen ?? 0) - (all ?? 0)), 'the other line').toBeLessThan(20);

  // What is taken along is called as the screens call it.
  await tools[0]?.click();
  await page.getByRole('menuitem', { name: 'ส่งออก…' }).click();
  const dialog = page.getByRole('dialog', { name: 'ส่งออกเป็นไฟล์' });
  await dialog.getByRole('radio', { name: /csv/i }).check();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'ส่งออก', exact: true }).click();
  const toast = page.getByRole('alert').filter({ hasText: 'application.csv' });
  await expect(toast).toBeVisible();
  const [barBox, toastBox] = await Promise.all([bar.boundingBox(), toast.boundingBox()]);
  expect(toastBox?.y).toBeGreaterThanOrEqual(barBox?.height ?? Number.NaN);
  const sheet = await readFile(await (await download).path(), 'utf8');
  const [headings = '', ...lines] = sheet.split('\r\n');
  expect(headings).toContain('เลขที่ใบสมัคร,ได้รับเมื่อ,สถานะ');
  expect(headings).not.toMatch(/[a-z]{3}/);
  const line = lines.find((one) => one.includes(reference));
  expect(line).toMatch(/,\d{4}-\d\d-\d\d \d\d:\d\d,ใหม่,/);
  expect(line).toContain(',บุคคล,');
});

test('a list that drops down in a dialog stays on the screen, and the screen as wide as it is', async ({
  page,
  signIn,
  site,
}) => {
  await takeDownCase(site, { firstName: 'เลื่อนลง' });
  await signIn('officer', '/RegisterMaint?tab=all&lang=th');
  await page.getByRole('checkbox', { name: /^เลือก เลื่อนลง/ }).check();
  await page.getByRole('button', { name: 'มอบหมาย…' }).click();
  const option = page.getByRole('option', { name: 'ยังไม่มีผู้ดูแล' });
  await expect(option).toBeInViewport({ ratio: 1 });
  const widths = await page.evaluate(async () => {
    const seen = new Set<number>();
    for (let frame = 0; frame < 30; frame += 1) {
      await new Promise(requestAnimationFrame);
      seen.add(innerWidth);
    }
    return [...seen];
  });
  expect(widths).toEqual([360]);
  const card = page.getByRole('row').filter({ hasText: 'เลื่อนลง' });
  await expect(
    card.locator('[data-nothing]:visible'),
    'a card says only what there is',
  ).toHaveCount(0);
  await option.click();
  await page.getByRole('dialog').getByRole('button', { name: 'มอบหมาย', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('สำเร็จ 1 จาก 1 ใบ');
});

test('a list stands still while what narrows it is drawn, on a phone and on a tablet', async ({
  page,
  signIn,
}) => {
  await signIn('administrator', '/ArticlesMaint?lang=th');
  const [articles, categories] = [0, 1].map((place) =>
    page.getByRole('navigation', { name: 'บทความ' }).getByRole('link').nth(place),
  );
  const filters = page.locator('main [data-filter] input:not([type=hidden])');
  await page.evaluate(() =>
    Reflect.set(globalThis, 'measure', () => {
      const tools = document.querySelector('main [data-folded]');
      const [outer, inner] = [tools, tools?.querySelector('input')].map((one) =>
        one?.getBoundingClientRect(),
      );
      return `tools ${outer?.height}, search ${inner?.width}`;
    }),
  );
  const measure = () => page.evaluate((): string => Reflect.get(globalThis, 'measure')());
  for (const { width, height } of [
    { width: 360, height: 760 },
    { width: 768, height: 1024 },
  ]) {
    await page.setViewportSize({ width, height });
    await categories?.click();
    await expect(filters).toHaveCount(1);
    const one = await measure();
    await articles?.click();
    await expect(filters).toHaveCount(3);
    const three = await measure();
    await page.evaluate(() => {
      const seen = new Set<string>();
      Reflect.set(globalThis, 'seen', seen);
      const look = () => {
        if (document.querySelector('main [data-folded]'))
          seen.add(Reflect.get(globalThis, 'measure')());
        requestAnimationFrame(look);
      };
      look();
    });
    await categories?.click();
    await expect(filters).toHaveCount(1);
    await articles?.click();
    await expect(filters).toHaveCount(3);
    const seen = await page.evaluate((): string[] => [...Reflect.get(globalThis, 'seen')]);
    expect(new Set(seen), `nothing between at ${width} px`).toEqual(new Set([one, three]));
  }
});

test('an application is as wide as the screen, and no dot between its facts ends a line or begins one', async ({
  page,
  signIn,
  site,
}) => {
  const { id, counter } = await takeDownCase(site, {
    ...{ firstName: 'จุดกลาง', email: 'dots@chanote.example' },
  });
  await counter.attach(id, 'picture');
  const asked = { id, uploadTypeId: null, documentName: { th: 'หนังสือยินยอมคู่สมรส' }, note: 'ขอใหม่' };
  await counter.call('application/requestDocument', { resource: 'application', ...asked });
  await signIn('officer', `/RegisterMaint?tab=all&id=${id}&lang=en`);
  await expect(page.getByRole('button', { name: 'Show the link' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await page.goto(`/RegisterMaint?tab=all&id=${id}&lang=th`);
  const messages = page.getByRole('region', { name: 'ข้อความที่ส่งถึงผู้สมัคร' });
  await expect(messages.getByText('do****@chanote.example')).toBeVisible();
  const files = page.getByRole('region', { name: /^เอกสาร/ });
  await expect(files.getByText(/KB/)).toBeVisible();
  for (const width of [320, 360, 390, 412]) {
    await page.setViewportSize({ width, height: 760 });
    expect(await page.getByRole('main').evaluate(findDanglingDots), `${width} px`).toEqual([]);
  }
});

/** What a dot follows that is seen without both of its neighbours on the same line. */
function findDanglingDots(main: HTMLElement): string[] {
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const letters: Array<{ letter: string; box: DOMRect; seen: boolean }> = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement as HTMLElement;
    const clip = parent.closest('[class*="parts"]')?.getBoundingClientRect();
    for (const [place, letter] of [...(node.textContent ?? '')].entries()) {
      if (letter.trim() === '') continue;
      const range = document.createRange();
      range.setStart(node, place);
      range.setEnd(node, place + 1);
      const box = range.getBoundingClientRect();
      letters.push({ letter, box, seen: !clip || box.right > clip.left });
    }
  }
  const onOneLine = (a?: DOMRect, b?: DOMRect) => a && b && Math.abs(a.bottom - b.bottom) < 8;
  return letters.flatMap(({ letter, box, seen }, place) => {
    if (letter !== '·' || !seen) return [];
    const before = letters.slice(Math.max(0, place - 12), place);
    const whole = onOneLine(before.at(-1)?.box, box) && onOneLine(box, letters[place + 1]?.box);
    return whole ? [] : [before.map((one) => one.letter).join('')];
  });
}
