import { readPolicyChange } from '#contract/privacy/policy-change.ts';
import type { RegisterTexts } from './texts.th.ts';

/** The sentence of a code that stands against a field. */
export function messageOf(
  { errors, missing }: RegisterTexts,
  field: string,
  code: string | undefined,
): string | undefined {
  if (code === undefined) return undefined;
  if (readPolicyChange(code) !== undefined) return errors.changed;
  if (code === 'required' && field in missing) return missing[field as keyof typeof missing];
  return code in errors ? errors[code as keyof typeof errors] : errors.invalid;
}

/** The element that a message belongs to. */
export function idOf(field: string): string {
  return `field-${field.replaceAll('.', '-')}`;
}
