import type { FileStore } from '#server/files/store.ts';
import { readData } from '#server/platform/data-files.ts';
import type { Db } from '#server/platform/db.ts';
import { creditLimit, product, productDetail } from '#server/products/tables.ts';
import { addPictures } from './pictures.ts';
import { asWritten, DEMO, publishedInOrder } from './publishing.ts';
import { Products } from './rows.ts';

/** The products with their bands and the parts of their pages. */
export function readProducts() {
  const { bands, commonParts, products } = readData('demo/products.json', Products);
  return products.map((row) => ({
    ...row,
    bands: row.bands.map((name) => bands[name]),
    parts: row.parts.map((part) => (typeof part === 'string' ? commonParts[part] : part)),
  }));
}

export async function loadDemoProducts(tx: Db, store: FileStore): Promise<void> {
  const products = readProducts();
  const pictures = await addPictures(tx, store, products);
  for (const [index, { key, alt: _, bands, parts, ...row }] of products.entries()) {
    const [inserted] = await tx
      .insert(product)
      .values({ ...publishedInOrder(row, index), pictureId: pictures.get(key) ?? null })
      .returning({ id: product.id });
    if (!inserted) throw new Error('The demo product was not inserted.');
    const productId = inserted.id;
    await tx.insert(creditLimit).values(bands.map((band) => ({ ...band, ...DEMO, productId })));
    await tx.insert(productDetail).values(
      parts.map((part, place) => ({
        ...publishedInOrder(asWritten(part), place),
        kind: 'text' as const,
        productId,
      })),
    );
  }
}
