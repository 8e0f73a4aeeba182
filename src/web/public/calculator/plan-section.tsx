import { Suspense } from 'react';
import { Prose } from '../../ui/prose.tsx';
import { Phrases } from '../brand/phrases.tsx';
import { useTexts } from '../texts.ts';
import { type Fields, writeSearch } from './fields.ts';
import { PlanResult, Schedule } from './later-plan.tsx';
import styles from './plan.module.css';
import { PlanFields } from './plan-fields.tsx';
import scheduleStyles from './schedule.module.css';
import type { Problems, Worked } from './work-out.ts';

type PlanSectionProps = {
  ref: React.Ref<HTMLElement>;
  initial: Fields;
  fields: Fields;
  worked: Worked;
  problems: Problems;
  /** Applications are taken. */
  open: boolean;
};

/** From the limit to what is paid every month. */
export function PlanSection({ ref, initial, open, ...now }: PlanSectionProps) {
  const { fields, worked, problems } = now;
  const { plan: texts } = useTexts().calculator;
  const { frame, plan } = worked;
  if (!frame) return <KeptWish fields={fields} />;
  return (
    <section ref={ref} tabIndex={-1} className={styles.plan} aria-labelledby="plan-title">
      <h2 id="plan-title">
        <Phrases text={texts.title} />
      </h2>
      <p className={styles.lead}>
        <Prose>{texts.lead}</Prose>
      </p>
      <div className={styles.columns}>
        <PlanFields
          initial={{ ...initial, ...wishOf(fields) }}
          fields={fields}
          frame={frame}
          plan={plan}
          problems={problems}
        />
        <Suspense>
          <PlanResult
            plan={plan}
            apply={open ? `/Register?${writeSearch(fields)}` : undefined}
            styles={styles}
          />
        </Suspense>
      </div>
      <Suspense>{plan && <Schedule plan={plan} styles={scheduleStyles} />}</Suspense>
    </section>
  );
}

/** What was wished stays in the form while there is no limit to hold it against. */
function KeptWish({ fields }: { fields: Fields }) {
  return Object.entries(wishOf(fields)).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} readOnly />
  ));
}

function wishOf({ amount, months, bureau, rate }: Fields) {
  return { amount, months, bureau, rate };
}
