import { Stack, Text, Title } from '@mantine/core';
import type { MessageAnswer } from '#contract/messages/messages.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Prose } from '../../ui/prose.tsx';
import styles from './messages.module.css';
import { AnswerStateWord } from './status-word.tsx';
import { useMessageTexts } from './texts.ts';

/** What was answered, and whether it has left. */
export function AnswerList({ answers }: { answers: readonly MessageAnswer[] }) {
  const texts = useMessageTexts();
  const language = useLanguage();
  if (answers.length === 0) return null;
  return (
    <Stack gap="xs">
      <Title order={3} size="h5">
        <Prose>{texts.answers}</Prose>
      </Title>
      {answers.map((answer) => (
        <div key={answer.id}>
          <Text size="sm" c="dimmed">
            {texts.by(answer.by, formatTime(answer.at, language))}
          </Text>
          <p className={styles.words}>
            <Prose>{answer.text}</Prose>
          </p>
          <Text size="sm" role="status">
            <AnswerStateWord state={answer.state} />
          </Text>
        </div>
      ))}
    </Stack>
  );
}
