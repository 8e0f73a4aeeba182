import { lazy, type SubmitEvent, Suspense, useEffect, useState } from 'react';
import { withPatience } from '../../site/patience.ts';
import { useFirstError } from '../../ui/use-first-error.ts';
import { QuietHead } from '../layout/page-head.tsx';
import { useTexts } from '../texts.ts';
import { type ApplyData, checkProduct } from './apply-data.ts';
import { ApplyFrame } from './apply-frame.tsx';
import styles from './apply-page.module.css';
import { CarriedEstimate as Drawn } from './carried-estimate.tsx';
import { PlainPage } from './plain-page.tsx';
import { Progress } from './progress.tsx';
import { StartStep } from './start-step.tsx';
import { useRegisterStartTexts } from './start-texts.ts';
import { RegisterTextsContext } from './texts.ts';
import { useApplication } from './use-application.ts';
import { useLaterSteps } from './use-later-steps.ts';

/** Drawn by the server for those who come from the calculator; the others need not load it. */
const CarriedEstimate = import.meta.env.SSR
  ? Drawn
  : lazy(async () => ({
      default: (await withPatience(import('./carried-estimate.tsx'))).CarriedEstimate,
    }));

/** The application form: its first step at once, the others when they are there. */
export function ApplyPage({ data }: { data: ApplyData }) {
  const { apply } = useTexts();
  const texts = useRegisterStartTexts();
  const app = useApplication(data);
  const { later, failed, load } = useLaterSteps();
  const [waiting, setWaiting] = useState(false);
  const [form, focusFirstError] = useFirstError();
  const place = app.elsewhere ? 'elsewhere' : app.choice ? 'choice' : app.sent ? 'sent' : app.step;
  const arrived = useArrived(app.ready || app.choice !== undefined, place);

  async function begin(event: SubmitEvent) {
    event.preventDefault();
    const wrong = checkProduct(data.products, app.fields);
    if (wrong.productId) {
      app.setCodes(wrong);
      focusFirstError();
      return;
    }
    setWaiting(true);
    const loaded = later !== undefined || (await load());
    setWaiting(false);
    if (loaded) app.goOn();
  }

  const atStart = place === 'start';
  const asked = !app.sent && !app.choice && !app.elsewhere;
  return (
    <ApplyFrame>
      {asked && <Progress step={app.step} furthest={app.furthest} onGo={app.go} />}
      {later && (
        <RegisterTextsContext value={later.texts}>
          {asked && <later.Notices app={app} />}
          {atStart && app.aside.length > 0 && <later.OtherDrafts app={app} data={data} />}
        </RegisterTextsContext>
      )}
      {atStart && (
        <>
          <QuietHead heading={apply.heading} lead={apply.lead} arrived={arrived} />
          {data.carried && (
            <Suspense>
              <CarriedEstimate carried={data.carried} />
            </Suspense>
          )}
          {/* A browser that runs this shows none of it. */}
          <noscript className={styles.plain}>
            {import.meta.env.SSR && <PlainPage data={data} />}
          </noscript>
          <form ref={form} method="post" noValidate className={styles.form} onSubmit={begin}>
            <StartStep app={app} data={data} busy={waiting} failed={failed} />
          </form>
        </>
      )}
      {app.elsewhere && later && (
        <RegisterTextsContext value={later.texts}>
          <later.Elsewhere onTakeOver={app.takeOver} />
        </RegisterTextsContext>
      )}
      {!atStart && !app.elsewhere && later && (
        <RegisterTextsContext value={later.texts}>
          <later.LaterSteps key={place} app={app} data={data} arrived={arrived} />
        </RegisterTextsContext>
      )}
      {!atStart && !later && <p role="status">{texts.start.loading}</p>}
    </ApplyFrame>
  );
}

/** Whether the reader has gone from one place of the form to another: where it opens, nothing moves. */
function useArrived(ready: boolean, place: string): boolean {
  const [first, setFirst] = useState<string>();
  const [moved, setMoved] = useState(false);
  useEffect(() => {
    if (!ready) return;
    if (first === undefined) setFirst(place);
    else if (first !== place) setMoved(true);
  }, [ready, place, first]);
  return moved;
}
