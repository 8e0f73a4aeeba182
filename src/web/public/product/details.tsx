import { Picture } from '../../ui/picture.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Phrases } from '../brand/phrases.tsx';
import { useTelephone } from '../layout/contact.ts';
import { useTexts } from '../texts.ts';
import type { Detail, Pictures } from './load-product.ts';
import styles from './product.module.css';

/** How wide a picture stands in the column of text. */
export const DETAIL_SIZES = '(min-width: 60rem) 42rem, 100vw';

type DetailsProps = { details: readonly Detail[]; pictures: Pictures };

/** The texts and pictures of the product's page, in the order staff gave them. */
export function Details({ details, pictures }: DetailsProps) {
  const { products } = useTexts();
  const telephone = useTelephone();
  if (details.length === 0) {
    return (
      <p>
        {products.noDetails} <a href={telephone.href}>{telephone.shown}</a>
      </p>
    );
  }
  return (
    <div className={styles.details}>
      {details.map((detail) =>
        detail.kind === 'text' ? (
          <section key={detail.id} aria-labelledby={`detail-${detail.id}`}>
            <h2 id={`detail-${detail.id}`}>
              <Phrases text={detail.name} />
            </h2>
            <RichText nodes={detail.detail} pictures={pictures} />
          </section>
        ) : (
          <DetailPicture key={detail.id} name={detail.name} picture={pictures[detail.pictureId]} />
        ),
      )}
    </div>
  );
}

/** A picture that is not encoded yet leaves no hole. */
function DetailPicture({ name, picture }: { name: string; picture: Pictures[number] }) {
  if (!picture) return null;
  return (
    <figure>
      <Picture picture={picture} sizes={DETAIL_SIZES} />
      {name && <figcaption>{name}</figcaption>}
    </figure>
  );
}
