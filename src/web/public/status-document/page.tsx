import { type ComponentType, useEffect, useState } from 'react';
import { documentPath, statusPath } from '#contract/apply/paths.ts';
import type { OutputOf } from '#contract/calls.ts';
import { localize } from '#contract/localize.ts';
import { CallError, call } from '../../api/call.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { withPatience } from '../../site/patience.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ContactFacts } from '../layout/contact-facts.tsx';
import { QuietHead } from '../layout/page-head.tsx';
import { useStatusTexts } from '../status/texts.ts';
import type { KeptFile } from '../uploads/kept-file.ts';
import { answerStore } from './answer-store.ts';
import type { Asked } from './asked.ts';
import styles from './request.module.css';
import type { RequestFormProps } from './request-form.tsx';

type Next = OutputOf<'register/answerRequest'>['data']['next'];

type Place =
  | { kind: 'loading' | 'ended' | 'unreachable' }
  | {
      kind: 'open';
      asked: Asked;
      held: KeptFile[];
      RequestForm: ComponentType<RequestFormProps>;
    }
  | { kind: 'done'; reference: string; next: Next };

type Props = { loaderData: { token: string; mostBytes: number } };

/** Exactly the document that was asked for, and nothing else of the application. */
export function RequestPage({ loaderData: { token, mostBytes } }: Props) {
  const { document: texts, title } = useStatusTexts();
  const language = useLanguage();
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
    Promise.all([openRequest(token), form]).then(
      ([opened, { RequestForm }]) => set({ kind: 'open', ...opened, RequestForm }),
      (error) => {
        if (isOver(error)) forget(token);
        set({ kind: isOver(error) ? 'ended' : 'unreachable' });
      },
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
          <ButtonLink href="/Status">{texts.status}</ButtonLink>
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
            held={place.held}
            mostBytes={mostBytes}
            onDone={(answer) => {
              forget(token);
              setPlace({ kind: 'done', ...answer });
            }}
            onEnded={() => {
              forget(token);
              setPlace({ kind: 'ended' });
            }}
          />
        </Page>
      );
    case 'done':
      return (
        <Page>
          <QuietHead
            under={under}
            heading={texts.doneHeading}
            lead={place.next ? texts.nextLead(localize(place.next.document, language)) : texts.done}
            arrived
          />
          {place.next && (
            <ButtonLink href={documentPath(place.next.token)}>{texts.next}</ButtonLink>
          )}
          <ButtonLink
            href={statusPath(place.reference)}
            variant={place.next ? 'secondary' : 'primary'}
          >
            {texts.status}
          </ButtonLink>
        </Page>
      );
  }
}

/** What was chosen here before the page was loaded anew stays. */
async function openRequest(token: string): Promise<{ asked: Asked; held: KeptFile[] }> {
  const held = await answerStore.read(token).catch(() => []);
  const tokens = held.flatMap((file) => file.token ?? []);
  const { data } = await call('register/openRequest', { token, held: tokens });
  return { asked: data, held };
}

function forget(token: string): void {
  answerStore.drop(token).catch(() => undefined);
}

function Page({ children }: { children: React.ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}

const OVER: readonly CallError['reason'][] = ['link_ended', 'not_found', 'invalid_input'];

/** Whatever else the server says, a busy one above all, the link may serve yet. */
function isOver(error: unknown): boolean {
  return error instanceof CallError && OVER.includes(error.reason);
}
