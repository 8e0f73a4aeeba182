import type { Locator, Page } from '@playwright/test';

/** Holds the next picture back on its way into the library, which then has had it before, or never gets it. */
export async function holdUpload(page: Page) {
  const held = Promise.withResolvers<boolean>();
  const asked = Promise.withResolvers<void>();
  const data = { picture: { id: 1, large: '/favicon.svg' }, duplicate: true };
  await page.route(
    /\/api\/media\/upload\?/,
    async (route) => {
      asked.resolve();
      if (await held.promise)
        await route.fulfill({ json: { isSuccess: true, reasonText: '', data } });
      else await route.abort();
    },
    { times: 1 },
  );
  return {
    asked: asked.promise,
    letGo: () => held.resolve(true),
    lose: () => held.resolve(false),
  };
}

/** Pastes a file into a text. */
export async function pasteFile(box: Locator, name: string, type = 'image/png'): Promise<void> {
  await box.evaluate(
    (element, file) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File(['words'], file.name, { type: file.type }));
      const options = { clipboardData, bubbles: true, cancelable: true };
      element.dispatchEvent(new ClipboardEvent('paste', options));
    },
    { name, type },
  );
}
