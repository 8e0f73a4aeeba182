import { pageContext } from '../../page-context.ts';
import { OptOutPage } from '../opt-out/opt-out-page.tsx';
import type { Route } from './+types/route';
import { smsStopTexts, useSmsStopTexts } from './texts.ts';

/** The link of a message. Looking at it changes nothing: telephones look at links by themselves. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { forms, language } = context.get(pageContext);
  const found = await forms.findSmsStop(tokenOf(request));
  return { title: smsStopTexts(language).title, found };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { forms, address } = context.get(pageContext);
  return { found: await forms.stopSms(tokenOf(request), address) };
}

function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get('m')?.slice(0, 40) ?? '';
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }];
}

export default function SmsStop({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useSmsStopTexts();
  const { state, phone } = actionData?.found ?? loaderData.found;
  const shown = { ...texts, lead: texts.lead(phone), done: texts.done(phone) };
  return <OptOutPage state={state} texts={shown} seed={66} />;
}
