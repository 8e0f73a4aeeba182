import { Button, Group, PasswordInput, Select, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { MAIL_SECURITIES, type MailServerInput } from '#contract/mail.ts';
import { useOfficeTexts } from '../../i18n/office.ts';
import { useUnsavedGuard } from '../guard/unsaved.ts';
import { NumberEntry, useNumberWords } from '../resource/number-entry.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import styles from './mail.module.css';
import type { ServerState } from './server-query.ts';
import { valuesOf } from './server-values.ts';
import { TestMail } from './test-mail.tsx';
import { useServerTasks } from './use-server-tasks.ts';

const PORT = { decimals: 0, least: 1, most: 65_535 };

type Props = { state: ServerState; mayEdit: boolean };

export function ServerForm({ state, mayEdit }: Props) {
  const { server: texts } = useOfficeTexts().mail;
  const explainNumber = useNumberWords();
  const form = useForm<MailServerInput>({
    initialValues: valuesOf(state),
    validate: { port: (port) => explainNumber(port, PORT) },
  });
  const release = useUnsavedGuard(form.isDirty());
  const { save, clear, test } = useServerTasks(state, form, release);
  const [asking, setAsking] = useState(false);
  const field = (name: keyof MailServerInput) => ({
    ...form.getInputProps(name),
    label: texts[name],
    disabled: !mayEdit,
  });
  return (
    <div className={styles.columns}>
      <form
        className={styles.card}
        noValidate
        aria-label={texts.title}
        onSubmit={form.onSubmit((values) => save.mutate(values))}
      >
        <h2>{texts.title}</h2>
        <div className={styles.pair}>
          <TextInput {...field('host')} description={texts.hostHint} required maxLength={253} />
          <NumberEntry {...field('port')} {...PORT} description={texts.portHint} required />
        </div>
        <Select
          {...field('security')}
          allowDeselect={false}
          data={MAIL_SECURITIES.map((value) => ({ value, label: texts.securities[value] }))}
        />
        <div className={styles.pair}>
          <TextInput
            {...field('user')}
            description={texts.userHint}
            autoComplete="off"
            maxLength={200}
          />
          <PasswordInput
            {...field('password')}
            description={texts.passwordHint}
            autoComplete="new-password"
            maxLength={500}
            placeholder={state.server?.hasPassword ? texts.passwordStored : undefined}
            visibilityToggleButtonProps={{ 'aria-label': texts.showPassword }}
          />
        </div>
        <div className={styles.pair}>
          <TextInput {...field('senderName')} maxLength={100} />
          <TextInput {...field('senderAddress')} type="email" required maxLength={254} />
        </div>
        <TextInput
          {...field('replyTo')}
          type="email"
          description={texts.replyToHint}
          maxLength={254}
        />
        {mayEdit && (
          <Group gap="xs">
            <Button type="submit" loading={save.isPending}>
              {texts.save}
            </Button>
            {state.server && (
              <Button variant="subtle" color="red" onClick={() => setAsking(true)}>
                {texts.clear}
              </Button>
            )}
          </Group>
        )}
      </form>
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
