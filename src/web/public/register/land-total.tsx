import { hasBothPrices, landPrices } from '#contract/applications/land-prices.ts';
import { type Satang, satang } from '#contract/money.ts';
import { estimateLimit, parseNumber } from '#contract/products/calculator.ts';
import { formatBaht } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { type ApplyData, bandOf } from './apply-data.ts';
import styles from './carried-estimate.module.css';
import type { Fields } from './fields.ts';
import { useRegisterTexts } from './texts.ts';

/** What all plots are worth together, and what may follow from that. */
export function LandTotal({ fields, data }: { fields: Fields; data: ApplyData }) {
  const { land } = useRegisterTexts();
  const language = useLanguage();
  const plots = fields.deeds.map(({ governmentPrice, marketPrice }) => ({
    governmentPrice: readPrice(governmentPrice),
    marketPrice: readPrice(marketPrice),
  }));
  const { governmentPrice: government, marketPrice: market } = landPrices(plots);
  if (government === 0) return null;
  const halfPriced = plots.some(
    (plot) => !hasBothPrices(plot) && Object.values(plot).some(Boolean),
  );
  const product = data.products.find(({ id }) => String(id) === fields.productId);
  const band = bandOf(product, fields.applicant);
  const { outcome } = estimateLimit({ government, market }, data.rule, band);
  const baht = (satang: number) => formatBaht(satang / 100, language);
  return (
    <section className={styles.estimate} aria-live="polite" aria-label={land.estimate}>
      <h2>{land.estimate}</h2>
      {outcome.kind === 'limit' ? (
        <p className={styles.limit}>{baht(outcome.limit)}</p>
      ) : (
        <p>{land.tooLow}</p>
      )}
      <dl className={styles.facts}>
        <div>
          <dt>{land.allGovernment}</dt>
          <dd>{baht(government)}</dd>
        </div>
        <div>
          <dt>{land.allMarket}</dt>
          <dd>{baht(market)}</dd>
        </div>
      </dl>
      {halfPriced && <p className={styles.note}>{land.halfPriced}</p>}
      <p className={styles.note}>{land.estimateNote}</p>
    </section>
  );
}

function readPrice(typed: string): Satang | undefined {
  const { value } = parseNumber(typed);
  return value === undefined ? undefined : satang(value);
}
