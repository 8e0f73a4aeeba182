import { useQuery } from '@tanstack/react-query';
import type { CaseMessage, StaffResource } from '#contract/cases/case-shapes.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Prose } from '../../ui/prose.tsx';
import { callAsUser } from '../session/session.ts';
import { Loading } from '../states/list-states.tsx';
import { Problem } from '../states/problem.tsx';
import { StatusWord, type Tone } from '../states/status-word.tsx';
import { Parts } from './parts.tsx';
import styles from './record.module.css';
import { Section } from './section.tsx';
import { useCaseTexts } from './texts.ts';

const TONES: Record<CaseMessage['state'], Tone> = {
  waiting: 'quiet',
  sent: 'good',
  written: 'quiet',
  passedOn: 'quiet',
  failed: 'bad',
};

/** What the applicant was told by mail, LINE and text message. */
export function MessagesSection({ resource, id }: { resource: StaffResource; id: number }) {
  const texts = useCaseTexts().messages;
  const language = useLanguage();
  const query = useQuery({
    queryKey: ['application', 'messages', resource, id],
    queryFn: async () => (await callAsUser('application/messages', { resource, id })).data,
  });
  return (
    <Section title={texts.title}>
      {query.isPending && <Loading lines={2} />}
      {query.isLoadingError && <Problem of={query} />}
      {query.data?.length === 0 && (
        <p className={styles.muted}>
          <Prose>{texts.none}</Prose>
        </p>
      )}
      <ul className={styles.requests}>
        {query.data?.map((message) => (
          <li key={message.id}>
            <span>
              <strong>{message.subject}</strong>
              <span className={styles.small}>
                <Parts
                  of={[
                    texts.channels[message.channel],
                    message.to,
                    formatTime(message.at, language),
                  ]}
                />
              </span>
            </span>
            <StatusWord tone={TONES[message.state]}>{texts.states[message.state]}</StatusWord>
          </li>
        ))}
      </ul>
    </Section>
  );
}
