import type { Estimate } from '#contract/products/calculator.ts';
import { formatBaht } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Alert } from '../../ui/alert.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { paymentsOf } from '../calculator/plan-payments.ts';
import { useTexts } from '../texts.ts';
import styles from './carried-estimate.module.css';
import type { Carried, CarriedPlan } from './carry-estimate.ts';

/** What the visitor brought along from the calculator or from a product. */
export function CarriedEstimate({ carried }: { carried: Carried }) {
  const { calculator: texts } = useTexts();
  const { estimate, asked, search } = carried;
  if (estimate?.outcome.kind === 'limit') {
    return <Limit carried={carried} estimate={estimate} limit={estimate.outcome.limit} />;
  }
  if (asked) {
    return (
      <Alert kind="info" title={texts.carried.unusable}>
        <p>
          {texts.carried.unusableDetail}{' '}
          <TextLink href={`/Cal?${search}`}>{texts.carried.review}</TextLink>
        </p>
      </Alert>
    );
  }
  return (
    <section className={styles.estimate} aria-label={texts.product}>
      <Facts carried={carried} />
      <TextLink href={`/Cal?${search}`} variant="onward">
        {texts.submit}
      </TextLink>
    </section>
  );
}

type LimitProps = { carried: Carried; estimate: Estimate; limit: number };

function Limit({ carried, estimate, limit }: LimitProps) {
  const language = useLanguage();
  const { calculator: texts } = useTexts();
  const baht = (satang: number) => formatBaht(satang / 100, language);
  return (
    <section className={styles.estimate} aria-labelledby="carried">
      <h2 id="carried">{texts.carried.title}</h2>
      <p className={styles.limit}>{baht(limit)}</p>
      <Facts carried={carried}>
        <Fact name={texts.government} value={baht(estimate.government.price)} />
        <Fact name={texts.market} value={baht(estimate.market.price)} />
        {carried.plan && <PlanFacts plan={carried.plan} limit={limit} />}
      </Facts>
      <p className={styles.note}>{texts.answer.note}</p>
      <TextLink href={`/Cal?${carried.search}`} variant="onward">
        {texts.carried.change}
      </TextLink>
    </section>
  );
}

/** The wish, and its instalments at the rate that was looked at. */
function PlanFacts({ plan, limit }: { plan: CarriedPlan; limit: number }) {
  const language = useLanguage();
  const { plan: texts } = useTexts().calculator;
  const baht = (satang: number) => formatBaht(satang / 100, language);
  return (
    <>
      {plan.amount !== limit && <Fact name={texts.amount} value={baht(plan.amount)} />}
      <Fact name={texts.months} value={texts.monthsOf(plan.months)} />
      {paymentsOf(plan.quote, texts).map(([when, payment]) => (
        <Fact key={when} name={when} value={baht(payment)} />
      ))}
    </>
  );
}

function Facts({ carried, children }: { carried: Carried; children?: React.ReactNode }) {
  const { calculator: texts } = useTexts();
  return (
    <dl className={styles.facts}>
      <Fact name={texts.product} value={carried.product} />
      <Fact name={texts.applicant} value={texts[carried.type]} />
      {children}
    </dl>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
