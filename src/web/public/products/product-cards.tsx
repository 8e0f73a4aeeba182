import { formatBahtRange } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Card } from '../../ui/card.tsx';
import { Prose } from '../../ui/prose.tsx';
import { ParcelGlyph } from '../brand/parcel-glyph.tsx';
import { Phrases } from '../brand/phrases.tsx';
import { useTexts } from '../texts.ts';
import styles from './product-cards.module.css';

type ProductSummary = {
  id: number;
  name: string;
  summary: string;
  /** Of the widest band; null where no band is set. */
  minimum: number | null;
  maximum: number | null;
};

type ProductCardsProps = {
  products: readonly ProductSummary[];
  /** On a phone without their summaries. */
  brief?: boolean;
};

export function ProductCards({ products, brief = false }: ProductCardsProps) {
  return (
    <ul className={styles.products} data-brief={brief || undefined}>
      {products.map((product) => (
        <li key={product.id}>
          <ParcelGlyph seed={product.id} />
          <Card
            title={<Phrases text={product.name} />}
            level={3}
            brief={brief}
            href={`/Product?id=${product.id}`}
            footer={<Band {...product} />}
          >
            <Prose>{product.summary}</Prose>
          </Card>
        </li>
      ))}
    </ul>
  );
}

function Band({ minimum, maximum }: Pick<ProductSummary, 'minimum' | 'maximum'>) {
  const language = useLanguage();
  const { products } = useTexts();
  if (minimum === null || maximum === null) return products.bandLater;
  return (
    <dl className={styles.band}>
      <dt>{products.band}</dt>
      <dd>{formatBahtRange(minimum, maximum, language)}</dd>
    </dl>
  );
}
