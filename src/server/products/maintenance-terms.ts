import { and, eq, gt, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { AppError, type FieldErrors } from '#contract/errors.ts';
import { REPAYMENTS } from '#contract/products/repayment.ts';
import { RATE_KINDS, type Tariff } from '#contract/products/terms.ts';
import { nameOrder } from '#server/platform/columns.ts';
import type { Db } from '#server/platform/db.ts';
import { inState } from '#server/platform/publish-states.ts';
import { isPublished } from '#server/platform/published.ts';
import type { InputOfKind, KindOf } from '#server/resource/kind.ts';
import { plainKind } from '#server/resource/plain-kind.ts';
import {
  choiceColumn,
  flagColumn,
  localizedColumns,
  numberColumn,
  percentColumn,
  publishSheet,
} from '#server/resource/sheet-columns.ts';
import { byThaiName, referenceColumn } from '#server/resource/sheet-references.ts';
import { readProductChoices } from './choices.ts';
import { demandOwners, demandProduct } from './maintenance.ts';
import { product, productTerms } from './tables.ts';

const plain = plainKind('productTerms', productTerms);

const NUMBERS = [
  'interestOnlyMonths',
  'longestMonths',
  'appraisalFee',
  'registrationPercent',
  'registrationCap',
  'stampPercent',
  'stampCap',
  'earlySettlementPercent',
  'earlySettlementMonths',
  'lateInterestPercent',
];

const numberOrPercent = (name: string, options: { required: boolean }) =>
  name.endsWith('Percent') ? percentColumn(name, options) : numberColumn(name, options);

/** Rates and fees; `readTariff` knows what they may not go beyond. */
export const productTermsKind = (
  readTariff: (db: Db) => Promise<Tariff>,
): KindOf<'productTerms'> => ({
  ...plain,
  sorts: {
    publishFrom: productTerms.publishFrom,
    name: nameOrder(productTerms.name),
    updatedAt: productTerms.updatedAt,
  },
  filter: ({ productId, state }) =>
    and(
      productId === undefined ? undefined : eq(productTerms.productId, productId),
      inState(productTerms, state),
    ),
  sheet: [
    referenceColumn('productId', byThaiName(readProductChoices), { required: true }),
    ...localizedColumns('name', { required: true }),
    flagColumn('individual'),
    flagColumn('company'),
    choiceColumn('rateKind', RATE_KINDS, { required: true }),
    percentColumn('rateFrom', { required: true }),
    percentColumn('rateTo', { required: true }),
    percentColumn('uncheckedRateFrom', { empty: null }),
    percentColumn('uncheckedRateTo', { empty: null }),
    choiceColumn('repayment', REPAYMENTS, { required: true }),
    ...NUMBERS.map((name) => numberOrPercent(name, { required: true })),
    ...publishSheet(),
  ],
  matchedBy: ['name.th', 'productId', 'publishFrom'],
  read: readTerms,
  nameOf: ({ name, productName }) => `${productName.th ?? ''}: ${name.th ?? ''}`,
  beforeSave: async (tx, { values }) => {
    await demandProduct(tx, values.productId);
    demandLawful(values, await readTariff(tx));
  },
  beforeRestore: demandOwners,
});

/** Refuses rates above the highest that may be agreed on. */
function demandLawful(values: InputOfKind<'productTerms'>, tariff: Tariff): void {
  const { highestRate, highestLateInterest } = tariff;
  const above: FieldErrors = {
    ...(values.rateTo > highestRate && { rateTo: 'above_law' }),
    ...((values.uncheckedRateTo ?? 0) > highestRate && { uncheckedRateTo: 'above_law' }),
    ...(values.lateInterestPercent > highestLateInterest && { lateInterestPercent: 'above_law' }),
  };
  if (Object.keys(above).length > 0) throw new AppError('invalid_input', above);
}

async function readTerms(db: Db, ids: number[]) {
  const rows = await plain.read(db, ids);
  const besides = await db
    .select({ id: productTerms.id, productName: product.name, superseded: isSuperseded(db) })
    .from(productTerms)
    .innerJoin(product, eq(product.id, productTerms.productId))
    .where(inArray(productTerms.id, ids));
  const found = new Map(besides.map((row) => [row.id, row]));
  return rows.map((row) => ({
    ...row,
    productName: found.get(row.id)?.productName ?? {},
    superseded: found.get(row.id)?.superseded ?? false,
  }));
}

/** Whether newer ones count for everybody that these are for. */
function isSuperseded(db: Db) {
  const newer = alias(productTerms, 'newer');
  const begunLater = or(
    gt(newer.publishFrom, productTerms.publishFrom),
    and(eq(newer.publishFrom, productTerms.publishFrom), gt(newer.id, productTerms.id)),
  );
  const found = db
    .select({ one: sql`1` })
    .from(newer)
    .where(
      and(
        eq(newer.productId, productTerms.productId),
        isPublished(newer),
        begunLater,
        gte(newer.individual, productTerms.individual),
        gte(newer.company, productTerms.company),
      ),
    );
  return sql<boolean>`${productTerms.published} and ${isNull(productTerms.deletedAt)} and exists (${found})`;
}
