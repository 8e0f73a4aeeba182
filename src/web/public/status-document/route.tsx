import { MOST_UPLOAD_BYTES } from '#contract/apply/limits.ts';
import { pageContext } from '../../page-context.ts';
import { DICTIONARIES } from '../../texts/dictionaries.ts';
import type { PageHandle } from '../layout/page-handle.ts';
import type { Route } from './+types/route';
import { RequestPage } from './page.tsx';

export const handle = { island: 'status-document', areas: ['status'] } satisfies PageHandle;

const MEGABYTE = 1024 * 1024;

/** The link of a letter. What it asks for is looked up by the page itself: mail programs open links. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, language } = context.get(pageContext);
  const parameters = await services.parameters();
  return {
    title: DICTIONARIES[language].status.document.title,
    token: new URL(request.url).searchParams.get('token')?.slice(0, 100) ?? '',
    mostBytes: Math.min(parameters.upload_file_megabytes * MEGABYTE, MOST_UPLOAD_BYTES),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }];
}

export default RequestPage;
