import { NativeSelect } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import type { Account } from '#contract/sign-in/account.ts';
import { TextField } from '../resource/fields.tsx';
import { useField } from '../resource/form-context.ts';
import { FormFields, SaveButton, SavedForm } from '../resource/saved-form.tsx';
import { useSavedForm } from '../resource/use-saved-form.ts';
import { callAsUser } from '../session/session.ts';
import styles from './account.module.css';
import { accountQuery, useRenewAccount } from './account-query.ts';
import { Card } from './card.tsx';
import { useAccountTexts } from './texts.ts';

const valuesOf = ({ first_name, last_name, email, language }: Account) => ({
  first_name,
  last_name,
  email: email ?? '',
  language,
});

export function ProfileCard({ account }: { account: Account }) {
  const { profile: texts, save, saved } = useAccountTexts();
  const renew = useRenewAccount();
  const client = useQueryClient();
  const editing = useSavedForm<Account>({
    row: account,
    initial: {},
    valuesOf,
    send: async (typed, version) => {
      const values = typed as ReturnType<typeof valuesOf>;
      await callAsUser('account/save', { ...values, version });
      return client.fetchQuery({ ...accountQuery, staleTime: 0 });
    },
    read: async () => (await callAsUser('account/read', {})).data,
    explainCode: (path) => (path === 'email' ? texts.invalidEmail : undefined),
    parameters: [],
    onSaved: () => {
      notifications.show({ message: saved });
      void renew();
    },
  });
  const { form, problem } = editing;

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
      <SavedForm editing={editing}>
        <FormFields>
          <TextField
            name="first_name"
            label={texts.firstName}
            required
            autoComplete="given-name"
            maxLength={100}
          />
          <TextField
            name="last_name"
            label={texts.lastName}
            autoComplete="family-name"
            maxLength={100}
          />
          <TextField
            name="email"
            label={texts.email}
            description={texts.emailHint}
            type="email"
            autoComplete="email"
            maxLength={254}
          />
          <LanguageField />
        </FormFields>
        <div className={styles.actions}>
          <SaveButton disabled={!form.isDirty()}>{save}</SaveButton>
        </div>
      </SavedForm>
    </Card>
  );
}

const LANGUAGES = [
  { value: 'th', label: 'ไทย' },
  { value: 'en', label: 'English' },
];

function LanguageField() {
  const { profile: texts } = useAccountTexts();
  const { readOnly: _, ...field } = useField('language', texts.language, {
    show: (value) => LANGUAGES.find((one) => one.value === value)?.label ?? '',
  });
  return <NativeSelect {...field} data={LANGUAGES} />;
}
