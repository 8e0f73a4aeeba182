import { useState } from 'react';
import { statusPath } from '#contract/apply/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { Prose } from '../../ui/prose.tsx';
import { ContactFacts } from '../layout/contact-facts.tsx';
import { QuietHead } from '../layout/page-head.tsx';
import type { SentNote } from './draft-store.ts';
import styles from './sent-page.module.css';
import { useRegisterTexts } from './texts.ts';
import type { Application } from './use-application.ts';

/** What the applicant keeps: the reference, and what happens next. */
export function SentPage({ app, sent }: { app: Application; sent: SentNote }) {
  const { sent: texts } = useRegisterTexts();
  return (
    <div className={styles.sent}>
      <Icon name="success" size={48} />
      <QuietHead heading={texts.heading} arrived />
      <Reference reference={sent.reference} />
      {sent.changed && (
        <Alert kind="warning" role="status">
          <Prose>{texts.changed}</Prose>
        </Alert>
      )}
      {app.sentTo && <p>{texts.mail(app.sentTo)}</p>}
      <section aria-labelledby="next">
        <h2 id="next">{texts.nextTitle}</h2>
        <ol className={styles.next}>
          {texts.next.map(({ title, detail }) => (
            <li key={title}>
              <strong>{title}</strong>
              <p>
                <Prose>{detail}</Prose>
              </p>
            </li>
          ))}
        </ol>
      </section>
      <p className={styles.note}>
        <Prose>{texts.warning}</Prose>
      </p>
      <div className={styles.onward} data-print="hide">
        <ButtonLink href={statusPath(sent.reference)}>{texts.status}</ButtonLink>
        <Button variant="secondary" onClick={() => print()}>
          {texts.print}
        </Button>
        <Button variant="quiet" onClick={() => void app.restart()}>
          {texts.another}
        </Button>
      </div>
      <ContactFacts />
    </div>
  );
}

function Reference({ reference }: { reference: string }) {
  const { sent: texts } = useRegisterTexts();
  const [copied, setCopied] = useState<boolean>();
  return (
    <div className={styles.reference}>
      <p className={styles.label}>{texts.reference}</p>
      <p className={styles.number}>{reference}</p>
      <p className={styles.note}>
        <Prose>{texts.keep}</Prose>
      </p>
      <div data-print="hide">
        <Button variant="secondary" onClick={async () => setCopied(await copyText(reference))}>
          {texts.copy}
        </Button>{' '}
        <span role="status">
          {copied && texts.copied}
          {copied === false && texts.copyByHand}
        </span>
      </div>
    </div>
  );
}
