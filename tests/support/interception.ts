import { expect, type Page } from '@playwright/test';

const PROBE = '/asked-through-the-test';

/**
 * A page that is open goes on asking past the test for a moment after the first way through it was laid, and
 * has lost what it asked while the last one was taken away. So the first comes with one that stays, and a test
 * goes on when the page was seen to ask through it.
 */
export function keepIntercepting(page: Page): void {
  const lay = page.route.bind(page);
  let through: Promise<void> | undefined;
  page.route = async (...way) => {
    const laid = await lay(...way);
    through ??= layProbe(page, lay);
    await through;
    return laid;
  };
}

async function layProbe(page: Page, lay: Page['route']): Promise<void> {
  await lay(`**${PROBE}`, (route) => route.fulfill({ status: 204 }));
  if (page.url() === 'about:blank') return;
  const ask = () => page.evaluate(async (path) => (await fetch(path)).status, PROBE);
  // A page that is just being left cannot tell; the next one can.
  await expect.poll(() => ask().catch(() => undefined)).toBe(204);
}
