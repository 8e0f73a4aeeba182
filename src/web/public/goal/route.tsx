import type { PageHandle } from '../layout/page-handle.ts';
import { loadTextPage } from '../text-page/load-text-page.ts';
import { TextPage } from '../text-page/text-page.tsx';
import { textPageMeta } from '../text-page/text-page-meta.ts';
import type { Route } from './+types/route';

export const handle: PageHandle = { winName: 'Goal' };

export const loader = ({ context }: Route.LoaderArgs) => loadTextPage(context, 'goal');

export const meta = textPageMeta;

export default function Goal({ loaderData }: Route.ComponentProps) {
  return <TextPage text={loaderData} seed={37} />;
}
