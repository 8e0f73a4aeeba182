import { pageContext } from '../../page-context.ts';
import { describePage } from '../../page-meta.ts';
import { DICTIONARIES } from '../../texts/dictionaries.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Phrases } from '../brand/phrases.tsx';
import { MessagePage } from '../error/message-page.tsx';
import { ContactFacts } from '../layout/contact-facts.tsx';
import type { PageHandle } from '../layout/page-handle.ts';
import { PageHead } from '../layout/page-head.tsx';
import type { Route } from './+types/route';
import styles from './subscribe.module.css';
import { SubscribeForm } from './subscribe-form.tsx';
import { takeMessage } from './take-message.ts';
import { useSubscribeTexts } from './texts.ts';

export const handle = {
  interactive: true,
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

export default function Subscribe({ loaderData, actionData }: Route.ComponentProps) {
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
