import type { FileStore } from '#server/files/store.ts';
import { readData } from '#server/platform/data-files.ts';
import type { Db } from '#server/platform/db.ts';
import { creditLimit, product, productDetail, productTerms } from '#server/products/tables.ts';
import { addPictures } from './pictures.ts';
import { asWritten, DEMO, PUBLISHED, publishedInOrder } from './publishing.ts';
import { Products } from './rows.ts';

/** The products with their bands, their terms and the parts of their pages. */
export function readProducts() {
  const { bands, terms, commonParts, products } = readData('demo/products.json', Products);
  return products.map((row) => ({
    ...row,
    bands: row.bands.map((name) => bands[name]),
    // Terms are for whom the product is lent to, and for nobody else.
    terms: terms.filter((one) =>
      row.bands.some((name) => (name === 'person' ? one.individual : one.company)),
    ),
    parts: row.parts.map((part) => (typeof part === 'string' ? commonParts[part] : part)),
  }));
}

export async function loadDemoProducts(tx: Db, store: FileStore): Promise<void> {
  const products = readProducts();
  const pictures = await addPictures(tx, store, products);
  for (const [index, { key, alt: _, bands, terms, parts, ...row }] of products.entries()) {
    const [inserted] = await tx
      .insert(product)
      .values({ ...publishedInOrder(row, index), pictureId: pictures.get(key) ?? null })
      .returning({ id: product.id });
    if (!inserted) throw new Error('The demo product was not inserted.');
    const productId = inserted.id;
    await tx.insert(creditLimit).values(bands.map((band) => ({ ...band, ...DEMO, productId })));
    await tx.insert(productTerms).values(
      terms.map(({ since, ...row }) => ({
        ...row,
        ...PUBLISHED,
        productId,
        publishFrom: daysAgo(since),
      })),
    );
    await tx.insert(productDetail).values(
      parts.map((part, place) => ({
        ...publishedInOrder(asWritten(part), place),
        kind: 'text' as const,
        productId,
      })),
    );
  }
}

const DAY_MS = 24 * 60 * 60_000;

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
