import { formatBaht } from '../../i18n/format.ts';
import { useLanguage, useTexts } from '../../i18n/texts.ts';
import { Phrases } from '../brand/phrases.tsx';
import styles from './calculator-section.module.css';
import { PriceBar } from './price-bar.tsx';
import { Section } from './section.tsx';
import { TERMS } from './terms.ts';
import { workOut } from './worked-example.ts';

const EXAMPLE = workOut({ government: 4_200_000, market: 6_500_000 });

export function CalculatorSection() {
  const language = useLanguage();
  const { calculator: texts } = useTexts().home;
  const baht = (amount: number) => formatBaht(amount, language);
  const { government, market, limit, decides } = EXAMPLE;
  const longest = Math.max(government.price, market.price);
  return (
    <Section
      id="calculator"
      title={texts.title}
      detail={texts.detail}
      tone="deep"
      beside="halves"
      aside={<Rules />}
    >
      <figure className={styles.example}>
        <figcaption>
          <span className={styles.label}>{texts.example}</span>{' '}
          <Phrases text={texts.exampleTitle(baht(government.price), baht(market.price))} />
        </figcaption>
        <PriceBar
          name={texts.government}
          bound={government}
          decides={decides === 'government'}
          longest={longest}
          limit={limit}
        />
        <PriceBar
          name={texts.market}
          bound={market}
          decides={decides === 'market'}
          longest={longest}
          limit={limit}
        />
        <p className={styles.limit}>
          {texts.limit} <strong>{baht(limit)}</strong>
        </p>
        <p className={styles.note}>{texts.note}</p>
      </figure>
    </Section>
  );
}

function Rules() {
  const language = useLanguage();
  const { calculator: texts } = useTexts().home;
  return (
    <ol className={styles.rules}>
      <li>
        <h3>
          <Phrases text={texts.governmentRule(`${TERMS.governmentPercent}%`)} />
        </h3>
        <p>{texts.governmentSource}</p>
      </li>
      <li>
        <h3>
          <Phrases text={texts.marketRule(`${TERMS.marketPercent}%`)} />
        </h3>
        <p>{texts.marketSource}</p>
      </li>
      <li>
        <h3>{texts.lowerRule}</h3>
        <p>{texts.rounding(formatBaht(TERMS.roundedTo, language))}</p>
      </li>
    </ol>
  );
}
