import { isOn } from '#contract/parameters.ts';
import { DICTIONARIES } from '../../i18n/dictionaries.ts';
import { pageContext } from '../../page-context.ts';
import { describePage } from '../../page-meta.ts';
import { loadTerms } from '../calculator/load-terms.ts';
import type { PageHandle } from '../layout/page-handle.ts';
import type { Route } from './+types/route';
import { carryEstimate } from './carry-estimate.ts';
import { ClosedPage } from './closed-page.tsx';
import { OpenPage } from './open-page.tsx';

export const handle: PageHandle = { winName: 'Register' };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, language } = context.get(pageContext);
  const parameters = await services.parameters();
  const terms = await loadTerms(services, parameters, language);
  const { title, description } = DICTIONARIES[language].apply;
  return {
    open: isOn(parameters.register_show),
    carried: carryEstimate(new URL(request.url).searchParams, terms),
    title,
    description,
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  return describePage(loaderData, matches);
}

export default function Register({ loaderData }: Route.ComponentProps) {
  return loaderData.open ? <OpenPage carried={loaderData.carried} /> : <ClosedPage />;
}
