import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import type { Account } from '#contract/account.ts';
import { isEmail } from '#contract/email-address.ts';
import { CallError } from '../../api/call.ts';
import { useOfficeTexts } from '../../i18n/office.ts';
import { useUnsavedGuard } from '../guard/unsaved.ts';
import { callAsUser } from '../session/session.ts';
import styles from './account.module.css';
import { useRenewAccount } from './account-query.ts';
import { Card } from './card.tsx';
import { useTask } from './use-task.ts';

export function ProfileCard({ account }: { account: Account }) {
  const { profile: texts, save, saved } = useOfficeTexts().account;
  const renew = useRenewAccount();
  const { busy, problem, run } = useTask();
  const form = useForm({
    initialValues: {
      first_name: account.first_name,
      last_name: account.last_name,
      email: account.email ?? '',
      language: account.language,
    },
    validate: {
      first_name: (name) => (name.trim() ? null : texts.required),
      email: (address) => (address && !isEmail(address) ? texts.invalidEmail : null),
    },
  });
  useUnsavedGuard(form.isDirty());

  async function send(values: typeof form.values) {
    try {
      await callAsUser('account/save', { ...values, version: account.version });
      notifications.show({ message: saved });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.fields.email) return form.setFieldError('email', texts.invalidEmail);
      if (error.reason !== 'conflict') throw error;
      notifications.show({ color: 'red', message: texts.conflict, autoClose: false });
    }
    await renew();
  }

  return (
    <Card title={texts.title} problem={problem}>
      <dl className={styles.facts}>
        <dt>{texts.userId}</dt>
        <dd>{account.user_id}</dd>
        <dt>{texts.employeeNumber}</dt>
        <dd>{account.employee_number ?? texts.none}</dd>
        <dt>{texts.facilityCode}</dt>
        <dd>{account.facility_code ?? texts.none}</dd>
      </dl>
      <form noValidate onSubmit={form.onSubmit((values) => run(() => send(values)))}>
        <TextInput
          label={texts.firstName}
          withAsterisk
          autoComplete="given-name"
          maxLength={100}
          {...form.getInputProps('first_name')}
        />
        <TextInput
          label={texts.lastName}
          autoComplete="family-name"
          maxLength={100}
          {...form.getInputProps('last_name')}
        />
        <TextInput
          label={texts.email}
          description={texts.emailHint}
          type="email"
          autoComplete="email"
          maxLength={254}
          {...form.getInputProps('email')}
        />
        <NativeSelect
          label={texts.language}
          data={[
            { value: 'th', label: 'ไทย' },
            { value: 'en', label: 'English' },
          ]}
          {...form.getInputProps('language')}
        />
        <div className={styles.actions}>
          <Button type="submit" loading={busy} disabled={!form.isDirty()}>
            {save}
          </Button>
        </div>
      </form>
    </Card>
  );
}
