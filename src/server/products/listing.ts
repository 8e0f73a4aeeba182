import { and, eq, isNull, max, min, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Language } from '#contract/language.ts';
import { localize } from '#contract/localized.ts';
import type { Band } from '#contract/products/calculator.ts';
import type { Db } from '#server/platform/db.ts';
import { isPublished } from '#server/platform/published.ts';
import { creditLimit, product } from './tables.ts';
import { costsOf, listBegunTerms, termsFor } from './terms.ts';

/**
 * Published products with the widest band each lends in: to anybody, to persons and to companies,
 * where it has one, in whole baht; and the terms that count for either.
 */
export async function listProducts(db: Db, language: Language) {
  const rows = await db
    .select({
      id: product.id,
      name: product.name,
      summary: product.summary,
      minimum: min(creditLimit.minimum),
      maximum: max(creditLimit.maximum),
      personMinimum: lowestFor(creditLimit.individual),
      personMaximum: highestFor(creditLimit.individual),
      companyMinimum: lowestFor(creditLimit.company),
      companyMaximum: highestFor(creditLimit.company),
    })
    .from(product)
    .leftJoin(
      creditLimit,
      and(eq(creditLimit.productId, product.id), isNull(creditLimit.deletedAt)),
    )
    .where(isPublished(product))
    .groupBy(product.id)
    .orderBy(product.position, product.id);
  const begun = await listBegunTerms(db);
  const now = new Date();
  const termsOf = (id: number, applicant: 'individual' | 'company') =>
    termsFor(
      begun.filter(({ productId }) => productId === id),
      applicant,
      now,
    );
  return rows.map((row) => {
    const [person, company] = [termsOf(row.id, 'individual'), termsOf(row.id, 'company')];
    return {
      id: row.id,
      name: localize(row.name, language),
      summary: localize(row.summary, language),
      minimum: row.minimum,
      maximum: row.maximum,
      person: bandOf(row.personMinimum, row.personMaximum),
      company: bandOf(row.companyMinimum, row.companyMaximum),
      personTerms: person && costsOf(person),
      companyTerms: company && costsOf(company),
      /** Since when the newest of them hold. */
      termsSince: newestOf([person?.publishFrom, company?.publishFrom]),
    };
  });
}

function newestOf(days: readonly (Date | undefined)[]): string | undefined {
  const known = days.filter((day) => day !== undefined).map((day) => day.toISOString());
  return known.toSorted().at(-1);
}

function lowestFor(applicant: PgColumn): SQL<number | null> {
  return sql`${min(creditLimit.minimum)} filter (where ${applicant})`.mapWith(Number);
}

function highestFor(applicant: PgColumn): SQL<number | null> {
  return sql`${max(creditLimit.maximum)} filter (where ${applicant})`.mapWith(Number);
}

function bandOf(minimum: number | null, maximum: number | null): Band | undefined {
  return minimum === null || maximum === null ? undefined : { minimum, maximum };
}
