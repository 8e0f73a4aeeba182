import { expect, test } from '#tests/support/browser-test.ts';
import { expectAccessible } from '#tests/support/sound-page.ts';

const TEXTS = {
  th: {
    action: 'คำนวณวงเงินของฉัน',
    month: /23,942–25,358/,
    offers: 'ข้อเสนอช่วงนี้',
    offer: /ยกเว้นค่าประเมินที่ดิน/,
  },
  en: {
    action: 'Calculate my limit',
    month: /23,942–25,358/,
    offers: 'Offers at the moment',
    offer: 'First loan with us? No appraisal fee',
  },
};

test.beforeEach(async ({ context, site }) => {
  await context.addCookies([{ name: 'consent', value: 'necessary', url: site.origin }]);
});

for (const language of ['th', 'en'] as const) {
  for (const [width, height] of [
    [360, 740],
    [1280, 800],
  ] as const) {
    test(`in ${language} at ${width} px the first screen has rate, monthly example and one way on`, async ({
      page,
    }) => {
      const texts = TEXTS[language];
      await page.setViewportSize({ width, height });
      await page.goto(`/?lang=${language}`);
      const banner = page.locator('#banner');
      await expect(banner.getByText('6.99–9.99%', { exact: true })).toBeInViewport({ ratio: 1 });
      await expect(banner.getByText(texts.month)).toBeInViewport({ ratio: 1 });
      await expect(banner.getByRole('link', { name: texts.action })).toBeInViewport({ ratio: 1 });
      // The marked parcel is whole, and no word stands over it.
      const overlaps = await banner.evaluate((section) => {
        const pegs = [...section.querySelectorAll('circle')].map((peg) =>
          peg.getBoundingClientRect(),
        );
        const sheet = section.querySelector('svg[viewBox="0 0 960 600"]')?.parentElement;
        const frame = sheet?.getBoundingClientRect() ?? new DOMRect();
        const [left, right] = [pegs.map((peg) => peg.left), pegs.map((peg) => peg.right)];
        const [top, bottom] = [pegs.map((peg) => peg.top), pegs.map((peg) => peg.bottom)];
        const parcel = {
          left: Math.min(...left),
          right: Math.max(...right),
          top: Math.min(...top),
          bottom: Math.max(...bottom),
        };
        const words = [...section.querySelectorAll('h1, h1 ~ p, dl, a')];
        return {
          pegs: pegs.length,
          cut:
            parcel.left < frame.left ||
            parcel.right > frame.right ||
            parcel.top < frame.top ||
            parcel.bottom > frame.bottom,
          covered: words
            .map((word) => ({ word, box: word.getBoundingClientRect() }))
            .filter(
              ({ box }) =>
                box.left < parcel.right &&
                box.right > parcel.left &&
                box.top < parcel.bottom &&
                box.bottom > parcel.top,
            )
            .map(({ word }) => word.textContent),
        };
      });
      expect(overlaps).toEqual({ pegs: 4, cut: false, covered: [] });
      const offers = page.getByRole('list', { name: texts.offers });
      await expect(offers.getByRole('listitem')).toHaveCount(1);
      await expectAccessible(page, { within: '#banner' });
      await offers.getByRole('link', { name: texts.offer }).press('Enter');
      await expect(page).toHaveURL(/\/Promotion\?id=\d+/);
    });
  }
}
