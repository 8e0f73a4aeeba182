import { formatHundredths, parseNumber } from '#contract/products/calculator.ts';

/** The form's fields, which are the address's parameters. */
const FIELD_NAMES = [
  'government',
  'governmentPer',
  'market',
  'marketPer',
  'rai',
  'ngan',
  'wah',
  'product',
  'type',
  'amount',
  'months',
  'bureau',
  'rate',
] as const;

type FieldName = (typeof FIELD_NAMES)[number];

/** As typed, so that nothing a visitor wrote is lost. */
export type Fields = Record<FieldName, string>;

/** The numbers that ask for an answer, and all of them: written with grouping once they are left. */
const ASKED = ['government', 'market', 'rai', 'ngan', 'wah'];
const NUMBERS: ReadonlySet<string> = new Set([...ASKED, 'amount']);

export function readFields(parameters: URLSearchParams): Fields {
  const entries = FIELD_NAMES.map((name) => [name, (parameters.get(name) ?? '').trim()]);
  return Object.fromEntries(entries) as Fields;
}

export function readForm(form: HTMLFormElement): Fields {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return readFields(new URLSearchParams(entries));
}

/** A number as the field shows it once left; anything else stays as it was typed. */
export function tidyNumber(name: string, text: string): string {
  const { value } = NUMBERS.has(name) ? parseNumber(text) : {};
  return value === undefined ? text : formatHundredths(value);
}

export function tidyFields(fields: Fields): Fields {
  const entries = FIELD_NAMES.map((name) => [name, tidyNumber(name, fields[name])]);
  return Object.fromEntries(entries) as Fields;
}

/** Whether an answer was asked for: a chosen product alone is not yet a question. */
export function isAsked(parameters: URLSearchParams): boolean {
  return ASKED.some((name) => parameters.has(name));
}

/** The shortest address that gives the same fields. */
export function writeSearch(fields: Fields): string {
  const parameters = new URLSearchParams();
  for (const name of FIELD_NAMES) {
    const text = tidyNumber(name, fields[name]);
    const value = NUMBERS.has(name) ? text.replaceAll(',', '') : text;
    if (value !== '') parameters.set(name, value);
  }
  return parameters.toString();
}
