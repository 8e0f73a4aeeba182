import { isOn } from '#contract/parameters/parameters.ts';
import { thaiDay } from '#contract/thai/day.ts';
import { formatNumber } from '../../i18n/format.ts';
import { pageContext } from '../../page-context.ts';
import { describePage } from '../../page-meta.ts';
import { DICTIONARIES } from '../../texts/dictionaries.ts';
import { Prose } from '../../ui/prose.tsx';
import { Phrases } from '../brand/phrases.tsx';
import type { PageHandle } from '../layout/page-handle.ts';
import { useTexts } from '../texts.ts';
import type { Route } from './+types/route';
import { Answer } from './answer.tsx';
import { CalculatorForm } from './calculator-form.tsx';
import { isAsked, readFields, tidyFields } from './fields.ts';
import { loadTerms } from './load-terms.ts';
import styles from './page.module.css';
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
  const terms = await loadTerms(services, parameters, language);
  const asked = new URL(request.url).searchParams;
  const typed = readFields(asked);
  const { product, type } = workOut(typed, terms);
  const { title, description } = DICTIONARIES[language].calculator;
  const { governmentPercent, marketPercent } = terms.rule;
  return {
    terms,
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
  const { terms, open, fields: initial } = loaderData;
  const { brand, calculator: texts } = useTexts();
  const { form, answer, fields, worked, problems, today } = useCalculator(loaderData);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <p className={styles.brand}>{brand.company}</p>
        <h1>
          <Phrases text={texts.heading} />
        </h1>
        <p>
          <Prose>{texts.lead}</Prose>
        </p>
      </header>
      <div className={styles.columns}>
        <CalculatorForm {...form} initial={initial} problems={problems} products={terms.products} />
        <Answer
          ref={answer}
          fields={fields}
          worked={worked}
          terms={terms}
          open={open}
          today={today}
          hasProblems={Object.keys(problems).length > 0}
        />
      </div>
    </div>
  );
}
