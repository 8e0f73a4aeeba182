import type { Db } from '#server/platform/db.ts';
import { creditLimit, product, productDetail } from '#server/products/tables.ts';
import { productDetails } from './product-details.ts';
import { products } from './products.ts';
import { asWritten, DEMO, publishedInOrder } from './publishing.ts';

/** The products with their bands and pages; the pictures are in the products' order. */
export async function loadDemoProducts(tx: Db, pictureIds: readonly number[]): Promise<void> {
  for (const [index, { product: row, bands }] of products.entries()) {
    const [inserted] = await tx
      .insert(product)
      .values({ ...publishedInOrder(row, index), pictureId: pictureIds[index] ?? null })
      .returning({ id: product.id });
    if (!inserted) throw new Error('The demo product was not inserted.');
    const productId = inserted.id;
    await tx.insert(creditLimit).values(bands.map((band) => ({ ...band, ...DEMO, productId })));
    const details = productDetails[index] ?? [];
    await tx.insert(productDetail).values(
      details.map((detail, place) => ({
        ...publishedInOrder(asWritten(detail), place),
        productId,
      })),
    );
  }
}
