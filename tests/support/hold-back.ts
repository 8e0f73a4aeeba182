import type { Page } from '@playwright/test';

/** Holds the answers of a call back, until the test lets them go. */
export async function holdBack(page: Page, path: string) {
  const held = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route(`**/api/${path}`, async (route) => {
    asked.resolve();
    await held.promise;
    await route.continue();
  });
  return {
    asked: asked.promise,
    letGo: async () => {
      const answered = page.waitForResponse(`**/api/${path}`);
      held.resolve();
      await answered;
    },
  };
}

/** Lets a call be answered, and holds back the answer: what is changed meanwhile is newer than it. */
export async function holdAnswer(page: Page, path: string) {
  const held = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  const handed = Promise.withResolvers<void>();
  await page.route(
    `**/api/${path}`,
    async (route) => {
      const response = await route.fetch();
      answered.resolve();
      await held.promise;
      await route.fulfill({ response });
      handed.resolve();
    },
    { times: 1 },
  );
  return {
    answered: answered.promise,
    letGo: async () => {
      held.resolve();
      await handed.promise;
      // What is asked for after it is answered behind it.
      await page.evaluate(async () => (await fetch('/robots.txt')).text());
    },
  };
}
