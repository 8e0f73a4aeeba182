import { AppError } from '#contract/errors.ts';
import type { LocalizedText } from '#contract/localized.ts';
import type { Db } from '#server/platform/db.ts';

/** The products that something can be for; those who keep products hand this in. */
export type ProductChoices = (db: Db) => Promise<Array<{ id: number; name: LocalizedText }>>;

type Chosen = { productIds: number[] };

/** Refuses products that are not there; one that went since it was chosen may stay. */
export function productsAreThere(products: ProductChoices) {
  return async (tx: Db, { before, values }: { before: Chosen | undefined; values: Chosen }) => {
    const added = values.productIds.filter((id) => !before?.productIds.includes(id));
    if (added.length === 0) return;
    const known = new Set((await products(tx)).map(({ id }) => id));
    if (!added.every((id) => known.has(id)))
      throw new AppError('invalid_input', { productIds: 'invalid' });
  };
}
