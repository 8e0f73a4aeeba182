import { CallError } from '../../api/call.ts';
import { explainBroken } from '../states/broken-record.ts';
import type { OfficeTexts } from '../texts.th.ts';

type Texts = OfficeTexts['resource'];

/** What to tell somebody whose call failed; where it is about another thing, that one by name. */
export function explainFailure(texts: Texts, error: unknown): string {
  if (error instanceof CallError && error.reason === 'broken_record')
    return explainBroken(texts, error);
  const codes = error instanceof CallError ? Object.values(error.fields) : [];
  const named = codes.flatMap((code) => explainNamed(texts, code) ?? [])[0];
  if (named) return named;
  const reason = error instanceof CallError ? error.reason : 'other';
  const { reasons } = texts;
  return reason in reasons ? reasons[reason as keyof typeof reasons] : reasons.other;
}

/** The texts to put at the fields that the server refused. */
export function explainFields(texts: Texts, error: CallError): Record<string, string> {
  return Object.fromEntries(
    Object.entries(error.fields).map(([field, code]) => [
      field.replace(/^values\./, ''),
      explainCode(texts, code),
    ]),
  );
}

/** What is wrong with a field. */
export function explainCode(texts: Texts, code: string): string {
  const { fieldErrors } = texts;
  return (
    explainNamed(texts, code) ??
    (code in fieldErrors ? fieldErrors[code as keyof typeof fieldErrors] : fieldErrors.invalid)
  );
}

/** Why one of many was left as it is. */
export function explainRefused(
  { fieldErrors, reasons }: Texts,
  { reason, fields }: { reason: string; fields: Record<string, string> },
): string {
  const code = Object.values(fields).find((one) => one in fieldErrors);
  if (code) return fieldErrors[code as keyof typeof fieldErrors];
  return reason in reasons ? reasons[reason as keyof typeof reasons] : reasons.other;
}

/** A code may carry the name of what stands in the way: `overlaps:Small loans`. */
function explainNamed({ namedErrors }: Texts, code: string): string | undefined {
  const [kind = '', ...name] = code.split(':');
  if (name.length === 0 || !(kind in namedErrors)) return undefined;
  return namedErrors[kind as keyof typeof namedErrors](name.join(':'));
}
