import { z } from 'zod';
import { pageMaintenanceCalls } from '#contract/pages/maintenance.ts';
import { cleanRichText } from '#server/platform/clean-rich-text.ts';
import { readData, readTexts } from '#server/platform/data-files.ts';
import type { Db } from '#server/platform/db.ts';
import { pageText } from './tables.ts';

const { key, name, summary } = pageMaintenanceCalls['pageText/add'].input.shape;
const Pages = z.array(z.strictObject({ key, name, summary }));

/** Pages with their texts, as a folder of `data` has them. */
export async function readPageTexts(folder: string) {
  const rows = readData(`${folder}/pages.json`, Pages);
  return Promise.all(
    rows.map(async (row) => ({ ...row, detail: await readTexts(`${folder}/${row.key}`) })),
  );
}

/**
 * A lender's first texts, to be edited: the pages that every footer leads to, and the policies that
 * visitors agree to, are there from the first start on. What stands already is left as it is.
 */
export async function seedPageTexts(db: Db): Promise<void> {
  const texts = await readPageTexts('pages');
  await db
    .insert(pageText)
    .values(texts.map((row) => ({ ...row, detail: cleanRichText(row.detail) })))
    .onConflictDoNothing({ target: pageText.key });
}
