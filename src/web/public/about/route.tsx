import { TextColumn } from '../../ui/rich-text.tsx';
import { LegalIdentity } from '../layout/legal-identity.tsx';
import type { PageHandle } from '../layout/page-handle.ts';
import { loadTextPage } from '../text-page/load-text-page.ts';
import { TextPage } from '../text-page/text-page.tsx';
import { textPageMeta } from '../text-page/text-page-meta.ts';
import type { Route } from './+types/route';

export const handle: PageHandle = { winName: 'About' };

export const loader = ({ context }: Route.LoaderArgs) => loadTextPage(context, 'about');

export const meta = textPageMeta;

export default function About({ loaderData }: Route.ComponentProps) {
  return (
    <TextPage text={loaderData} seed={31}>
      <TextColumn>
        <LegalIdentity />
      </TextColumn>
    </TextPage>
  );
}
