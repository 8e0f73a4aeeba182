import { useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { QuietHead } from '../layout/page-head.tsx';
import type { ApplyData } from './apply-data.ts';
import { DraftFacts } from './draft-facts.tsx';
import type { Draft } from './draft-store.ts';
import styles from './drafts.module.css';
import { useRegisterTexts } from './texts.ts';
import type { Application } from './use-application.ts';

type Props = { app: Application; data: ApplyData; choice: { here: Draft; mailed: Draft } };

/** A mailed link and this device hold different ones: the reader chooses, and both stay. */
export function ChooseDraft({ app, data, choice }: Props) {
  const { drafts } = useRegisterTexts();
  const [failed, setFailed] = useState(false);
  const choose = (which: 'here' | 'mailed') =>
    app.choose(which)?.catch(() => setFailed(true)) ?? Promise.resolve();
  return (
    <>
      <QuietHead heading={drafts.title} lead={drafts.lead} arrived />
      {failed && (
        <Alert kind="danger" role="alert">
          <p>{drafts.unable}</p>
        </Alert>
      )}
      <div className={styles.pair}>
        {(['mailed', 'here'] as const).map((which) => (
          <section key={which} className={styles.draft} aria-labelledby={`draft-${which}`}>
            <h2 id={`draft-${which}`}>{drafts[which]}</h2>
            <DraftFacts draft={choice[which]} data={data} />
            <Button
              aria-describedby={`draft-${which}`}
              variant={which === 'mailed' ? 'primary' : 'secondary'}
              onClick={() => void choose(which)}
            >
              {drafts.choose[which]}
            </Button>
          </section>
        ))}
      </div>
    </>
  );
}
