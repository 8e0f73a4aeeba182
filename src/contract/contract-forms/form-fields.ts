/** What a contract form can be filled with from a case, by the names that stand in braces in its text. */
export const FORM_FIELDS = [
  'reference',
  'today',
  'lender',
  'lenderNumber',
  'lenderAddress',
  'applicant',
  'officialNumber',
  'birthday',
  'address',
  'phone',
  'email',
  'signer',
  'product',
  'amount',
  'rate',
  'effectiveRate',
  'months',
  'instalment',
  'fees',
  'earlySettlement',
  'lateInterest',
  'conditions',
  'offeredOn',
  'offerUntil',
  'deeds',
  'deedCount',
  'contractNumber',
  'paidOn',
  'paidAmount',
  'officer',
] as const;
export type FormField = (typeof FORM_FIELDS)[number];

/** What only an offer says. */
export const OFFER_FIELDS: ReadonlySet<FormField> = new Set([
  'rate',
  'effectiveRate',
  'months',
  'instalment',
  'fees',
  'earlySettlement',
  'lateInterest',
  'conditions',
  'offeredOn',
  'offerUntil',
]);

const BRACED = /\{([^{}]*)\}/g;

/**
 * What a text has in braces, known or not, each once; a brace without its other counts as a name that
 * nobody knows. Marks inside of braces, such as a bold letter, are not part of the name.
 */
export function fieldsIn(text: string): string[] {
  const bare = text.replaceAll(/<[^<>]*>/g, '');
  const names = [...bare.matchAll(BRACED)].map(([, name = '']) => name);
  const single = bare.replaceAll(BRACED, '').match(/[{}]/)?.[0];
  return [...new Set(single ? [...names, single] : names)];
}

export function isFormField(name: string): name is FormField {
  return (FORM_FIELDS as readonly string[]).includes(name);
}

/** A text with its fields in place; what is not known stays as it is. */
export function fillFields(text: string, said: (field: FormField) => string): string {
  return text.replace(BRACED, (braced, name: string) => (isFormField(name) ? said(name) : braced));
}
