import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { CallError } from '../../api/call.ts';
import { useOfficeTexts } from '../../i18n/office.ts';
import { useUnsavedGuard } from '../guard/unsaved.ts';
import { checkFields } from '../resource/check-fields.ts';
import { explainFailure, explainFields } from '../resource/explain.ts';
import { type AnyForm, type FieldWords, FormContext } from '../resource/form-context.ts';
import styles from '../resource/resource-form.module.css';
import { callAsUser } from '../session/session.ts';
import { GatewayFields } from './gateway-fields.tsx';
import { GatewaySecrets } from './gateway-secrets.tsx';
import { type FoundGateway, fromTyped, type GatewayValues, toTyped } from './gateway-values.ts';

type Props = { found: FoundGateway; readOnly: boolean };

/** The settings of the provider; secrets go in and never come out. */
export function GatewayForm({ found, readOnly }: Props) {
  const { sms, smsGateway: texts, resource } = useOfficeTexts();
  const client = useQueryClient();
  const words = useRef(new Map<string, FieldWords>()).current;
  const form = useForm<GatewayValues>({ mode: 'controlled', initialValues: toTyped(found) });
  const release = useUnsavedGuard(form.isDirty() && !readOnly);
  const save = useMutation({
    mutationFn: async (typed: GatewayValues) => {
      const values = fromTyped(typed);
      if (!values) throw new CallError('invalid_input', { headers: 'headers' });
      const { secrets, reportSecret } = typed;
      return callAsUser('sms/saveGateway', {
        version: found.version,
        values,
        secrets,
        ...(reportSecret !== '' && { reportSecret }),
      });
    },
    onSuccess: async ({ data }) => {
      release();
      notifications.show({ message: texts.saved });
      client.setQueryData(['sms', 'gateway'], data);
      await client.invalidateQueries({ queryKey: ['smsCampaign', 'facts'] });
    },
    onError: (error) => {
      if (error instanceof CallError) {
        const fields = explainFields(resource, error);
        form.setErrors({ ...fields, ...(fields.headers && { headers: texts.headersWrong }) });
      }
      notifications.show({ color: 'red', message: explainFailure(resource, error) });
    },
  });

  return (
    <form
      noValidate
      className={styles.panel}
      onSubmit={form.onSubmit((values) => {
        const wrong = checkFields(form as unknown as AnyForm, words);
        form.setErrors(wrong);
        if (Object.keys(wrong).length === 0) save.mutate(values);
      })}
    >
      <Title order={2} size="h3">
        {sms.tabs.gateway}
      </Title>
      <Text size="sm">{texts.intro}</Text>
      <FormContext value={{ form: form as unknown as AnyForm, readOnly, words }}>
        <Stack gap="lg">
          <GatewayFields adapter={form.getValues().adapter} reportUrl={found.reportUrl} />
          {form.getValues().adapter === 'http' && (
            <GatewaySecrets form={form} found={found} readOnly={readOnly} />
          )}
        </Stack>
      </FormContext>
      {!readOnly && (
        <Group>
          <Button type="submit" loading={save.isPending}>
            {texts.save}
          </Button>
        </Group>
      )}
    </form>
  );
}
