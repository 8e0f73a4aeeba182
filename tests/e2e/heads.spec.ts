import { expect, test } from '#tests/support/browser-test.ts';

/** Pages with the usual head, and one that has only something to say. */
const PATHS = [
  '/Products',
  '/Product?id=1',
  '/Promotions',
  '/Articles',
  '/About',
  '/Costs',
  '/DocumentDownload',
  '/Subscribe',
  '/BranchGSB',
  '/Cal',
  '/workWithUs',
  '/no-such-page',
];

/** Where somebody is in the middle of something: the same head, without the band. */
const QUIET = ['/Register', '/Status', '/Status/document', '/login'];

test.use({ javaScriptEnabled: false });

test('every page begins with the one head: a way up, one heading, in one of two sizes', async ({
  page,
}) => {
  for (const [paths, size] of [
    [PATHS.slice(0, -1), '42px'],
    [QUIET, '36px'],
  ] as const)
    for (const path of paths) {
      await page.goto(path);
      const heading = page.locator('main header h1');
      await expect(heading, path).toHaveCount(1);
      // The panel of the sign-in is narrow.
      await expect(heading, path).toHaveCSS('font-size', path === '/login' ? '24px' : size);
      const framed = !['/Register', '/login'].includes(path);
      const trail = page.getByRole('navigation', { name: 'ตำแหน่งของหน้านี้' });
      await expect(trail, path).toHaveCount(framed ? 1 : 0);
    }
});

/** The pegs of the marked parcel: how many there are, are cut off, or lie behind words. */
function lookAtParcel() {
  const sheet = document.querySelector('main svg:has(circle[r="5"])');
  const pegs = [...(sheet?.querySelectorAll('circle') ?? [])].map((peg) =>
    peg.getBoundingClientRect(),
  );
  const own = sheet?.getBoundingClientRect() ?? new DOMRect();
  const around = sheet?.parentElement?.getBoundingClientRect() ?? own;
  const frame = {
    left: Math.max(own.left, around.left, 0),
    right: Math.min(own.right, around.right, innerWidth),
    top: Math.max(own.top, around.top),
    bottom: Math.min(own.bottom, around.bottom),
  };
  const cut = pegs.filter(
    (peg) =>
      peg.left < frame.left ||
      peg.right > frame.right ||
      peg.top < frame.top ||
      peg.bottom > frame.bottom,
  );
  const words = [...document.querySelectorAll('main h1, main h1 ~ p')].filter((word) => {
    const range = document.createRange();
    range.selectNodeContents(word);
    return [...range.getClientRects()].some((line) =>
      pegs.some(
        (peg) =>
          line.left < peg.right &&
          line.right > peg.left &&
          line.top < peg.bottom &&
          line.bottom > peg.top,
      ),
    );
  });
  return {
    pegs: pegs.length,
    cut: cut.length,
    covered: words.map((word) => word.textContent),
  };
}

test('the marked parcel is whole in the head of every page at every width, behind no word', async ({
  page,
}) => {
  for (const path of PATHS) {
    await page.goto(path);
    for (const width of [320, 360, 820, 1280, 2200]) {
      await page.setViewportSize({ width, height: 800 });
      const found = await page.evaluate(lookAtParcel);
      expect(found, `${path} at ${width} px`).toEqual({ pegs: 4, cut: 0, covered: [] });
    }
  }
});
