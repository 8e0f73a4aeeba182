import { ButtonLink } from '../../ui/button.tsx';
import { MessagePage } from '../error/message-page.tsx';
import { useTexts } from '../texts.ts';

export function NotFoundPage() {
  const { notFound } = useTexts();
  return (
    <MessagePage seed={404} missing heading={notFound.heading} detail={notFound.detail}>
      <ButtonLink href="/">{notFound.action}</ButtonLink>
    </MessagePage>
  );
}
