import { Button, SimpleGrid, Text, TextInput, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { CallError } from '../../api/call.ts';
import { Prose } from '../../ui/prose.tsx';
import { explainFields } from '../resource/explain.ts';
import { Failure } from '../resource/failure.tsx';
import { ORDER } from '../resource/form-context.ts';
import styles from '../resource/resource-form.module.css';
import { callAsUser } from '../session/session.ts';
import { Notice } from '../states/notice.tsx';
import { useOfficeTexts } from '../texts.ts';
import { useLineTexts } from './line-texts.ts';

/** One message by the settings as they are kept, and what came back. */
export function LineTest() {
  const texts = useLineTexts();
  const { resource } = useOfficeTexts();
  const [userId, setUserId] = useState('');
  const [text, setText] = useState(texts.testInitial);
  const test = useMutation({
    mutationFn: async () => (await callAsUser('line/test', { userId, text })).data,
  });
  const refused = test.error instanceof CallError ? explainFields(resource, test.error) : {};
  const errors: Record<string, string> = {
    ...refused,
    ...(refused.userId && { userId: texts.testUserWrong }),
  };
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    test.mutate();
  };
  return (
    <form noValidate className={styles.panel} onSubmit={send}>
      <Title order={2} size="h3">
        <Prose>{texts.testTitle}</Prose>
      </Title>
      <Text size="sm">
        <Prose>{texts.testHint}</Prose>
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <TextInput
          label={texts.testUser}
          description={texts.testUserHint}
          inputWrapperOrder={ORDER}
          withAsterisk
          maxLength={33}
          value={userId}
          error={errors.userId}
          onChange={(event) => setUserId(event.currentTarget.value)}
        />
        <TextInput
          label={texts.testText}
          inputWrapperOrder={ORDER}
          withAsterisk
          maxLength={200}
          value={text}
          error={errors.text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </SimpleGrid>
      <div>
        <Button type="submit" variant="default" loading={test.isPending}>
          {texts.test}
        </Button>
      </div>
      {test.isError && Object.keys(errors).length === 0 && <Failure error={test.error} />}
      {test.data && (
        <Notice
          color={test.data.outcome === 'accepted' ? 'green' : 'red'}
          role="status"
          title={texts.outcomes[test.data.outcome]}
        >
          {test.data.outcome !== 'accepted' &&
            [test.data.status, test.data.answer].filter(Boolean).join(' ')}
        </Notice>
      )}
    </form>
  );
}
