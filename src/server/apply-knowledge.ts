import type { Offers } from './applications/apply-parts.ts';
import { policyInForce } from './pages/queries.ts';
import type { Db } from './platform/db.ts';
import { listOfferedProducts } from './products/offered.ts';
import { readOffered } from './reference/offered.ts';

/** What applicants can apply for and choose from, as the other features have it. */
export async function readOffers(db: Db): Promise<Offers> {
  return {
    products: await listOfferedProducts(db),
    ...(await readOffered(db)),
    policy: await policyInForce(db),
  };
}
