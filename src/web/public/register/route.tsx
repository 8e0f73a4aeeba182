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
import { papersFor } from './papers.ts';

export const handle: PageHandle = { winName: 'Register' };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, language } = context.get(pageContext);
  const parameters = await services.parameters();
  const terms = await loadTerms(services, parameters, language);
  const { apply } = DICTIONARIES[language];
  const asked = new URL(request.url).searchParams;
  const product = terms.products.find(({ id }) => String(id) === asked.get('product'));
  return {
    open: isOn(parameters.register_show),
    carried: carryEstimate(asked, terms),
    papers: papersFor(await services.reference.uploadTypes(language), product?.id, apply),
    title: apply.title,
    description: apply.description,
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  return describePage(loaderData, matches);
}

export default function Register({ loaderData }: Route.ComponentProps) {
  const { open, carried, papers } = loaderData;
  return open ? <OpenPage carried={carried} papers={papers} /> : <ClosedPage />;
}
