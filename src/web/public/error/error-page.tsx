import { ButtonLink } from '../../ui/button.tsx';
import { useOfficeHours, useTelephone } from '../layout/contact.ts';
import { useTexts } from '../texts.ts';
import { MessagePage } from './message-page.tsx';

/** Needs no data: it must show when nothing could be loaded. */
export function ErrorPage() {
  const { error } = useTexts();
  const { inWords } = useOfficeHours();
  const telephone = useTelephone();
  return (
    <MessagePage seed={500} heading={error.heading} detail={error.detail}>
      {/* An empty address is this page itself. */}
      <ButtonLink href="">{error.retry}</ButtonLink>
      <ButtonLink href="/" variant="secondary">
        {error.home}
      </ButtonLink>
      <p>
        {error.urgent} <a href={telephone.href}>{telephone.shown}</a> ({inWords})
      </p>
    </MessagePage>
  );
}
