import { pageContext } from '../../page-context.ts';
import { describePage } from '../../page-meta.ts';
import { DICTIONARIES } from '../../texts/dictionaries.ts';
import type { PageHandle } from '../layout/page-handle.ts';
import type { Route } from './+types/route';
import { SubscribePage } from './page.tsx';
import { takeMessage } from './take-message.ts';

export const handle = {
  island: 'subscribe',
  areas: ['subscribe'],
  winName: 'Subscribe',
} satisfies PageHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, language } = context.get(pageContext);
  const { title, sentTitle, description } = DICTIONARIES[language].subscribe;
  const sent = new URL(request.url).searchParams.get('sent') ?? '';
  const reference = /^[0-9A-F]{8}$/.test(sent) ? sent : undefined;
  const [policy, parameters] = await Promise.all([
    services.pages.text('cookie-policy-private', language),
    services.parameters(),
  ]);
  return {
    title: reference ? sentTitle : title,
    description,
    reference,
    policyVersion: policy?.version ?? 0,
    keptDays: parameters.retention_message_days,
  };
}

export const action = ({ request, context }: Route.ActionArgs) =>
  takeMessage(request, context.get(pageContext));

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const robots = loaderData.reference ? [{ name: 'robots', content: 'noindex' }] : [];
  return [...describePage(loaderData, matches), ...robots];
}

export default SubscribePage;
