import type { contractPaperCalls } from '#contract/cases/contract-papers.ts';
import { fieldsIn, isFormField } from '#contract/contract-forms/form-fields.ts';
import { AppError } from '#contract/errors.ts';
import { PICKER_LANGUAGES } from '#contract/language.ts';
import type { CaseParts } from '#server/applications/parts.ts';
import { findCase } from '#server/applications/scope.ts';
import type { Handlers } from '#server/platform/call-routes.ts';
import { contractFields, type FieldsIn } from './contract-fields.ts';
import { noteReading } from './note.ts';

type Language = (typeof PICKER_LANGUAGES)[number];

/** Papers to sign, made of what a case says. */
export function contractPaperRoutes(parts: CaseParts): Handlers<keyof typeof contractPaperCalls> {
  const { db, knowledge } = parts;
  return {
    'application/contractPapers': async (seen, { viewer }) => {
      const row = await findCase(db, seen, viewer);
      const fields = await contractFields(parts, row, viewer);
      const forms = await knowledge.readForms(db, row.applicant);
      return {
        data: forms.map(({ id, name, body }) => ({
          formId: id,
          name,
          versions: PICKER_LANGUAGES.filter((language) => body[language]).map((language) => ({
            language,
            missing: missingIn(body[language] ?? '', fields, language),
          })),
        })),
      };
    },
    'application/contractPaperPdf': async ({ formId, language, ...seen }, context) => {
      const row = await findCase(db, seen, context.viewer);
      const form = (await knowledge.readForms(db, row.applicant)).find(({ id }) => id === formId);
      const text = form?.body[language];
      // Never in another language than the one that is signed.
      if (!form || !text) throw new AppError('not_found');
      const fields = await contractFields(parts, row, context.viewer);
      const missing = missingIn(text, fields, language);
      if (missing.length > 0)
        throw new AppError(
          'invalid_input',
          Object.fromEntries(missing.map((field) => [field, 'required'])),
        );
      const { printContractPaper } = await import('./contract-paper-pdf.ts');
      const data = await printContractPaper(row, form, language, fields(language));
      const made = `${form.name.th} (${language}, ${form.version})`;
      await noteReading(db, 'print', seen, row, context, { contractPaper: { to: made } });
      const name = `${row.reference}-${form.id}-${language}.pdf`;
      return { data, file: { type: 'application/pdf', name, inline: true } };
    },
  };
}

/** What a text asks for and the case does not say. */
function missingIn(text: string, fields: FieldsIn, language: Language) {
  const values = fields(language);
  return fieldsIn(text)
    .filter(isFormField)
    .filter((field) => values[field] === '');
}
