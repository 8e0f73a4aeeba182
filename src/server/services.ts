import { articleServices } from './articles/services.ts';
import { branchServices } from './branches/services.ts';
import { documentServices } from './documents/services.ts';
import { pageServices } from './pages/services.ts';
import { readParameters } from './parameters/queries.ts';
import { pictureServices } from './pictures/services.ts';
import type { Db } from './platform/db.ts';
import { productServices } from './products/services.ts';
import { promotionServices } from './promotions/services.ts';

/** What server-rendered pages read. Loaders call these, never the API over HTTP. */
export function createServices(db: Db) {
  return {
    parameters: () => readParameters(db),
    articles: articleServices(db),
    branches: branchServices(db),
    documents: documentServices(db),
    pages: pageServices(db),
    pictures: pictureServices(db),
    products: productServices(db),
    promotions: promotionServices(db),
  };
}

export type Services = ReturnType<typeof createServices>;
