import { BULK_FIELDS, type BulkField } from '#contract/resource/bulk-fields.ts';
import { isDay } from '#contract/thai/typed-day.ts';

export type BulkAct =
  | 'publish'
  | 'unpublish'
  | 'from'
  | 'until'
  | 'noEnd'
  | 'activate'
  | 'deactivate'
  | 'choice';
export type BulkValues = Partial<Record<BulkField, unknown>>;

/** Of a kind of thing, by one of its rows: what can be changed of many. */
export function fieldsOfKind(row: object | undefined): BulkField[] {
  return BULK_FIELDS.filter((field) => row && field in row);
}

/** What can be done with many, by the fields that they have. */
export function actsOf(fields: readonly BulkField[], chosen: BulkField | undefined): BulkAct[] {
  const published: BulkAct[] = ['publish', 'unpublish', 'from', 'until', 'noEnd'];
  return [
    ...(fields.includes('published') ? published : []),
    ...(fields.includes('active') ? (['activate', 'deactivate'] as const) : []),
    ...(chosen && fields.includes(chosen) ? (['choice'] as const) : []),
  ];
}

const LAST_MINUTE_MS = 86_340_000;

/** What an act writes; nothing while something is still to be said. */
export function valuesOf(
  act: BulkAct | undefined,
  { day, choice }: { day: string; choice: { field: BulkField; value: number } | undefined },
): BulkValues | undefined {
  const midnight = isDay(day) ? Date.parse(`${day}T00:00:00+07:00`) : Number.NaN;
  const at = (moment: number) =>
    Number.isNaN(moment) ? undefined : new Date(moment).toISOString();
  const [first, last] = [at(midnight), at(midnight + LAST_MINUTE_MS)];
  switch (act) {
    case 'publish':
      return { published: true };
    case 'unpublish':
      return { published: false };
    case 'from':
      return first ? { publishFrom: first } : undefined;
    // To the last minute of the day that is named, as in the form.
    case 'until':
      return last ? { publishUntil: last } : undefined;
    case 'noEnd':
      return { publishUntil: null };
    case 'activate':
      return { active: true };
    case 'deactivate':
      return { active: false };
    case 'choice':
      return choice && { [choice.field]: choice.value };
    case undefined:
      return undefined;
  }
}
