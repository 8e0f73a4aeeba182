import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const AXE = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Drawings are hidden from readers, and hundreds of parcel numbers take long to walk through. Icons
 * stay: every rule asks of every element whether one of those left out holds it.
 */
const DRAWINGS = 'svg[aria-hidden]:has(text)';
/** On a map of the office the marker may lie under what moves the map, which is taken for too small. */
const MARKER = '#office-menu ~ * .leaflet-marker-icon';

type Look = {
  /** Nothing but what this selects. */
  within?: string;
  without?: string[];
  /** Most of the work, and the same in every language. */
  contrast?: boolean;
};

/**
 * Axe finds nothing. Run in the page itself and asked for violations alone, it takes a third of
 * the time of its builder for this test runner, which opens a page of its own for the report.
 */
export async function expectAccessible(
  page: Page,
  { within, without = [], contrast = true }: Look = {},
): Promise<void> {
  await expectAtRest(page);
  // Half a megabyte, which a page that goes on without a load has read already.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const violations = await page.evaluate(
    async ([context, options]) => {
      const axe = Reflect.get(globalThis, 'axe');
      const results: AxeResults = await axe.run(context, options);
      return results.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    },
    [
      { ...(within && { include: [within] }), exclude: [DRAWINGS, MARKER, ...without] },
      {
        resultTypes: ['violations'],
        rules: { 'color-contrast': { enabled: contrast }, 'target-size': { enabled: true } },
      } satisfies RunOptions,
    ] as const,
  );
  expect(violations, page.url()).toEqual([]);
}

/** A list that is being replaced is drawn paler, and a change of colour has colours in between. */
async function expectAtRest(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]'), `${page.url()} is at rest`).toHaveCount(0);
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${page.url()} has no sideways scroll`).toBeLessThanOrEqual(0);
}

/** Readable by everybody, and no wider than the screen. */
export async function expectSound(page: Page, look?: Look): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, look);
}
