import { formatBahtRange } from '../../i18n/format.ts';
import { useLanguage, useTexts } from '../../i18n/texts.ts';
import { Card } from '../../ui/card.tsx';
import { ParcelGlyph } from '../brand/parcel-glyph.tsx';
import { Phrases } from '../brand/phrases.tsx';
import { EmptyState } from './empty-state.tsx';
import type { Product } from './load-home.ts';
import styles from './products-section.module.css';
import { Section } from './section.tsx';

export function ProductsSection({ products }: { products: readonly Product[] }) {
  const { products: texts } = useTexts().home;
  return (
    <Section id="products" title={texts.title} detail={texts.detail} tone="paper">
      {products.length === 0 && <EmptyState title={texts.emptyTitle} seed={21} />}
      <ul className={styles.products}>
        {products.map((product) => (
          <li key={product.id}>
            <ParcelGlyph seed={product.id} />
            <Card title={<Phrases text={product.name} />} footer={<Band {...product} />}>
              {product.summary}
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Band({ minimum, maximum }: { minimum: number | null; maximum: number | null }) {
  const language = useLanguage();
  const { products: texts } = useTexts().home;
  if (minimum === null || maximum === null) return null;
  return (
    <dl className={styles.band}>
      <dt>{texts.band}</dt>
      <dd>{formatBahtRange(minimum, maximum, language)}</dd>
    </dl>
  );
}
