import { isOn } from '#contract/parameters/parameters.ts';
import { thaiDay } from '#contract/thai/day.ts';
import { formatNumber } from '../../i18n/format.ts';
import { pageContext } from '../../page-context.ts';
import { describePage } from '../../page-meta.ts';
import { DICTIONARIES } from '../../texts/dictionaries.ts';
import type { PageHandle } from '../layout/page-handle.ts';
import { PageHead } from '../layout/page-head.tsx';
import { useTexts } from '../texts.ts';
import type { Route } from './+types/route';
import { Answer } from './answer.tsx';
import { isAsked, readFields, tidyFields } from './fields.ts';
import { LandFields } from './land-fields.tsx';
import { loadLending } from './load-lending.ts';
import styles from './page.module.css';
import { PlanSection } from './plan-section.tsx';
import { useCalculator } from './use-calculator.ts';
import { workOut } from './work-out.ts';

export const handle = {
  interactive: true,
  areas: ['calculator'],
  winName: 'Cal',
} satisfies PageHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, language } = context.get(pageContext);
  const parameters = await services.parameters();
  const lending = await loadLending(services, parameters, language);
  const asked = new URL(request.url).searchParams;
  const typed = readFields(asked);
  const { product, type } = workOut(typed, lending);
  const { title, description } = DICTIONARIES[language].calculator;
  const { governmentPercent, marketPercent } = lending.rule;
  return {
    lending,
    // What stands in the form before anything is chosen is a choice as well.
    fields: { ...tidyFields(typed), product: typed.product || String(product?.id ?? ''), type },
    asked: isAsked(asked),
    open: isOn(parameters.register_show),
    today: thaiDay(),
    title,
    description: description(
      `${formatNumber(governmentPercent)}%`,
      `${formatNumber(marketPercent)}%`,
    ),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  return describePage(loaderData, matches);
}

export default function Calculator({ loaderData }: Route.ComponentProps) {
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
