import { DICTIONARIES } from '../../i18n/dictionaries.ts';
import { useSubscribeTexts } from '../../i18n/subscribe.ts';
import { pageContext } from '../../page-context.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { MessagePage } from '../error/message-page.tsx';
import type { Route } from './+types/route';

/** The link of a letter. Looking at it changes nothing: mail programs look at links by themselves. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { forms, language } = context.get(pageContext);
  const state = await forms.findSubscription(tokenOf(request));
  return { title: DICTIONARIES[language].subscribe.optOut.title, state };
}

/** The button, or a mail program's own (RFC 8058), which sends the address and nothing else of use. */
export async function action({ request, context }: Route.ActionArgs) {
  const { forms, address } = context.get(pageContext);
  return { state: await forms.optOut(tokenOf(request), address) };
}

function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get('token')?.slice(0, 100) ?? '';
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }];
}

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  const { optOut: texts, sentHome } = useSubscribeTexts();
  switch (actionData?.state ?? loaderData.state) {
    case 'subscribed':
      return (
        <MessagePage seed={89} heading={texts.heading} detail={texts.lead}>
          <form method="post">
            <Button type="submit">{texts.confirm}</Button>
          </form>
          <ButtonLink href="/" variant="secondary">
            {texts.keep}
          </ButtonLink>
        </MessagePage>
      );
    case 'opted_out':
      return (
        <MessagePage seed={89} heading={texts.doneHeading} detail={texts.done}>
          <ButtonLink href="/">{sentHome}</ButtonLink>
        </MessagePage>
      );
    case 'unknown':
      return (
        <MessagePage seed={89} missing heading={texts.unknownHeading} detail={texts.unknown}>
          <ButtonLink href="/Subscribe">{texts.contact}</ButtonLink>
        </MessagePage>
      );
  }
}
