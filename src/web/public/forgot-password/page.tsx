import { useState } from 'react';
import { useSignInTexts } from '../../i18n/sign-in.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { MessagePage } from '../error/message-page.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { ResetForm } from './reset-form.tsx';

type Props = { loaderData: { userId: string | undefined } };

export function ForgotPasswordPage({ loaderData: { userId } }: Props) {
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
