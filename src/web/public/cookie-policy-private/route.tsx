import { loadTextPage } from '../text-page/load-text-page.ts';
import { TextPage } from '../text-page/text-page.tsx';
import { textPageMeta } from '../text-page/text-page-meta.ts';
import type { Route } from './+types/route';

export const loader = ({ context }: Route.LoaderArgs) =>
  loadTextPage(context, 'cookie-policy-private');

export const meta = textPageMeta;

export default function PrivacyNotice({ loaderData }: Route.ComponentProps) {
  return <TextPage text={loaderData} seed={43} versioned />;
}
