import {
  type Estimate,
  formatHundredths,
  type PriceName,
  splitArea,
} from '#contract/products/calculator.ts';
import { formatBaht, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { useTexts } from '../texts.ts';
import styles from './answer.module.css';
import { BandBar } from './band-bar.tsx';
import bars from './bars.module.css';
import { PriceBar } from './price-bars.tsx';
import type { Lending, Worked } from './work-out.ts';

type AnswerStepsProps = { worked: Worked; estimate: Estimate; rule: Lending['rule'] };

/** From the prices to the limit, one line of arithmetic after the other. */
export function AnswerSteps({ worked, estimate, rule }: AnswerStepsProps) {
  const language = useLanguage();
  const { answer: texts } = useTexts().calculator;
  const baht = (satang: number) => formatBaht(satang / 100, language);
  const { outcome } = estimate;
  const sharesDecide = outcome.kind === 'limit' && outcome.decidedBy !== 'maximum';
  const mark = sharesDecide ? texts.decides : texts.lowerMark;
  const source = (name: PriceName) => {
    const { area, sources } = worked;
    const made = sources[name];
    return (
      area !== undefined && made && texts.perWahStep(formatHundredths(area), baht(made.pricePerWah))
    );
  };
  return (
    <>
      <h3 className={styles.stepsTitle}>{texts.steps}</h3>
      <ol className={`${styles.steps} ${bars.bars}`}>
        {worked.area !== undefined && <AreaStep area={worked.area} />}
        <li>
          <PriceBar
            estimate={estimate}
            name="government"
            source={source('government')}
            mark={mark}
          />
        </li>
        <li>
          <PriceBar estimate={estimate} name="market" source={source('market')} mark={mark} />
        </li>
        <li>
          <p className={bars.line}>
            <span>{texts.lower}</span> <span>{baht(estimate[estimate.lower].amount)}</span>
          </p>
          <p className={bars.line}>
            <span>{texts.rounded(formatBaht(rule.rounding, language))}</span>{' '}
            <strong>{baht(estimate.rounded)}</strong>
          </p>
        </li>
        <BandStep worked={worked} estimate={estimate} />
      </ol>
    </>
  );
}

function AreaStep({ area }: { area: number }) {
  const { answer: texts } = useTexts().calculator;
  const { rai, ngan, wah } = splitArea(area);
  return (
    <li className={bars.line}>
      <span>{texts.areaStep(formatNumber(rai), formatNumber(ngan), formatHundredths(wah))}</span>{' '}
      <strong>{texts.areaTotal(formatHundredths(area))}</strong>
    </li>
  );
}

function BandStep({ worked: { product, type }, estimate }: Omit<AnswerStepsProps, 'rule'>) {
  const { calculator: texts } = useTexts();
  const band = product?.[type];
  if (!product || !band) return null;
  return (
    <li className={bars.row}>
      <p>{texts.answer.band(product.name, texts[type])}</p>
      <BandBar band={band} amount={estimate.rounded} />
      <p>
        <strong>{texts.answer[placeInBand(estimate)]}</strong>
      </p>
    </li>
  );
}

function placeInBand({ outcome }: Estimate) {
  if (outcome.kind !== 'limit') return 'belowBand';
  return outcome.decidedBy === 'maximum' ? 'aboveBand' : 'insideBand';
}
