import { useState } from 'react';
import { pageContext } from '#web/page-context.ts';
import { en } from '../../i18n/sign-in.en.ts';
import { th } from '../../i18n/sign-in.th.ts';
import { useSignInTexts } from '../../i18n/sign-in.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { MessagePage } from '../error/message-page.tsx';
import { PageHead } from '../layout/page-head.tsx';
import type { Route } from './+types/route';
import { ResetForm } from './reset-form.tsx';
import { decodeUserId } from './user-id-parameter.ts';

export const handle = { interactive: true };

/** The mailed link's secret was exchanged for a cookie before this page; here is only the name. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const { title } = (context.get(pageContext).language === 'th' ? th : en).reset;
  const userId = decodeUserId(searchParams.get('prop1'));
  return { title, userId: searchParams.get('failed') === 'link' ? undefined : userId };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }];
}

export default function ForgotPassword({ loaderData: { userId } }: Route.ComponentProps) {
  const { reset } = useSignInTexts();
  const [expired, setExpired] = useState(false);
  if (userId === undefined || expired)
    return (
      <MessagePage seed={1729} missing heading={reset.failedTitle} detail={reset.failed}>
        <ButtonLink href="/login?forgot=1">{reset.again}</ButtonLink>
      </MessagePage>
    );
  return (
    <>
      <PageHead
        seed={1729}
        crumbs={[{ name: reset.title, href: '/ForgotPassword' }]}
        heading={reset.title}
        lead={reset.lead}
      />
      <ResetForm userId={userId} onExpired={() => setExpired(true)} />
    </>
  );
}
