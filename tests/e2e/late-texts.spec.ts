import { build } from 'vite';
import { expect, test } from '#tests/support/browser-test.ts';

/** A screen whose Thai words come in the blink in which React waits for them. */
const SCREEN = `
import { createElement, startTransition, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { TextsContext } from '/src/web/i18n/texts.ts';
import { lateTexts } from '/src/web/texts/late-texts.ts';

document.documentElement.lang = 'en';
lateTexts({
  en: async () => 'Privacy',
  th: () => new Promise((come) => setTimeout(() => come('ข้อมูลส่วนบุคคล'))),
}).then((useWords) => {
  function Screen() {
    const words = useWords();
    return useMemo(() => createElement('h1', {}, words), [words]);
  }
  function Page() {
    const [open, setOpen] = useState(false);
    const onClick = () => startTransition(() => setOpen(true));
    return open ? createElement(Screen) : createElement('button', { onClick }, 'Open');
  }
  const onRecoverableError = ({ cause }) => reportError(cause);
  createRoot(document.body, { onRecoverableError }).render(
    createElement(TextsContext, { value: { language: 'th', texts: {} } }, createElement(Page)),
  );
});
`;

test('a screen goes on where it waited for its words', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.route('**/late', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto('/late');
  await page.addScriptTag({ content: await bundle(SCREEN) });
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('heading')).toHaveText('ข้อมูลส่วนบุคคล');
  expect(errors).toEqual([]);
});

async function bundle(source: string): Promise<string> {
  const entry = 'virtual:screen';
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, rollupOptions: { input: entry, output: { format: 'iife' } } },
    plugins: [
      {
        name: 'screen',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? source : undefined),
      },
    ],
  });
  const [result] = [built].flat();
  if (!result || !('output' in result)) throw new Error('Nothing was built.');
  return result.output[0].code;
}
