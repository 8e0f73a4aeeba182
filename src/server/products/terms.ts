import { and, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { LoanTerms } from '#contract/products/terms.ts';
import type { Db } from '#server/platform/db.ts';
import { productTerms } from './tables.ts';

type Row = typeof productTerms.$inferSelect;
type Applicant = 'individual' | 'company';

/**
 * The published terms of products that have begun, those that count first: of several for the same
 * applicant the newest, and of those that begin together the one written last.
 */
export async function listBegunTerms(db: Db, productId?: number): Promise<Row[]> {
  return db
    .select()
    .from(productTerms)
    .where(
      and(
        eq(productTerms.published, true),
        isNull(productTerms.deletedAt),
        lte(productTerms.publishFrom, sql`now()`),
        productId === undefined ? undefined : eq(productTerms.productId, productId),
      ),
    )
    .orderBy(desc(productTerms.publishFrom), desc(productTerms.id));
}

/** Those that count for such an applicant now. */
export function termsFor(begun: readonly Row[], applicant: Applicant, now: Date): Row | undefined {
  return begun.find(
    (row) => row[applicant] && (row.publishUntil === null || row.publishUntil > now),
  );
}

/** The highest rates that count for anybody now, in percent a year; none where there are no terms. */
export async function highestRates(
  db: Db,
): Promise<Record<'interest' | 'late', number | undefined>> {
  const begun = Object.values(Object.groupBy(await listBegunTerms(db), (row) => row.productId));
  const counting = begun.flatMap((rows = []) =>
    (['individual', 'company'] as const).flatMap(
      (applicant) => termsFor(rows, applicant, new Date()) ?? [],
    ),
  );
  if (counting.length === 0) return { interest: undefined, late: undefined };
  return {
    interest: Math.max(...counting.map((row) => row.uncheckedRateTo ?? row.rateTo)),
    late: Math.max(...counting.map((row) => row.lateInterestPercent)),
  };
}

/** What costs are worked out from, of a product for such an applicant; undefined where nothing says. */
export async function findTerms(
  db: Db,
  productId: number,
  applicant: Applicant,
): Promise<LoanTerms | undefined> {
  const row = termsFor(await listBegunTerms(db, productId), applicant, new Date());
  return row && costsOf(row);
}

export function costsOf(row: Row): LoanTerms {
  return {
    rateKind: row.rateKind,
    rateFrom: row.rateFrom,
    rateTo: row.rateTo,
    uncheckedRateFrom: row.uncheckedRateFrom,
    uncheckedRateTo: row.uncheckedRateTo,
    repayment: row.repayment,
    interestOnlyMonths: row.interestOnlyMonths,
    longestMonths: row.longestMonths,
    appraisalFee: row.appraisalFee,
    registrationPercent: row.registrationPercent,
    registrationCap: row.registrationCap,
    stampPercent: row.stampPercent,
    stampCap: row.stampCap,
    earlySettlementPercent: row.earlySettlementPercent,
    earlySettlementMonths: row.earlySettlementMonths,
    lateInterestPercent: row.lateInterestPercent,
  };
}
