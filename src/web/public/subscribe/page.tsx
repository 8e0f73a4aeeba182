import { ButtonLink } from '../../ui/button.tsx';
import { Phrases } from '../brand/phrases.tsx';
import { MessagePage } from '../error/message-page.tsx';
import { ContactFacts } from '../layout/contact-facts.tsx';
import { PageHead } from '../layout/page-head.tsx';
import type { Route } from './+types/route';
import styles from './subscribe.module.css';
import { SubscribeForm } from './subscribe-form.tsx';
import { useSubscribeTexts } from './texts.ts';

type Props = Pick<Route.ComponentProps, 'loaderData' | 'actionData'>;

export function SubscribePage({ loaderData, actionData }: Props) {
  const texts = useSubscribeTexts();
  const { reference, policyVersion, keptDays } = loaderData;
  if (reference)
    return (
      <MessagePage seed={88} heading={texts.sentHeading} detail={texts.sent(reference)}>
        <ButtonLink href="/">{texts.sentHome}</ButtonLink>
        <ButtonLink href="/Cal" variant="secondary">
          {texts.sentCalculator}
        </ButtonLink>
      </MessagePage>
    );
  return (
    <>
      <PageHead
        seed={88}
        crumbs={[{ name: texts.title, href: '/Subscribe' }]}
        heading={texts.heading}
        lead={texts.lead}
      />
      <div className={styles.columns}>
        <SubscribeForm policyVersion={policyVersion} keptDays={keptDays} taken={actionData} />
        <aside className={styles.aside} aria-labelledby="direct-title">
          <h2 id="direct-title">
            <Phrases text={texts.direct} />
          </h2>
          <ContactFacts />
        </aside>
      </div>
    </>
  );
}
