import type { Page } from '@playwright/test';
import type { ApplicationMove } from '#contract/applications/states.ts';
import { en } from '#web/office/all-texts.en.ts';
import { th } from '#web/office/all-texts.th.ts';
import { expect } from './browser-test.ts';

/** A case on the screen of who works it, in the words of their language. */
export function caseWork(page: Page, language: 'th' | 'en') {
  const texts = language === 'th' ? th : en;
  const { moves, send } = texts.applications;
  const main = page.getByRole('main');
  const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
  return {
    texts,
    dialog,
    /** A part of the case; some count what they hold behind their name. */
    section: (name: string) =>
      page.getByRole('region', { name: new RegExp(`^${name}( \\(\\d+\\))?$`) }),
    address: (id: number) => `/RegisterMaint?tab=all&id=${id}&lang=${language}`,
    /** Takes the step that the bar offers; who applies is told or not. */
    async make(
      move: ApplicationMove,
      { told, fill }: { told: boolean; fill?: (field: FieldOf) => Promise<void> },
    ) {
      const name = moves[move];
      const others = main.getByRole('button', { name: texts.applicationRecord.otherMoves });
      await expect(others).toBeVisible();
      const button = main.getByRole('button', { name: `${name}…` });
      if (await button.isVisible()) await button.click();
      else {
        await others.click();
        await page.getByRole('menuitem', { name: `${name}…` }).click();
      }
      const asked = dialog(name);
      await fill?.((label) => asked.getByRole('textbox', { name: label }));
      await asked.getByRole('radio', { name: told ? send.yes : send.no, exact: true }).check();
      await asked.getByRole('button', { name, exact: true }).click();
      await expect(asked).toHaveCount(0);
    },
  };
}

type FieldOf = (label: string) => ReturnType<Page['getByRole']>;
