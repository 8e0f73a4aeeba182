import { z } from 'zod';
import { LANGUAGES } from '#contract/language.ts';
import { LocalizedName } from '#contract/localized.ts';
import { Position } from '#contract/resource/publishing.ts';
import { defineResource } from '#contract/resource/resource.ts';
import { RequiredRichText } from '#contract/rich-text/input.ts';
import { fieldsIn, isFormField } from './form-fields.ts';

/** A text of a contract; a field that there is not would stand in braces on what somebody signs. */
const FormText = RequiredRichText.superRefine((text, issues) => {
  const refuse = (language: string, message: string) =>
    issues.addIssue({ code: 'custom', message, path: [language] });
  for (const language of LANGUAGES) {
    const written = text[language] ?? '';
    if (!fieldsIn(written).every(isFormField)) refuse(language, 'unknown_field');
    // A paper has none.
    if (/<img\b/i.test(written)) refuse(language, 'no_pictures');
  }
});

const ContractForm = z.object({
  name: LocalizedName,
  body: FormText,
  position: Position,
  /** Offered on cases. */
  active: z.boolean(),
});

/** Papers that are made from what a case says: offer, loan agreement, consent, receipt. */
export const contractFormCalls = defineResource({
  name: 'contractForm',
  input: ContractForm,
  row: ContractForm,
  sorts: ['position', 'name', 'updatedAt'],
  filters: {},
});
