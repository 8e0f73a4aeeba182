import type { z } from 'zod';
import { fieldCode } from '#contract/envelope.ts';
import { AppError, type FieldErrors } from '#contract/errors.ts';

/**
 * Stored content that does not keep its contract, told by the number of the record and its field, so
 * that somebody can mend it; undefined where what is wrong is not a record.
 */
export function brokenRecord(error: z.ZodError, output: object): AppError | undefined {
  const fields: FieldErrors = {};
  for (const issue of error.issues) {
    const at = recordAt(output, issue.path);
    if (!at) return undefined;
    fields[`#${at.id}.${at.field}`] = issue.code === 'custom' ? issue.message : fieldCode(issue);
  }
  return new AppError('broken_record', fields, { cause: error });
}

/** The innermost thing with a number on the way to what is wrong, and the rest of the way. */
function recordAt(output: unknown, path: readonly PropertyKey[]) {
  let value = output;
  let found: { id: number; field: string } | undefined;
  for (const [index, key] of path.entries()) {
    value = (value as Record<PropertyKey, unknown> | null | undefined)?.[key];
    const id = (value as { id?: unknown } | null | undefined)?.id;
    const field = path.slice(index + 1).join('.');
    if (typeof id === 'number' && field) found = { id, field };
  }
  return found;
}

/** The answer of a list without the rows that are wrong, which it names; undefined where it is no list. */
export function withoutBrokenRows(error: z.ZodError, output: object): object | undefined {
  const { data } = output as { data?: { rows?: unknown } };
  if (!data || !Array.isArray(data.rows)) return undefined;
  const wrong = new Map<number, { id: number; field: string }>();
  for (const { path } of error.issues) {
    const [, rows, place, ...field] = path;
    const id = typeof place === 'number' ? data.rows[place]?.id : undefined;
    if (rows !== 'rows' || typeof place !== 'number' || typeof id !== 'number') return undefined;
    if (!wrong.has(place)) wrong.set(place, { id, field: field.join('.') });
  }
  const rows = data.rows.filter((_row, place) => !wrong.has(place));
  return { ...output, data: { ...data, rows, broken: [...wrong.values()] } };
}
