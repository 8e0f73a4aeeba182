import { data } from 'react-router';
import { PAGE_KEYS, TEXT_PAGES } from '#contract/pages/kinds.ts';
import type { Route } from './+types/route';
import { loadTextPage } from './load-text-page.ts';
import { TextPage } from './text-page.tsx';
import { textPageMeta } from './text-page-meta.ts';

/** Hardship or complaints: whichever the address names. */
export const loader = ({ context, request }: Route.LoaderArgs) => {
  // Written large or small, as the router takes it.
  const path = new URL(request.url).pathname.toLowerCase();
  const key = PAGE_KEYS.find((one) => path.startsWith(TEXT_PAGES[one].toLowerCase()));
  if (!key) throw data(null, { status: 404 });
  return loadTextPage(context, key);
};

export const meta = textPageMeta;

export default function PlainTextPage({ loaderData }: Route.ComponentProps) {
  return <TextPage text={loaderData} seed={47} />;
}
