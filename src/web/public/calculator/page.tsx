import { PageHead } from '../layout/page-head.tsx';
import { useTexts } from '../texts.ts';
import { Answer } from './answer.tsx';
import { LandFields } from './land-fields.tsx';
import styles from './page.module.css';
import { PlanSection } from './plan-section.tsx';
import { type Loaded as Calculated, useCalculator } from './use-calculator.ts';

type Loaded = Calculated & { open: boolean };

export function CalculatorPage({ loaderData }: { loaderData: Loaded }) {
  const { lending, open, fields: initial } = loaderData;
  const { brand, navigation, calculator: texts } = useTexts();
  const { form, answer, plan, fields, worked, problems, today } = useCalculator(loaderData);
  return (
    <div className={styles.page}>
      <p className={styles.brand}>{brand.company}</p>
      <PageHead
        seed={29}
        crumbs={[{ name: navigation.calculator, href: '/Cal' }]}
        heading={texts.heading}
        lead={texts.lead}
      />
      {/* A plain GET form: without scripts the answer comes with the next page. */}
      <form {...form} className={styles.form} method="get" action="/Cal" noValidate>
        <div className={styles.columns}>
          <LandFields initial={initial} problems={problems} products={lending.products} />
          <Answer
            ref={answer}
            fields={fields}
            worked={worked}
            lending={lending}
            open={open}
            today={today}
            hasProblems={Object.keys(problems).length > 0}
          />
        </div>
        <PlanSection
          ref={plan}
          initial={initial}
          fields={fields}
          worked={worked}
          problems={problems}
          open={open}
        />
      </form>
    </div>
  );
}
