import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import type { ApplicationProgress } from '#contract/apply/apply.ts';
import { isOn } from '#contract/parameters/parameters.ts';
import { pageContext } from '../../page-context.ts';
import { describePage } from '../../page-meta.ts';
import { withPatience } from '../../site/patience.ts';
import { DICTIONARIES } from '../../texts/dictionaries.ts';
import { HowLong } from '../how-long/how-long.tsx';
import { ContactFacts } from '../layout/contact-facts.tsx';
import type { PageHandle } from '../layout/page-handle.ts';
import { QuietHead } from '../layout/page-head.tsx';
import type { Route } from './+types/route';
import styles from './status.module.css';
import { StatusForm } from './status-form.tsx';
import { useStatusTexts } from './texts.ts';

export const handle = { interactive: true, areas: ['status', 'how-long'] } satisfies PageHandle;

const LONGEST_REFERENCE = 30;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, language } = context.get(pageContext);
  const { title, description } = DICTIONARIES[language].status;
  const open = isOn((await services.parameters()).status_page_show);
  const howLong = await services.howLong();
  const asked = new URL(request.url).searchParams.get('ref') ?? '';
  return { title, description, open, howLong, reference: asked.slice(0, LONGEST_REFERENCE) };
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  return describePage(loaderData, matches);
}

type ProgressView = ComponentType<ComponentProps<typeof import('./progress.tsx').Progress>>;
type Found = { progress: ApplicationProgress; View: ProgressView };

/** Asked for while the form is filled in, so that it is there when the answer is. */
const loadView = async (): Promise<ProgressView> =>
  (await withPatience(import('./progress.tsx'))).Progress;

export default function Status({ loaderData }: Route.ComponentProps) {
  const texts = useStatusTexts();
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    loadView().catch(() => undefined);
  }, []);
  if (!loaderData.open)
    return (
      <div className={styles.page}>
        <QuietHead under={[]} heading={texts.heading} lead={texts.closed} />
        <ContactFacts />
      </div>
    );
  return (
    <div className={styles.page}>
      {found ? (
        <found.View
          progress={found.progress}
          howLong={loaderData.howLong}
          onChange={(progress) => setFound({ ...found, progress })}
          onLeave={() => setFound(undefined)}
        />
      ) : (
        <>
          <QuietHead under={[]} heading={texts.heading} lead={texts.lead} />
          <StatusForm
            reference={loaderData.reference}
            onFound={async (progress) => setFound({ progress, View: await loadView() })}
          />
          <HowLong howLong={loaderData.howLong} />
        </>
      )}
    </div>
  );
}
