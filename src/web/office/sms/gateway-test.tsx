import { Button, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import type { OutputOf } from '#contract/calls.ts';
import { CallError } from '../../api/call.ts';
import { Prose } from '../../ui/prose.tsx';
import { explainFields } from '../resource/explain.ts';
import { Failure } from '../resource/failure.tsx';
import styles from '../resource/resource-form.module.css';
import { callAsUser } from '../session/session.ts';
import { Notice } from '../states/notice.tsx';
import { useOfficeTexts } from '../texts.ts';
import { useGatewayTexts } from './gateway-texts.ts';
import own from './sms.module.css';

const GOOD = ['accepted', 'recorded'];

/** One message by the settings as they are kept, and what came back. */
export function GatewayTest() {
  const texts = useGatewayTexts();
  const { resource } = useOfficeTexts();
  const [phone, setPhone] = useState('');
  const [text, setText] = useState(texts.testInitial);
  const test = useMutation({
    mutationFn: async () => (await callAsUser('sms/test', { phone, text })).data,
  });
  const errors: Record<string, string> =
    test.error instanceof CallError ? explainFields(resource, test.error) : {};
  const errorAt = (field: string, typed: string) =>
    errors[field] && (typed.trim() === '' ? resource.fieldErrors.required : errors[field]);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    test.mutate();
  };
  return (
    <form noValidate className={styles.panel} onSubmit={send}>
      <Title order={2} size="h3">
        <Prose>{texts.testTitle}</Prose>
      </Title>
      <Text size="sm">{texts.testHint}</Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <TextInput
          label={texts.testPhone}
          type="tel"
          withAsterisk
          maxLength={40}
          value={phone}
          error={errorAt('phone', phone)}
          onChange={(event) => setPhone(event.currentTarget.value)}
        />
        <TextInput
          label={texts.testText}
          withAsterisk
          maxLength={200}
          value={text}
          error={errorAt('text', text)}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </SimpleGrid>
      <div>
        <Button type="submit" variant="default" loading={test.isPending}>
          {texts.test}
        </Button>
      </div>
      {test.isError && Object.keys(errors).length === 0 && <Failure error={test.error} />}
      {test.data && <Outcome found={test.data} />}
    </form>
  );
}

function Outcome({ found }: { found: OutputOf<'sms/test'>['data'] }) {
  const texts = useGatewayTexts();
  const good = GOOD.includes(found.outcome);
  return (
    <Notice color={good ? 'green' : 'red'} role="status" title={texts.outcomes[found.outcome]}>
      <Stack gap={4}>
        {found.status !== null && <Text size="sm">{texts.status(String(found.status))}</Text>}
        {found.providerId && <Text size="sm">{texts.providerId(found.providerId)}</Text>}
        {!good && found.problem && <Text size="sm">{found.problem}</Text>}
        {found.answer !== '' && (
          <>
            <Text size="sm" fw={600}>
              {texts.answer}
            </Text>
            <pre className={own.answer}>{found.answer}</pre>
          </>
        )}
      </Stack>
    </Notice>
  );
}
