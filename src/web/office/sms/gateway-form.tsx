import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { CallError } from '../../api/call.ts';
import { useOfficeTexts } from '../../i18n/office.ts';
import { useUnsavedGuard } from '../guard/unsaved.ts';
import { ConflictDialog } from '../resource/conflict-dialog.tsx';
import { FormContext } from '../resource/form-context.ts';
import styles from '../resource/resource-form.module.css';
import { useSaveKey } from '../resource/use-save-key.ts';
import { useSavedForm } from '../resource/use-saved-form.ts';
import { callAsUser } from '../session/session.ts';
import { GatewayFields } from './gateway-fields.tsx';
import { GatewaySecrets } from './gateway-secrets.tsx';
import { type FoundGateway, fromTyped, type GatewayValues, toTyped } from './gateway-values.ts';

type Props = { found: FoundGateway; readOnly: boolean };

/** The settings of the provider; secrets go in and never come out. */
export function GatewayForm({ found, readOnly }: Props) {
  const { sms, smsGateway: texts } = useOfficeTexts();
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
    explainCode: (path) => (path === 'headers' ? texts.headersWrong : undefined),
    onSaved: (saved) => {
      release();
      notifications.show({ message: texts.saved });
      client.setQueryData(['sms', 'gateway'], saved);
      void client.invalidateQueries({ queryKey: ['smsCampaign', 'facts'] });
    },
  });
  const { form, words, clash, problem, busy } = editing;
  const release = useUnsavedGuard(form.isDirty() && !readOnly, ['tab']);
  const submit = () => {
    if (!readOnly) void editing.save();
  };
  useSaveKey(submit);
  const adapter = form.getValues().adapter === 'http' ? 'http' : 'record';

  return (
    <form
      ref={editing.element}
      noValidate
      className={styles.panel}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Title order={2} size="h3">
        {sms.tabs.gateway}
      </Title>
      <Text size="sm">{texts.intro}</Text>
      {problem && (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      )}
      <FormContext value={{ form, readOnly, words }}>
        <Stack gap="lg">
          <GatewayFields adapter={adapter} reportUrl={found.reportUrl} />
          {adapter === 'http' && <GatewaySecrets found={editing.known ?? found} />}
        </Stack>
        {clash && (
          <ConflictDialog
            savedBy=""
            clashes={clash.clashes}
            taken={clash.taken}
            onChoose={(theirs) => void editing.resolve(theirs)}
            onClose={editing.forget}
          />
        )}
      </FormContext>
      {!readOnly && (
        <Group>
          <Button type="submit" loading={busy}>
            {texts.save}
          </Button>
        </Group>
      )}
    </form>
  );
}
