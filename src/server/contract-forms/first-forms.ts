import { z } from 'zod';
import { contractFormCalls } from '#contract/contract-forms/contract-forms.ts';
import { cleanRichText } from '#server/platform/clean-rich-text.ts';
import { readData, readTexts } from '#server/platform/data-files.ts';
import type { Db } from '#server/platform/db.ts';
import { contractForm } from './tables.ts';

const { name, body } = contractFormCalls['contractForm/add'].input.shape;
const Forms = z.array(z.strictObject({ key: z.string(), name }));

/** The forms of a house that begins, to be edited. What stands already, the bin included, is left. */
export async function seedContractForms(db: Db): Promise<void> {
  const forms = readData('contract-forms/forms.json', Forms);
  const rows = await Promise.all(
    forms.map(async (form, place) => ({
      ...form,
      body: cleanRichText(body.parse(await readTexts(`contract-forms/${form.key}`))),
      position: place + 1,
    })),
  );
  await db.insert(contractForm).values(rows).onConflictDoNothing({ target: contractForm.key });
}
