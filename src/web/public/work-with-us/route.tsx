import { pageContext } from '../../page-context.ts';
import { describePage } from '../../page-meta.ts';
import { DICTIONARIES } from '../../texts/dictionaries.ts';
import type { PageHandle } from '../layout/page-handle.ts';
import { withPictures } from '../reading/with-pictures.ts';
import type { Route } from './+types/route';
import { WorkPage } from './page.tsx';
import { linesOf } from './posting-lines.ts';

export const handle = {
  island: 'work-with-us',
  areas: ['work-with-us'],
  winName: 'workWithUs',
} satisfies PageHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, language } = context.get(pageContext);
  const [open, policy] = await Promise.all([
    services.pages.jobPostings(language),
    services.pages.text('cookie-policy-private', language),
  ]);
  const postings = (await withPictures(services, language, open)).map(
    ({ id, name, detail, picture }) => ({ id, name, picture, lines: linesOf(detail) }),
  );
  const asked = new URL(request.url).searchParams.get('posting') ?? '';
  const posting = postings.find(({ id }) => String(id) === asked);
  const { title, description } = DICTIONARIES[language]['work-with-us'];
  return {
    title,
    description,
    postings,
    posting: posting ? asked : '',
    closed: asked !== '' && !posting,
    policyVersion: policy?.version ?? 0,
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  return describePage(loaderData, matches);
}

export default WorkPage;
