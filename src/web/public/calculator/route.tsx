import { isOn } from '#contract/parameters/parameters.ts';
import { thaiDay } from '#contract/thai/day.ts';
import { formatNumber } from '../../i18n/format.ts';
import { pageContext } from '../../page-context.ts';
import { describePage } from '../../page-meta.ts';
import { DICTIONARIES } from '../../texts/dictionaries.ts';
import type { PageHandle } from '../layout/page-handle.ts';
import type { Route } from './+types/route';
import { isAsked, readFields, tidyFields } from './fields.ts';
import { loadLending } from './load-lending.ts';
import { CalculatorPage } from './page.tsx';
import { workOut } from './work-out.ts';

export const handle = {
  island: 'calculator',
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

export default CalculatorPage;
