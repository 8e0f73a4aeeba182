import { pageContext } from '../../page-context.ts';
import { DICTIONARIES } from '../../texts/dictionaries.ts';
import { OptOutPage } from '../opt-out/opt-out-page.tsx';
import { useSubscribeTexts } from '../subscribe/texts.ts';
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
  return { state: await forms.followLink(tokenOf(request), address) };
}

function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get('token')?.slice(0, 100) ?? '';
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }];
}

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  const { optOut, again, sentHome } = useSubscribeTexts();
  const state = actionData?.state ?? loaderData.state;
  switch (state) {
    case 'subscribed':
    case 'stopped':
    case 'unknown':
      return <OptOutPage state={state} texts={{ ...optOut, home: sentHome }} seed={89} />;
    case 'asked':
    case 'confirmed':
      return (
        <OptOutPage
          state={state === 'asked' ? 'subscribed' : 'stopped'}
          texts={{ ...optOut, ...again, home: sentHome }}
          seed={89}
        />
      );
  }
}
