import type { Estimate } from '#contract/products/calculator.ts';
import { formatBaht, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Phrases } from '../brand/phrases.tsx';
import { useTexts } from '../texts.ts';
import styles from './answer.module.css';
import type { Worked } from './work-out.ts';

type HeadlineProps = { worked: Worked; estimate: Estimate };

/** The answer in one number, or in one sentence where there is none. */
export function AnswerHeadline({ worked, estimate }: HeadlineProps) {
  const language = useLanguage();
  const { answer: texts } = useTexts().calculator;
  const { outcome } = estimate;
  if (outcome.kind === 'noBand') return <NoBand worked={worked} />;
  if (outcome.kind === 'tooLow') return <TooLow worked={worked} outcome={outcome} />;
  return (
    <>
      <p>{texts.limit}</p>
      <p className={styles.limit}>{formatBaht(outcome.limit / 100, language)}</p>
      <Deciding worked={worked} estimate={estimate} />
    </>
  );
}

function Deciding({ worked: { product, type }, estimate }: HeadlineProps) {
  const { calculator: texts } = useTexts();
  const { outcome, lower } = estimate;
  if (outcome.kind === 'limit' && outcome.decidedBy === 'maximum') {
    return <p>{texts.answer.decidedByMaximum(product?.name ?? '', texts[type])}</p>;
  }
  const share = `${formatNumber(estimate[lower].percent)}%`;
  return <p>{texts.answer.decidedByShare(share, texts[lower])}</p>;
}

type TooLowProps = {
  worked: Worked;
  outcome: Extract<Estimate['outcome'], { kind: 'tooLow' }>;
};

function TooLow({ worked: { product, type }, outcome: { minimum, needed } }: TooLowProps) {
  const language = useLanguage();
  const { calculator: texts } = useTexts();
  const baht = (satang: number) => formatBaht(satang / 100, language);
  return (
    <>
      <p className={styles.verdict}>
        <Phrases text={texts.answer.tooLow} />
      </p>
      <p>{texts.answer.tooLowDetail(product?.name ?? '', texts[type], baht(minimum))}</p>
      <p>{texts.answer.needed(baht(needed.government), baht(needed.market))}</p>
    </>
  );
}

function NoBand({ worked: { product, type } }: { worked: Worked }) {
  const { calculator: texts } = useTexts();
  return (
    <>
      <p className={styles.verdict}>
        <Phrases text={product ? texts.answer.noBand(texts[type]) : texts.answer.noProduct} />
      </p>
      <p>{product ? texts.answer.noBandDetail(product.name) : texts.answer.noProductDetail}</p>
    </>
  );
}
