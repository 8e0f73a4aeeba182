import { AppError } from '#contract/errors.ts';
import type { referenceCalls } from '#contract/reference/reference.ts';
import type { Handlers } from '#server/platform/call-routes.ts';
import type { Db } from '#server/platform/db.ts';
import { resourceRoutes } from '#server/resource/kind.ts';
import { referenceKinds } from './maintenance.ts';
import type { ProductChoices } from './maintenance-products.ts';

/** The kinds that can be for some products only. */
const OF_PRODUCTS: ReadonlySet<string> = new Set(['uploadType', 'guaranteeType']);

export function referenceRoutes(
  db: Db,
  products: ProductChoices,
): Handlers<keyof typeof referenceCalls> {
  const kinds = referenceKinds(products);
  return {
    ...resourceRoutes(db, kinds.uploadType),
    ...resourceRoutes(db, kinds.guaranteeType),
    ...resourceRoutes(db, kinds.rejectReason),
    ...resourceRoutes(db, kinds.receiveChannel),
    ...resourceRoutes(db, kinds.convenientTime),
    'reference/products': async ({ resource }) => {
      if (!OF_PRODUCTS.has(resource)) throw new AppError('not_found');
      return { data: await products(db) };
    },
  };
}
