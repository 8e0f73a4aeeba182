import { pageContext } from '../../page-context.ts';
import { loadTextPage } from '../text-page/load-text-page.ts';
import { TextPage } from '../text-page/text-page.tsx';
import { textPageMeta } from '../text-page/text-page-meta.ts';
import type { Route } from './+types/route';
import { Controller } from './controller.tsx';
import { KeptFor, listKept } from './kept-for.tsx';

export const loader = async ({ context }: Route.LoaderArgs) => ({
  ...(await loadTextPage(context, 'cookie-policy-private')),
  kept: listKept(await context.get(pageContext).services.parameters()),
});

export const meta = textPageMeta;

/** What staff write, and below it what the house is set to: the two can never differ. */
export default function PrivacyNotice({ loaderData }: Route.ComponentProps) {
  return (
    <TextPage text={loaderData} seed={43} versioned>
      <KeptFor kept={loaderData.kept} />
      <Controller />
    </TextPage>
  );
}
