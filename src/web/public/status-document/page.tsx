import { type ComponentType, useEffect, useState } from 'react';
import { statusPath } from '#contract/apply/paths.ts';
import { CallError, call } from '../../api/call.ts';
import { withPatience } from '../../site/patience.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ContactFacts } from '../layout/contact-facts.tsx';
import { QuietHead } from '../layout/page-head.tsx';
import { useStatusTexts } from '../status/texts.ts';
import type { Asked } from './asked.ts';
import styles from './request.module.css';
import type { RequestFormProps } from './request-form.tsx';

type Place =
  | { kind: 'loading' | 'ended' | 'unreachable' }
  | { kind: 'open'; asked: Asked; RequestForm: ComponentType<RequestFormProps> }
  | { kind: 'done'; reference: string };

type Props = { loaderData: { token: string; mostBytes: number } };

/** Exactly the document that was asked for, and nothing else of the application. */
export function RequestPage({ loaderData: { token, mostBytes } }: Props) {
  const { document: texts, title } = useStatusTexts();
  const under = [{ name: title, href: '/Status' }];
  const [place, setPlace] = useState<Place>({ kind: token ? 'loading' : 'ended' });
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (!token) return;
    let left = tries < 0;
    const set = (next: Place) => {
      if (!left) setPlace(next);
    };
    // The form is fetched while the server looks the request up.
    const form = withPatience(import('./request-form.tsx'));
    Promise.all([call('register/openRequest', { token }), form]).then(
      ([{ data }, { RequestForm }]) => set({ kind: 'open', asked: data, RequestForm }),
      (error) => set({ kind: isUnreachable(error) ? 'unreachable' : 'ended' }),
    );
    return () => {
      left = true;
    };
  }, [token, tries]);

  switch (place.kind) {
    case 'loading':
      return (
        <Page>
          <QuietHead under={under} heading={texts.title} />
          <p role="status">{texts.loading}</p>
          <noscript>
            <ContactFacts />
          </noscript>
        </Page>
      );
    case 'ended':
      return (
        <Page>
          <QuietHead under={under} heading={texts.endedHeading} lead={texts.ended} />
          <ContactFacts />
        </Page>
      );
    case 'unreachable':
      return (
        <Page>
          <QuietHead under={under} heading={texts.unreachableHeading} lead={texts.unreachable} />
          <Button onClick={() => setTries((count) => count + 1)}>{texts.retry}</Button>
        </Page>
      );
    case 'open':
      return (
        <Page>
          <place.RequestForm
            token={token}
            asked={place.asked}
            mostBytes={mostBytes}
            onDone={(reference) => setPlace({ kind: 'done', reference })}
            onEnded={() => setPlace({ kind: 'ended' })}
          />
        </Page>
      );
    case 'done':
      return (
        <Page>
          <QuietHead under={under} heading={texts.doneHeading} lead={texts.done} arrived />
          <ButtonLink href={statusPath(place.reference)}>{texts.status}</ButtonLink>
        </Page>
      );
  }
}

function Page({ children }: { children: React.ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}

function isUnreachable(error: unknown): boolean {
  const reason = error instanceof CallError ? error.reason : 'network';
  return reason === 'network' || reason === 'too_many_requests' || reason === 'unavailable';
}
