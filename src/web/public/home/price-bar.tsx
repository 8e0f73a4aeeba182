import { formatBaht } from '../../i18n/format.ts';
import { useLanguage, useTexts } from '../../i18n/texts.ts';
import styles from './price-bar.module.css';
import type { WorkedExample } from './worked-example.ts';

type PriceBarProps = {
  name: string;
  bound: WorkedExample['government'];
  decides: boolean;
  /** The price whose bar fills the whole width. */
  longest: number;
  limit: number;
};

/** A price as a bar, the part of it that can be lent filled, and the limit across it. */
export function PriceBar({ name, bound, decides, longest, limit }: PriceBarProps) {
  const language = useLanguage();
  const { calculator: texts } = useTexts().home;
  const along = (amount: number) => Math.round((amount / longest) * 1000);
  return (
    <div className={styles.row} data-decides={decides}>
      <p className={styles.price}>
        <span>{name}</span> <span>{formatBaht(bound.price, language)}</span>
      </p>
      <svg
        aria-hidden="true"
        className={styles.bar}
        viewBox="0 0 1000 20"
        preserveAspectRatio="none"
        height="20"
      >
        <rect className={styles.whole} y="2" width={along(bound.price)} height="16" />
        <rect className={styles.lent} y="2" width={along(bound.amount)} height="16" />
        <path className={styles.limit} d={`M${along(limit)} 0v20`} />
      </svg>
      <p className={styles.share}>
        <strong>{texts.share(`${bound.percent}%`, formatBaht(bound.amount, language))}</strong>
        {decides && <span className={styles.mark}>{texts.decides}</span>}
      </p>
    </div>
  );
}
