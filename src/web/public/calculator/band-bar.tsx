import type { Band } from '#contract/products/calculator.ts';
import { formatBaht } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import styles from './bars.module.css';

/** The band fills this much of the width; what lies outside it is marked beside it, not to scale. */
const FROM = 60;
const TO = 940;

/** The band from its minimum to its maximum, and where the amount in satang lies. */
export function BandBar({ band, amount }: { band: Band; amount: number }) {
  const language = useLanguage();
  return (
    <>
      <svg
        aria-hidden="true"
        className={styles.bar}
        viewBox="0 0 1000 20"
        preserveAspectRatio="none"
        height="20"
      >
        <rect className={styles.whole} y="8" width="1000" height="4" />
        <rect className={styles.lent} x={FROM} y="5" width={TO - FROM} height="10" />
        <path className={styles.limit} d={`M${along(band, amount / 100)} 0v20`} />
      </svg>
      <p className={`${styles.line} ${styles.soft}`}>
        <span>{formatBaht(band.minimum, language)}</span>
        <span>{formatBaht(band.maximum, language)}</span>
      </p>
    </>
  );
}

function along({ minimum, maximum }: Band, baht: number): number {
  if (baht < minimum) return FROM / 2;
  if (baht > maximum) return (TO + 1000) / 2;
  if (minimum === maximum) return TO;
  return Math.round(FROM + ((baht - minimum) / (maximum - minimum)) * (TO - FROM));
}
