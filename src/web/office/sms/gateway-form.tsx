import { Group, Stack, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { CallError } from '../../api/call.ts';
import { Prose } from '../../ui/prose.tsx';
import styles from '../resource/resource-form.module.css';
import { FormFields, FormProblem, SaveButton, SavedForm } from '../resource/saved-form.tsx';
import { useSavedForm } from '../resource/use-saved-form.ts';
import { answerTo, keepAnswer } from '../session/answers.ts';
import { callAsUser } from '../session/session.ts';
import { GatewayFields } from './gateway-fields.tsx';
import { GatewaySecrets } from './gateway-secrets.tsx';
import { useGatewayTexts } from './gateway-texts.ts';
import { type FoundGateway, fromTyped, type GatewayValues, toTyped } from './gateway-values.ts';
import { useSmsTexts } from './texts.ts';

type Props = { found: FoundGateway; readOnly: boolean };

/** The settings of the provider; secrets go in and never come out. */
export function GatewayForm({ found, readOnly }: Props) {
  const texts = useGatewayTexts();
  const sms = useSmsTexts();
  const client = useQueryClient();
  const editing = useSavedForm<FoundGateway>({
    row: found,
    initial: {},
    valuesOf: toTyped,
    send: async (given, version) => {
      const typed = given as GatewayValues;
      const values = fromTyped(typed);
      if (!values) throw new CallError('invalid_input', { headers: 'headers' });
      const { secrets, reportSecret } = typed;
      const change = { version, values, secrets, ...(reportSecret !== '' && { reportSecret }) };
      return (await callAsUser('sms/saveGateway', change)).data;
    },
    read: async () => (await callAsUser('sms/gateway', {})).data,
    explainCode: (path, code) => {
      if (code === 'secrets_again') return texts.secretsAgain;
      return path === 'headers' ? texts.headersWrong : undefined;
    },
    parameters: ['tab'],
    onSaved: (saved) => {
      notifications.show({ message: texts.saved });
      void keepAnswer(client, answerTo('sms/gateway', {}).queryKey, saved);
      void client.invalidateQueries({ queryKey: ['smsCampaign', 'facts'] });
    },
  });
  const adapter = editing.form.getValues().adapter === 'http' ? 'http' : 'record';

  return (
    <SavedForm editing={editing} readOnly={readOnly} className={styles.panel}>
      <Title order={2} size="h3">
        <Prose>{sms.tabs.gateway}</Prose>
      </Title>
      <Text size="sm">{texts.intro}</Text>
      <FormProblem />
      <FormFields>
        <Stack gap="lg">
          <GatewayFields adapter={adapter} reportUrl={found.reportUrl} />
          {adapter === 'http' && <GatewaySecrets found={editing.known ?? found} />}
        </Stack>
      </FormFields>
      <Group>
        <SaveButton>{texts.save}</SaveButton>
      </Group>
    </SavedForm>
  );
}
