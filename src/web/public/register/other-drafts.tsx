import { useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { ApplyData } from './apply-data.ts';
import { DraftFacts } from './draft-facts.tsx';
import type { Draft } from './draft-store.ts';
import styles from './drafts.module.css';
import { useRegisterTexts } from './texts.ts';
import type { Application } from './use-application.ts';

export type DraftsProps = { app: Application; data: ApplyData };

/** Applications that were put aside on this device, each with the way back to it. */
export function OtherDrafts({ app, data }: DraftsProps) {
  const { drafts } = useRegisterTexts();
  const [failed, setFailed] = useState(false);
  const [asked, setAsked] = useState<Draft>();
  const change = (draft: Draft) => app.changeTo(draft).catch(() => setFailed(true));
  const forget = (draft: Draft) =>
    app
      .forget(draft)
      .catch(() => setFailed(true))
      .finally(() => setAsked(undefined));
  return (
    <section className={styles.others} aria-labelledby="other-drafts">
      <h2 id="other-drafts">{drafts.others}</h2>
      {failed && (
        <Alert kind="danger" role="alert">
          <p>{drafts.unable}</p>
        </Alert>
      )}
      {app.aside.map((draft) => (
        <div key={`${draft.id} ${draft.savedAt}`} className={styles.draft}>
          <DraftFacts draft={draft} data={data} />
          <div className={styles.actions}>
            <Button
              variant="secondary"
              busy={app.uploads.restoring && drafts.preparing}
              onClick={() => void change(draft)}
            >
              {drafts.change}
            </Button>
            <Button variant="quiet" onClick={() => setAsked(draft)}>
              {drafts.forget}
            </Button>
          </div>
        </div>
      ))}
      <Dialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={drafts.forgetTitle}
        closeText={drafts.keep}
        actions={
          <>
            <Button variant="danger" onClick={() => asked && void forget(asked)}>
              {drafts.forgetNow}
            </Button>
            <Button variant="quiet" onClick={() => setAsked(undefined)}>
              {drafts.keep}
            </Button>
          </>
        }
      >
        <div className={styles.asked}>
          {asked && <DraftFacts draft={asked} data={data} />}
          <p>{drafts.forgetAsked}</p>
        </div>
      </Dialog>
    </section>
  );
}
