import type { Offers } from '#server/apply/parts.ts';
import { policyInForce } from '#server/pages/queries.ts';
import type { Db } from '#server/platform/db.ts';
import { listOfferedProducts } from '#server/products/offered.ts';
import { readOffered } from '#server/reference/offered.ts';

/** What applicants can apply for and choose from, as the other features have it. */
export async function readOffers(db: Db): Promise<Offers> {
  return {
    products: await listOfferedProducts(db),
    ...(await readOffered(db)),
    policy: await policyInForce(db),
  };
}
