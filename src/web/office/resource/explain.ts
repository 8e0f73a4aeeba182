import { CallError } from '../../api/call.ts';
import type { OfficeTexts } from '../../i18n/office.th.ts';

type Texts = OfficeTexts['resource'];

/** What to tell somebody whose call failed. */
export function explainFailure(texts: Texts, error: unknown): string {
  const reason = error instanceof CallError ? error.reason : 'other';
  const { reasons } = texts;
  return reason in reasons ? reasons[reason as keyof typeof reasons] : reasons.other;
}

/** The texts to put at the fields that the server refused. */
export function explainFields(texts: Texts, error: CallError): Record<string, string> {
  const { fieldErrors } = texts;
  return Object.fromEntries(
    Object.entries(error.fields).map(([field, code]) => [
      field.replace(/^values\./, ''),
      code in fieldErrors ? fieldErrors[code as keyof typeof fieldErrors] : fieldErrors.invalid,
    ]),
  );
}
