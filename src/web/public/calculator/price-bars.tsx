import type { Estimate, PriceName, Share } from '#contract/products/calculator.ts';
import { formatBaht, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { useTexts } from '../texts.ts';
import styles from './bars.module.css';

type PriceBarProps = {
  estimate: Estimate;
  name: PriceName;
  /** What the price was made of, where it was not given whole. */
  source?: React.ReactNode;
  /** What the lower of the two prices is for the answer. */
  mark: string;
};

/** A price as a bar, the part of it that can be lent filled, and the lower bound across it. */
export function PriceBar({ estimate, name, source, mark }: PriceBarProps) {
  const language = useLanguage();
  const { calculator: texts } = useTexts();
  const { price, percent, amount }: Share = estimate[name];
  const isLower = estimate.lower === name;
  const longest = Math.max(estimate.government.price, estimate.market.price);
  const lowest = estimate[estimate.lower].amount;
  const along = (satang: number) => Math.round((satang / longest) * 1000);
  return (
    <div className={styles.row} data-lower={isLower}>
      <p className={styles.line}>
        <span>{texts[name]}</span> <span>{formatBaht(price / 100, language)}</span>
      </p>
      {source && <p className={`${styles.line} ${styles.soft}`}>{source}</p>}
      <svg
        aria-hidden="true"
        className={styles.bar}
        viewBox="0 0 1000 20"
        preserveAspectRatio="none"
        height="20"
      >
        <rect className={styles.whole} y="2" width={along(price)} height="16" />
        <rect className={styles.lent} y="2" width={along(amount)} height="16" />
        <path className={styles.limit} d={`M${along(lowest)} 0v20`} />
      </svg>
      <p className={styles.line}>
        <strong>
          {texts.answer.share(`${formatNumber(percent)}%`, formatBaht(amount / 100, language))}
        </strong>
        {isLower && <span className={styles.mark}>{mark}</span>}
      </p>
    </div>
  );
}
