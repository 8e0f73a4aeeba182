import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import type { ApplicationProgress } from '#contract/apply/apply.ts';
import { withPatience } from '../../site/patience.ts';
import { HowLong } from '../how-long/how-long.tsx';
import { ContactFacts } from '../layout/contact-facts.tsx';
import { QuietHead } from '../layout/page-head.tsx';
import type { Route } from './+types/route';
import styles from './status.module.css';
import { StatusForm } from './status-form.tsx';
import { useStatusTexts } from './texts.ts';

type Props = Pick<Route.ComponentProps, 'loaderData'>;
type ProgressView = ComponentType<ComponentProps<typeof import('./progress.tsx').Progress>>;
type Found = { progress: ApplicationProgress; View: ProgressView };

/** Asked for while the form is filled in, so that it is there when the answer is. */
const loadView = async (): Promise<ProgressView> =>
  (await withPatience(import('./progress.tsx'))).Progress;

export function StatusPage({ loaderData }: Props) {
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
