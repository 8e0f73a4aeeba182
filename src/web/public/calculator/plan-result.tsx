import { formatBaht, formatRate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Prose } from '../../ui/prose.tsx';
import { useTexts } from '../texts.ts';
import type { Plan } from './plan.ts';
import { paymentsOf } from './plan-payments.ts';

type Styles = Record<string, string>;

type PlanResultProps = {
  plan: Plan | undefined;
  /** Where to apply for it; none while applications are closed. */
  apply: string | undefined;
  /** Of the sheet that is there from the first paint on. */
  styles: Styles;
};

/** What is paid every month, and what it all comes to. */
export function PlanResult({ plan, apply, styles }: PlanResultProps) {
  const { plan: texts } = useTexts().calculator;
  return (
    <div className={styles.result}>
      {/* Only the instalments are announced while somebody types. */}
      <div role="status" className={styles.instalments}>
        {plan ? <Instalments plan={plan} styles={styles} /> : <p>{texts.correct}</p>}
      </div>
      {plan && <Costs plan={plan} styles={styles} />}
      {plan && apply && (
        <div className={styles.apply}>
          <ButtonLink href={apply}>{texts.apply}</ButtonLink>
        </div>
      )}
    </div>
  );
}

type PartProps = { plan: Plan; styles: Styles };

function Instalments({ plan, styles }: PartProps) {
  const { plan: texts } = useTexts().calculator;
  const language = useLanguage();
  const baht = (satang: number) => formatBaht(satang / 100, language);
  return (
    <>
      <p className={styles.wish}>
        {texts.wish(baht(plan.amount), texts.monthsOf(plan.months), formatRate(plan.rate))}
      </p>
      {paymentsOf(plan.quote, texts).map(([when, payment]) => (
        <p key={when}>
          {when} <strong>{baht(payment)}</strong>
        </p>
      ))}
    </>
  );
}

function Costs({ plan, styles }: PartProps) {
  const { plan: texts } = useTexts().calculator;
  const language = useLanguage();
  const baht = (satang: number) => formatBaht(satang / 100, language);
  const { fees, total, effective } = plan.quote;
  return (
    <>
      <dl className={styles.costs}>
        <Cost name={texts.totalInterest} value={baht(total.interest)} />
        <Cost name={texts.totalPaid} value={baht(total.payment)} />
        <Cost name={texts.fees} value={baht(fees.total)}>
          <dd className={styles.parts}>
            {(['appraisal', 'registration', 'stamp'] as const).map((fee) => (
              <span key={fee}>
                {texts[fee]} {baht(fees[fee])}
              </span>
            ))}
          </dd>
        </Cost>
        {effective !== undefined && (
          <Cost name={texts.effective} value={formatRate(Math.round(effective * 100) / 100)} />
        )}
      </dl>
      <p className={styles.note}>
        <Prose>{texts.note}</Prose> {plan.terms.rateKind === 'floating' && texts.floating}
      </p>
    </>
  );
}

function Cost(props: { name: string; value: string; children?: React.ReactNode }) {
  return (
    <div>
      <dt>
        <Prose>{props.name}</Prose>
      </dt>
      <dd>{props.value}</dd>
      {props.children}
    </div>
  );
}
