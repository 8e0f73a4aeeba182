import { eq } from 'drizzle-orm';
import type { InputOf } from '#contract/calls.ts';
import { AppError } from '#contract/errors.ts';
import type { productMaintenanceCalls } from '#contract/products/maintenance.ts';
import type { productTermsCalls, Tariff } from '#contract/products/terms.ts';
import { actorOf, recordEvent } from '#server/audit/record.ts';
import type { CallContext, Handlers } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { resourceRoutes } from '#server/resource/kind.ts';
import { demandPublishing } from '#server/resource/publish-right.ts';
import { readProductChoices } from './choices.ts';
import { holdProduct, productKind } from './maintenance.ts';
import { demandWhole, listOrder, productDetailKind } from './maintenance-details.ts';
import { creditLimitKind } from './maintenance-limits.ts';
import { productTermsKind } from './maintenance-terms.ts';
import { product, productDetail } from './tables.ts';

type Calls = keyof typeof productMaintenanceCalls | keyof typeof productTermsCalls;

export function productMaintenanceRoutes(
  db: Db,
  readTariff: (db: Db) => Promise<Tariff>,
): Handlers<Calls> {
  const choices = async () => ({ data: await readProductChoices(db) });
  return {
    ...resourceRoutes(db, productKind),
    ...resourceRoutes(db, productDetailKind),
    ...resourceRoutes(db, creditLimitKind),
    ...resourceRoutes(db, productTermsKind(readTariff)),
    'productDetail/products': choices,
    'creditLimit/products': choices,
    'productTerms/products': choices,
    'productTerms/tariff': async () => ({ data: await readTariff(db) }),
    'productDetail/order': async ({ productId }) => ({ data: await listOrder(db, productId) }),
    'productDetail/arrange': async (input, context) => {
      await db.transaction((tx) => arrange(tx, input, context));
      return { data: null };
    },
  };
}

async function arrange(
  tx: Db,
  { productId, seen, ids }: InputOf<'productDetail/arrange'>,
  { request, viewer }: CallContext,
): Promise<void> {
  // The order is seen at once, and has no draft.
  demandPublishing(viewer, 'productDetail', [{}]);
  // The parts first, then the product, as saving does: otherwise each could wait for the other.
  await tx
    .select({ id: productDetail.id })
    .from(productDetail)
    .where(eq(productDetail.productId, productId))
    .orderBy(productDetail.id)
    .for('update');
  if (!(await holdProduct(tx, productId))) throw new AppError('not_found');
  const before = await listOrder(tx, productId);
  const now = before.map(({ id }) => id);
  if (now.join() !== seen.join()) throw new AppError('conflict');
  demandWhole(now, ids);
  for (const [index, id] of ids.entries()) {
    await tx
      .update(productDetail)
      .set({ position: index + 1 })
      .where(eq(productDetail.id, id));
  }
  const names = new Map(before.map(({ id, name }) => [id, name.th ?? '']));
  const [owner] = await tx.select().from(product).where(eq(product.id, productId));
  await recordEvent(tx, actorOf(request, viewer), {
    action: 'arrange',
    subject: 'ProductMaint',
    subjectName: owner?.name.th ?? '',
    changes: {
      // As one text: a list would show only what came and went.
      order: { from: inWords(now), to: inWords(ids) },
    },
  });

  function inWords(order: readonly number[]): string {
    return order.map((id, index) => `${index + 1}. ${names.get(id)}`).join('\n');
  }
}
