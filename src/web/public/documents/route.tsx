import { pageContext } from '../../page-context.ts';
import { describePage } from '../../page-meta.ts';
import { DICTIONARIES } from '../../texts/dictionaries.ts';
import type { PageHandle } from '../layout/page-handle.ts';
import { PageHead } from '../layout/page-head.tsx';
import { EmptyState } from '../reading/empty-state.tsx';
import { useTexts } from '../texts.ts';
import type { Route } from './+types/route';
import { DocumentGroup } from './document-group.tsx';
import { NextSteps } from './next-steps.tsx';
import styles from './route.module.css';

const SEED = 8;

export const handle = { winName: 'DocumentDownload' } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const { services, language } = context.get(pageContext);
  const { title, description } = DICTIONARIES[language].documents;
  return { groups: await services.documents.byHeader(language), title, description };
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  return describePage(loaderData, matches);
}

export default function Documents({ loaderData: { groups } }: Route.ComponentProps) {
  const { documents: texts, navigation } = useTexts();
  return (
    <>
      <PageHead
        crumbs={[{ name: navigation.documents, href: '/DocumentDownload' }]}
        heading={texts.heading}
        lead={texts.lead}
        seed={SEED}
      />
      <div className={styles.groups}>
        {groups.length === 0 && <EmptyState title={texts.emptyTitle} seed={SEED} />}
        {groups.map((group) => (
          <DocumentGroup key={group.id} group={group} />
        ))}
      </div>
      <NextSteps />
    </>
  );
}
