import { z } from 'zod';
import { defineCall, FileBody } from '#contract/call.ts';
import { FORM_FIELDS } from '#contract/contract-forms/form-fields.ts';
import { PICKER_LANGUAGES } from '#contract/language.ts';
import { LocalizedText } from '#contract/localized.ts';
import { Id } from './case-input.ts';
import { StaffResource } from './case-shapes.ts';

const ContractPaper = z.object({
  formId: z.int(),
  name: LocalizedText,
  /** In which languages it is written, and what each wants that the case does not say yet. */
  versions: z.array(
    z.object({ language: z.enum(PICKER_LANGUAGES), missing: z.array(z.enum(FORM_FIELDS)) }),
  ),
});
export type ContractPaper = z.infer<typeof ContractPaper>;

/** Papers to sign, filled from a case. */
export const contractPaperCalls = {
  'application/contractPapers': defineCall({
    access: 'resource.view',
    summary: 'The papers that can be made of a case, each with what is missing for it.',
    input: z.object({ resource: StaffResource, id: Id }),
    output: z.object({ data: z.array(ContractPaper) }),
  }),
  'application/contractPaperPdf': defineCall({
    access: 'RegisterMaint.edit',
    summary:
      'Makes a paper of a case; refused while something is missing, by its name. Who makes it is recorded.',
    input: z.object({
      resource: StaffResource,
      id: Id,
      formId: Id,
      language: z.enum(PICKER_LANGUAGES),
    }),
    output: FileBody,
    file: { type: 'application/pdf', name: 'paper.pdf' },
  }),
};
