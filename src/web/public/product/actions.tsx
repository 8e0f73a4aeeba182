import { ButtonLink } from '../../ui/button.tsx';
import { useTexts } from '../texts.ts';
import styles from './product.module.css';

/** Both lead on with the product chosen. */
export function Actions({ id, open }: { id: number; open: boolean }) {
  const { products } = useTexts();
  return (
    <div className={styles.actions}>
      <ButtonLink href={`/Cal?product=${id}`} wide>
        {products.calculate}
      </ButtonLink>
      {open ? (
        <ButtonLink href={`/Register?product=${id}`} variant="secondary" wide>
          {products.applyThis}
        </ButtonLink>
      ) : (
        <p>{products.closed}</p>
      )}
    </div>
  );
}
