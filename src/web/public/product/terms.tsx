import { formatBaht, formatDate, formatRate, formatRates } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Prose } from '../../ui/prose.tsx';
import { useTexts } from '../texts.ts';
import type { ProductTerms } from './load-product.ts';
import styles from './terms.module.css';

type TermsProps = { terms: readonly ProductTerms[]; past: readonly ProductTerms[] };

/** At what price the product is lent now, and what held before. */
export function Terms({ terms, past }: TermsProps) {
  const { terms: texts } = useTexts().products;
  if (terms.length === 0) return null;
  return (
    <section className={styles.terms} aria-labelledby="terms">
      <h2 id="terms">{texts.title}</h2>
      {terms.map((one) => (
        <div key={one.id}>
          <Borrower terms={one} />
          <Facts terms={one} />
          <Since terms={one} />
        </div>
      ))}
      <p className={styles.note}>
        <Prose>{texts.note}</Prose>
      </p>
      {past.length > 0 && (
        <details>
          <summary>{texts.past}</summary>
          <ul>
            {past.map((one) => (
              <li key={one.id}>
                <Since terms={one} /> {formatRates(one.rateFrom, one.rateTo)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function Borrower({ terms: { individual, company } }: { terms: ProductTerms }) {
  const { products } = useTexts();
  return (
    <h3>
      {individual && company ? products.both : individual ? products.person : products.company}
    </h3>
  );
}

function Since({ terms }: { terms: ProductTerms }) {
  const language = useLanguage();
  const { terms: texts } = useTexts().products;
  return (
    <span className={styles.note}>
      {terms.name} · {texts.since(formatDate(terms.since, language))}
    </span>
  );
}

function Facts({ terms }: { terms: ProductTerms }) {
  const language = useLanguage();
  const { terms: texts } = useTexts().products;
  const baht = (amount: number) => formatBaht(amount, language);
  const capped = (percent: number, cap: number) =>
    percent === 0 ? texts.free : texts.capped(formatRate(percent), baht(cap));
  const { uncheckedRateFrom, uncheckedRateTo } = terms;
  const facts: ReadonlyArray<readonly [name: string, value: string]> = [
    [
      texts.checked,
      `${formatRates(terms.rateFrom, terms.rateTo)} ${texts.rateKinds[terms.rateKind]}`,
    ],
    ...(uncheckedRateFrom !== null && uncheckedRateTo !== null
      ? [[texts.unchecked, formatRates(uncheckedRateFrom, uncheckedRateTo)] as const]
      : []),
    [texts.longest, texts.months(terms.longestMonths)],
    [texts.repayment, texts.repayments[terms.repayment](terms.interestOnlyMonths)],
    [texts.appraisal, terms.appraisalFee === 0 ? texts.free : baht(terms.appraisalFee)],
    [texts.registration, capped(terms.registrationPercent, terms.registrationCap)],
    [texts.stamp, capped(terms.stampPercent, terms.stampCap)],
    [
      texts.early,
      terms.earlySettlementPercent === 0
        ? texts.free
        : texts.within(formatRate(terms.earlySettlementPercent), terms.earlySettlementMonths),
    ],
    [texts.late, texts.perYear(formatRate(terms.lateInterestPercent))],
  ];
  return (
    <dl>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>
            <Prose>{name}</Prose>
          </dt>
          <dd>
            <Prose>{value}</Prose>
          </dd>
        </div>
      ))}
    </dl>
  );
}
