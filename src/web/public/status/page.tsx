import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import type { ApplicationProgress } from '#contract/apply/apply.ts';
import { call } from '../../api/call.ts';
import { withPatience } from '../../site/patience.ts';
import { useComeBack } from '../../ui/use-come-back.ts';
import { HowLong } from '../how-long/how-long.tsx';
import { ContactFacts } from '../layout/contact-facts.tsx';
import { QuietHead } from '../layout/page-head.tsx';
import type { Route } from './+types/route';
import { failureOf } from './failure-of.ts';
import { dropPass, leavePass, takePass } from './pass.ts';
import styles from './status.module.css';
import { StatusForm } from './status-form.tsx';
import { useStatusTexts } from './texts.ts';

type Props = Pick<Route.ComponentProps, 'loaderData'>;
type ProgressView = ComponentType<ComponentProps<typeof import('./progress.tsx').Progress>>;
type Found = { progress: ApplicationProgress; View: ProgressView };

const again = async (token: string) => (await call('register/statusAgain', { token })).data;

/** Asked for while the form is filled in, so that it is there when the answer is. */
const loadView = async (): Promise<ProgressView> =>
  (await withPatience(import('./progress.tsx'))).Progress;

export function StatusPage({ loaderData }: Props) {
  const texts = useStatusTexts();
  const [found, setFound] = useState<Found>();
  const [returning, setReturning] = useState(false);
  const { reference } = loaderData;
  useEffect(() => {
    const pass = takePass(reference);
    if (!pass) {
      loadView().catch(() => undefined);
      return;
    }
    setReturning(true);
    // Loaded anew, the page tries again where the line alone was in the way.
    Promise.all([again(pass.token), loadView()])
      .then(
        ([progress, View]) => setFound({ progress, View }),
        (error) => failureOf(error) === 'network' && leavePass(pass),
      )
      .finally(() => setReturning(false));
  }, [reference]);
  // Shown again as it was left, it knows nothing of what was handed in meanwhile.
  useComeBack(() => {
    if (!found) return;
    dropPass();
    const { View, progress } = found;
    again(progress.token).then(
      (newer) => setFound({ progress: newer, View }),
      () => undefined,
    );
  });
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
      ) : returning ? (
        <>
          <QuietHead under={[]} heading={texts.heading} />
          <p role="status">{texts.opening}</p>
        </>
      ) : (
        <>
          <QuietHead under={[]} heading={texts.heading} lead={texts.lead} />
          <StatusForm
            reference={reference}
            onFound={async (progress) => setFound({ progress, View: await loadView() })}
          />
          <HowLong howLong={loaderData.howLong} />
        </>
      )}
    </div>
  );
}
