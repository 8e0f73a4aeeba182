import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ResumeForm } from './resume-form.tsx';
import styles from './save-bar.module.css';
import { useRegisterTexts } from './texts.ts';
import type { Application } from './use-application.ts';

/** What is kept of it all and where, and what can be done about that. */
export function SaveBar({ app }: { app: Application }) {
  const { saved } = useRegisterTexts();
  const [asking, setAsking] = useState(false);
  const { uploads } = app;
  const lost = uploads.files.some(({ refused }) => refused);
  return (
    <section className={styles.bar} aria-label={saved.options}>
      <p role="status" className={styles.state} data-unable={app.saving === 'unable' || undefined}>
        {stateText()}
      </p>
      {lost && <p className={styles.note}>{saved.someMissing}</p>}
      <details className={styles.options}>
        <summary>{saved.options}</summary>
        <ResumeForm app={app} />
        <Button variant="quiet" onClick={() => setAsking(true)}>
          {saved.delete}
        </Button>
      </details>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={saved.deleteTitle}
        closeText={saved.close}
        actions={
          <>
            <Button
              variant="danger"
              onClick={() => {
                setAsking(false);
                void app.restart();
              }}
            >
              {saved.deleteConfirm}
            </Button>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {saved.cancel}
            </Button>
          </>
        }
      >
        <p>{saved.deleteDetail}</p>
      </Dialog>
    </section>
  );

  function stateText(): string {
    switch (app.saving) {
      case 'unable':
        return saved.unable;
      case 'saving':
        return saved.saving;
      default: {
        const count = uploads.arriving.length;
        return `${saved.done} · ${count > 0 ? saved.withFiles(count) : saved.withoutFiles}`;
      }
    }
  }
}
