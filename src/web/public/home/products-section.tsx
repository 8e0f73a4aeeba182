import { ProductCards } from '../products/product-cards.tsx';
import { EmptyState } from '../reading/empty-state.tsx';
import { useTexts } from '../texts.ts';
import type { Product } from './load-home.ts';
import { Section } from './section.tsx';

export function ProductsSection({ products }: { products: readonly Product[] }) {
  const { home } = useTexts();
  return (
    <Section
      id="products"
      title={home.products.title}
      detail={home.products.detail}
      tone="paper"
      all="/Products"
    >
      {products.length === 0 ? (
        <EmptyState title={home.products.emptyTitle} seed={21} />
      ) : (
        <ProductCards products={products} brief />
      )}
    </Section>
  );
}
