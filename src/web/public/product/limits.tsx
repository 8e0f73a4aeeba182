import { formatNumber } from '../../i18n/format.ts';
import { useTelephone } from '../layout/contact.ts';
import { useTexts } from '../texts.ts';
import styles from './limits.module.css';
import type { Band } from './load-product.ts';

/** What the product lends, to whom. */
export function Limits({ bands }: { bands: readonly Band[] }) {
  const { products } = useTexts();
  const telephone = useTelephone();
  return (
    <section className={styles.limits} aria-labelledby="limits">
      <h2 id="limits">{products.limitsTitle}</h2>
      {bands.length === 0 ? (
        <p>
          {products.noLimits} <a href={telephone.href}>{telephone.shown}</a>
        </p>
      ) : (
        <>
          <table>
            <thead>
              <tr>
                <th scope="col">{products.borrower}</th>
                <th scope="col">{products.minimum}</th>
                <th scope="col">{products.maximum}</th>
              </tr>
            </thead>
            <tbody>
              {bands.map((band) => (
                <tr key={band.id}>
                  <th scope="row">
                    <Borrower band={band} />
                  </th>
                  <td>{formatNumber(band.minimum)}</td>
                  <td>{formatNumber(band.maximum)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={styles.note}>{products.limitsNote}</p>
        </>
      )}
    </section>
  );
}

/** The band's own name is told only where it says more than whom it is for. */
function Borrower({ band }: { band: Band }) {
  const { products } = useTexts();
  const { name, individual, company } = band;
  const who =
    individual && company ? products.both : individual ? products.person : products.company;
  return (
    <>
      {who}
      {name && name !== who && <small>{name}</small>}
    </>
  );
}
