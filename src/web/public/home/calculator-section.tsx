import { estimateLimit, type Rule } from '#contract/products/calculator.ts';
import { formatBaht } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Phrases } from '../brand/phrases.tsx';
import bars from '../calculator/bars.module.css';
import { PriceBar } from '../calculator/price-bars.tsx';
import { useTexts } from '../texts.ts';
import styles from './calculator-section.module.css';
import { Section } from './section.tsx';

/** Land of ordinary size, in satang. */
const EXAMPLE = { government: 420_000_000, market: 650_000_000 };

export function CalculatorSection({ rule }: { rule: Rule }) {
  const { home: texts } = useTexts().calculator;
  return (
    <Section
      id="calculator"
      title={texts.title}
      detail={texts.detail}
      tone="deep"
      beside="halves"
      aside={<PriceForm />}
    >
      <Example rule={rule} />
    </Section>
  );
}

/** Leads to the calculator with both prices filled in; what is missing is said there. */
function PriceForm() {
  const { calculator: texts } = useTexts();
  return (
    <form className={styles.form} method="get" action="/Cal" noValidate>
      {(['government', 'market'] as const).map((name) => (
        <TextField
          key={name}
          name={name}
          label={texts[name]}
          required={texts.required}
          suffix={texts.baht}
          hint={texts[`${name}Hint`]}
          inputMode="decimal"
          autoComplete="off"
        />
      ))}
      <Button type="submit" wide>
        {texts.submit}
      </Button>
    </form>
  );
}

function Example({ rule }: { rule: Rule }) {
  const language = useLanguage();
  const { calculator: texts } = useTexts();
  const baht = (satang: number) => formatBaht(satang / 100, language);
  const example = estimateLimit(EXAMPLE, rule, undefined);
  return (
    <figure className={`${styles.example} ${bars.bars}`}>
      <figcaption>
        <span className={styles.label}>{texts.home.example}</span>{' '}
        <Phrases
          text={texts.home.exampleTitle(baht(example.government.price), baht(example.market.price))}
        />
      </figcaption>
      <PriceBar estimate={example} name="government" mark={texts.answer.decides} />
      <PriceBar estimate={example} name="market" mark={texts.answer.decides} />
      <p className={styles.limit}>
        {texts.answer.limit} <strong>{baht(example.rounded)}</strong>
      </p>
      <p className={styles.note}>
        {texts.answer.rounded(formatBaht(rule.rounding, language))} · {texts.home.note}
      </p>
    </figure>
  );
}
