import { MOST_UPLOAD_BYTES } from '#contract/apply/limits.ts';
import { isOn } from '#contract/parameters/parameters.ts';
import { pageContext } from '../../page-context.ts';
import { describePage } from '../../page-meta.ts';
import { DICTIONARIES } from '../../texts/dictionaries.ts';
import { loadLending } from '../calculator/load-lending.ts';
import type { PageHandle } from '../layout/page-handle.ts';
import type { Route } from './+types/route';
import type { ApplyData } from './apply-data.ts';
import { readBrought } from './bring-along.ts';
import { carryEstimate } from './carry-estimate.ts';
import { RegisterPage } from './page.tsx';

export const handle: PageHandle = {
  island: 'register',
  areas: ['register-start', 'how-long'],
  winName: 'Register',
};

const MEGABYTE = 1024 * 1024;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, language } = context.get(pageContext);
  const parameters = await services.parameters();
  const lending = await loadLending(services, parameters, language);
  const { apply } = DICTIONARIES[language];
  const asked = new URL(request.url).searchParams;
  const [uploadTypes, choices, provinces, policy, howLong] = await Promise.all([
    services.reference.uploadTypes(language),
    services.reference.choices(language),
    services.places.provinces(),
    services.pages.text('cookie-policy-private', language),
    services.howLong(),
  ]);
  const carried = carryEstimate(asked, lending);
  const data: ApplyData = {
    carried,
    brought: readBrought(
      asked,
      carried,
      lending.products.map(({ id }) => id),
    ),
    resume: asked.get('resume')?.slice(0, 100) || undefined,
    products: lending.products,
    rule: lending.rule,
    uploadTypes,
    ...choices,
    provinces,
    howLong,
    policyVersion: policy?.version ?? 0,
    policyAskedFrom: policy?.askAgainFrom ?? 0,
    mostBytes: Math.min(parameters.upload_file_megabytes * MEGABYTE, MOST_UPLOAD_BYTES),
    leastAge: parameters.applicant_least_age,
  };
  return {
    // Where nothing is lent there is nothing to apply for.
    open: isOn(parameters.register_show) && lending.products.length > 0,
    data,
    areas: carried ? (['calculator'] as const) : [],
    title: apply.title,
    description: apply.description,
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  return describePage(loaderData, matches);
}

export default RegisterPage;
