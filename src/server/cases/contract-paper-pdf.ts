import { OFFER_WORDS } from '#contract/applications/offer-words.ts';
import { fieldsIn, fillFields, isFormField } from '#contract/contract-forms/form-fields.ts';
import { type LocalizedText, localize } from '#contract/localized.ts';
import type { Case } from '#server/applications/rows.ts';
import { openPaper } from '#server/paper/page.ts';
import { writeRich } from '#server/paper/rich.ts';
import { parseRichText } from '#server/platform/rich-text.ts';
import type { FieldsIn } from './contract-fields.ts';
import { PDF_TEXTS } from './pdf-texts.ts';

type Form = { name: LocalizedText; body: LocalizedText };

/** A paper to sign. Its text is split into its parts first: what a case says is never read as marks. */
export async function printContractPaper(
  row: Case,
  form: Form,
  language: keyof typeof PDF_TEXTS,
  values: ReturnType<FieldsIn>,
): Promise<AsyncIterable<Uint8Array>> {
  const title = localize(form.name, language);
  const paper = await openPaper({ Title: `${title} ${row.reference}` });
  paper.title(title);
  writeRich(paper, parseRichText(form.body[language] ?? ''), {
    fill: (text) => fillFields(text, (field) => values[field] ?? OFFER_WORDS[language].none),
    isNothing: (text) => {
      const [field = ''] = fieldsIn(text);
      return text === `{${field}}` && isFormField(field) && values[field] === null;
    },
  });
  const texts = PDF_TEXTS[language];
  return paper.finish((page, pages) => `${row.reference} · ${texts.page(page, pages)}`);
}
