import { Button, Group, PasswordInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MAIL_SECURITIES, type MailServerInput } from '#contract/mail/mail.ts';
import { CallError } from '../../api/call.ts';
import { Prose } from '../../ui/prose.tsx';
import { ChoiceField } from '../resource/choice-fields.tsx';
import { explainFailure } from '../resource/explain.ts';
import { TextField } from '../resource/fields.tsx';
import { ORDER, useField } from '../resource/form-context.ts';
import { NumberField } from '../resource/number-field.tsx';
import { FormFields, FormProblem, SaveButton, SavedForm } from '../resource/saved-form.tsx';
import { useSavedForm } from '../resource/use-saved-form.ts';
import { keepAnswer } from '../session/answers.ts';
import { callAsUser } from '../session/session.ts';
import { useOfficeTexts } from '../texts.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import styles from './mail.module.css';
import { readServer, SERVER_KEY, type ServerState } from './server-query.ts';
import { toInput, valuesOf } from './server-values.ts';
import { TestMail } from './test-mail.tsx';
import { useMailTexts } from './texts.ts';

type Props = { state: ServerState; mayEdit: boolean };

export function ServerForm({ state, mayEdit }: Props) {
  const mail = useMailTexts();
  const { resource } = useOfficeTexts();
  const { server: texts } = mail;
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const keep = (data: ServerState) => void keepAnswer(client, SERVER_KEY, data);
  const editing = useSavedForm<ServerState>({
    row: state,
    initial: {},
    valuesOf,
    send: async (typed, version, known = state) => {
      const values = toInput(typed as MailServerInput, known);
      return (await callAsUser('smtp/save', { version, values })).data;
    },
    read: readServer,
    explainCode: (path, code) =>
      path === 'password' && code === 'required' ? texts.passwordAgain : texts.errors[code],
    parameters: ['tab'],
    onSaved: (saved) => {
      keep(saved);
      notifications.show({ message: texts.saved });
    },
  });
  const { form, known = state } = editing;
  const clear = useMutation({
    mutationFn: async () => (await callAsUser('smtp/clear', { version: known.version })).data,
    onSuccess: (cleared) => {
      setAsking(false);
      editing.adopt(cleared);
      keep(cleared);
      notifications.show({ message: texts.cleared });
    },
    onError: async (error) => {
      const conflict = error instanceof CallError && error.reason === 'conflict';
      const message = conflict ? texts.conflict : explainFailure(resource, error);
      notifications.show({ color: 'red', message });
      if (conflict) await client.invalidateQueries({ queryKey: SERVER_KEY });
    },
  });
  const test = useMutation({
    mutationFn: async (to: string) => {
      const values = toInput(form.getValues() as MailServerInput, known);
      return (await callAsUser('smtp/test', { to, values })).data;
    },
    onMutate: editing.forgive,
    onError: (error) => {
      if (!(error instanceof CallError)) return;
      // What is not about the fields of this form is told beside the button of the test.
      const { to: _to, ...ours } = error.fields;
      if (Object.keys(ours).length > 0)
        editing.refuseCall(new CallError(error.reason, ours), mail.test.toMend);
    },
  });
  return (
    <div className={styles.columns}>
      <SavedForm editing={editing} readOnly={!mayEdit} className={styles.card} label={texts.title}>
        <h2>
          <Prose>{texts.title}</Prose>
        </h2>
        <FormProblem />
        <FormFields>
          <ServerFields stored={Boolean(known.server?.hasPassword)} />
        </FormFields>
        {mayEdit && (
          <Group gap="xs">
            <SaveButton>{texts.save}</SaveButton>
            {known.server && (
              <Button variant="subtle" color="red" onClick={() => setAsking(true)}>
                {texts.clear}
              </Button>
            )}
          </Group>
        )}
      </SavedForm>
      {mayEdit && <TestMail onSend={(to) => test.mutate(to)} test={test} />}
      {asking && (
        <ConfirmDialog
          title={texts.clearTitle}
          confirm={texts.clearConfirm}
          busy={clear.isPending}
          onConfirm={() => clear.mutate()}
          onClose={() => setAsking(false)}
        >
          {texts.clearBody}
        </ConfirmDialog>
      )}
    </div>
  );
}

function ServerFields({ stored }: { stored: boolean }) {
  const { server: texts } = useMailTexts();
  const { value, ...password } = useField('password', texts.password, { show: () => '••••' });
  return (
    <>
      <div className={styles.pair}>
        <TextField
          name="host"
          label={texts.host}
          description={texts.hostHint}
          required
          maxLength={253}
        />
        <NumberField
          name="port"
          label={texts.port}
          description={texts.portHint}
          required
          min={1}
          max={65_535}
          plain
        />
      </div>
      <ChoiceField
        name="security"
        label={texts.security}
        choices={MAIL_SECURITIES.map((one) => ({ value: one, label: texts.securities[one] }))}
      />
      <div className={styles.pair}>
        <TextField
          name="user"
          label={texts.user}
          description={texts.userHint}
          autoComplete="off"
          maxLength={200}
        />
        <PasswordInput
          {...password}
          value={String(value ?? '')}
          description={texts.passwordHint}
          inputWrapperOrder={ORDER}
          autoComplete="new-password"
          maxLength={500}
          placeholder={stored ? texts.passwordStored : undefined}
          visibilityToggleButtonProps={{ 'aria-label': texts.showPassword }}
        />
      </div>
      <div className={styles.pair}>
        <TextField name="senderName" label={texts.senderName} maxLength={100} />
        <TextField
          name="senderAddress"
          label={texts.senderAddress}
          type="email"
          required
          maxLength={254}
        />
      </div>
      <TextField
        name="replyTo"
        label={texts.replyTo}
        type="email"
        description={texts.replyToHint}
        maxLength={254}
      />
    </>
  );
}
