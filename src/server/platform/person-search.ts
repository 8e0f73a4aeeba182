import { inArray, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Wanted } from './person-source.ts';

/** Where the numbers and addresses of people lie as digests. */
type Places = Record<'ids' | 'phones' | 'emails', readonly AnyPgColumn[]>;

/** Rows that have any of what is wanted; nothing where nothing of it was asked. */
export function byDigests(
  { ids, phones, emails }: Places,
  { idDigests, phoneDigests, emailDigests }: Wanted,
): SQL | undefined {
  const anyOf = (columns: readonly AnyPgColumn[], digests: string[]) =>
    digests.length > 0 ? columns.map((column) => inArray(column, digests)) : [];
  return or(
    ...anyOf(ids, idDigests),
    ...anyOf(phones, phoneDigests),
    ...anyOf(emails, emailDigests),
  );
}
