import { Fieldset, Group, PasswordInput, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import type { OutputOf } from '#contract/calls.ts';
import type { LineChannel } from '#contract/line/line.ts';
import { Prose } from '../../ui/prose.tsx';
import { CheckField, TextField } from '../resource/fields.tsx';
import { ORDER, useFormParts } from '../resource/form-context.ts';
import { NumberField } from '../resource/number-field.tsx';
import styles from '../resource/resource-form.module.css';
import { FormFields, FormProblem, SaveButton, SavedForm } from '../resource/saved-form.tsx';
import { useSavedForm } from '../resource/use-saved-form.ts';
import { answerTo, keepAnswer } from '../session/answers.ts';
import { callAsUser } from '../session/session.ts';
import { useLineTexts } from './line-texts.ts';

export type FoundChannel = OutputOf<'line/channel'>['data'];
type Typed = LineChannel & Record<'channelSecret' | 'accessToken', string>;

/** The settings of the account; secrets go in and never come out. */
export function LineForm({ found, readOnly }: { found: FoundChannel; readOnly: boolean }) {
  const texts = useLineTexts();
  const client = useQueryClient();
  const editing = useSavedForm<FoundChannel>({
    row: found,
    initial: {},
    valuesOf: ({ values }) => ({ ...values, channelSecret: '', accessToken: '' }),
    send: async (given, version) => {
      const { channelSecret, accessToken, ...values } = given as Typed;
      const change = {
        ...{ version, values },
        ...(channelSecret !== '' && { channelSecret }),
        ...(accessToken !== '' && { accessToken }),
      };
      return (await callAsUser('line/saveChannel', change)).data;
    },
    read: async () => (await callAsUser('line/channel', {})).data,
    parameters: ['tab'],
    onSaved: (saved) => {
      notifications.show({ message: texts.saved });
      void keepAnswer(client, answerTo('line/channel', {}).queryKey, saved);
    },
  });
  return (
    <SavedForm editing={editing} readOnly={readOnly} className={styles.panel}>
      <Title order={2} size="h3">
        <Prose>{texts.title}</Prose>
      </Title>
      <Text size="sm">
        <Prose>{texts.intro}</Prose>
      </Text>
      <FormProblem />
      <FormFields>
        <Stack gap="lg">
          <CheckField name="on" label={texts.on} description={texts.onHint} />
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
            <TextField
              name="basicId"
              label={texts.basicId}
              description={texts.basicIdHint}
              maxLength={31}
            />
            <NumberField
              name="monthlyQuota"
              label={texts.monthlyQuota}
              description={texts.monthlyQuotaHint}
              required
              min={0}
              max={10_000_000}
            />
          </SimpleGrid>
          <Secrets found={editing.known ?? found} />
          <Fieldset legend={texts.webhookTitle}>
            <Stack gap="xs">
              <Text size="sm">
                <Prose>{texts.webhookHint}</Prose>
              </Text>
              <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                <code>{found.webhookUrl}</code>
              </Text>
            </Stack>
          </Fieldset>
          <TextField name="apiUrl" label={texts.apiUrl} description={texts.apiUrlHint} required />
        </Stack>
      </FormFields>
      <Group>
        <SaveButton>{texts.save}</SaveButton>
      </Group>
    </SavedForm>
  );
}

/** What is typed replaces what is kept. */
function Secrets({ found }: { found: FoundChannel }) {
  const texts = useLineTexts();
  const { form, readOnly, words } = useFormParts();
  if (readOnly) return null;
  const secret = (name: 'channelSecret' | 'accessToken') => {
    words.set(name, { label: texts[name], show: () => '••••' });
    return (
      <PasswordInput
        label={texts[name]}
        description={texts[`${name}Hint`]}
        inputWrapperOrder={ORDER}
        autoComplete="off"
        maxLength={500}
        placeholder={found[name] ? texts.secretSet : ''}
        {...form.getInputProps(name)}
      />
    );
  };
  return (
    <Fieldset legend={texts.secretsTitle}>
      <Stack gap="sm">
        <Text size="sm">
          <Prose>{texts.secretsHint}</Prose>
        </Text>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          {secret('channelSecret')}
          {secret('accessToken')}
        </SimpleGrid>
      </Stack>
    </Fieldset>
  );
}
