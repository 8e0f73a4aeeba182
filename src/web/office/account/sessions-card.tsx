import { Badge, Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnSession } from '#contract/sign-in/account.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { callAsUser } from '../session/session.ts';
import { Loading } from '../states/list-states.tsx';
import { Problem } from '../states/problem.tsx';
import styles from './account.module.css';
import { sessionsQuery } from './account-query.ts';
import { nameBrowser } from './browser-name.ts';
import { Card } from './card.tsx';
import sessionStyles from './sessions-card.module.css';
import { useAccountTexts } from './texts.ts';
import { useTask } from './use-task.ts';

/** Where the user is signed in, and the way to end it elsewhere. */
export function SessionsCard() {
  const { sessions: texts } = useAccountTexts();
  const queries = useQueryClient();
  const { data = [], error, isError, isPending, refetch } = useQuery(sessionsQuery);
  const { busy, problem, run } = useTask();

  const end = (task: () => Promise<string>) =>
    run(async () => {
      const message = await task();
      await queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      notifications.show({ message });
    });
  const endOne = (id: string) =>
    end(async () => {
      await callAsUser('account/endSession', { id });
      return texts.ended;
    });
  const endOthers = () =>
    end(async () =>
      texts.endedOthers((await callAsUser('account/endOtherSessions', {})).data.ended),
    );

  return (
    <Card title={texts.title} problem={problem}>
      {isPending && <Loading lines={2} />}
      {isError && <Problem of={{ error, refetch }} />}
      <ul className={sessionStyles.list}>
        {data.map((session) => (
          <Device key={session.id} session={session} onEnd={() => void endOne(session.id)} />
        ))}
      </ul>
      {data.length > 1 && (
        <div className={styles.actions}>
          <Button variant="default" loading={busy} onClick={() => void endOthers()}>
            {texts.endOthers}
          </Button>
        </div>
      )}
    </Card>
  );
}

function Device({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const { sessions: texts } = useAccountTexts();
  const language = useLanguage();
  const known = nameBrowser(session.browser);
  const name = known ? texts.on(known.browser, known.system) : texts.unknown;
  return (
    <li className={sessionStyles.device}>
      <div>
        <strong>{name}</strong>
        <p className={styles.muted}>
          {session.address} · {texts.since(formatTime(session.created_at, language))}
          <br />
          {texts.lastSeen(formatTime(session.last_seen_at, language))}
        </p>
      </div>
      {session.current ? (
        <Badge variant="light">{texts.current}</Badge>
      ) : (
        <Button
          variant="default"
          size="compact-md"
          onClick={onEnd}
          aria-label={texts.endNamed(name)}
        >
          {texts.end}
        </Button>
      )}
    </li>
  );
}
