import { isOn } from '#contract/parameters/parameters.ts';
import { pageContext } from '../../page-context.ts';
import { describePage } from '../../page-meta.ts';
import { DICTIONARIES } from '../../texts/dictionaries.ts';
import type { PageHandle } from '../layout/page-handle.ts';
import type { Route } from './+types/route';
import { StatusPage } from './page.tsx';

export const handle = { island: 'status', areas: ['status', 'how-long'] } satisfies PageHandle;

const LONGEST_REFERENCE = 30;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, language } = context.get(pageContext);
  const { title, description } = DICTIONARIES[language].status;
  const open = isOn((await services.parameters()).status_page_show);
  const howLong = await services.howLong();
  const asked = new URL(request.url).searchParams.get('ref') ?? '';
  return { title, description, open, howLong, reference: asked.slice(0, LONGEST_REFERENCE) };
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  return describePage(loaderData, matches);
}

export default StatusPage;
