import { redirectDocument } from 'react-router';
import { pageContext } from '#web/page-context.ts';
import { en } from '../../i18n/sign-in.en.ts';
import { th } from '../../i18n/sign-in.th.ts';
import type { PageHandle } from '../layout/page-handle.ts';
import type { Route } from './+types/route';
import { ForgotPasswordPage } from './page.tsx';
import { decodeUserId } from './user-id-parameter.ts';

export const handle = { island: 'forgot-password' } satisfies PageHandle;

/** The mailed link's secret was exchanged for a cookie before this page; here is only the name. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { search, searchParams } = new URL(request.url);
  // The server exchanges it at the address it is mailed with; pages answer to any spelling of that.
  if (searchParams.has('token')) throw redirectDocument(`/ForgotPassword${search}`, 303);
  const { title } = (context.get(pageContext).language === 'th' ? th : en).reset;
  const userId = decodeUserId(searchParams.get('prop1'));
  return { title, userId: searchParams.get('failed') === 'link' ? undefined : userId };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }];
}

export default ForgotPasswordPage;
