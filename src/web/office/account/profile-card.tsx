import { NativeSelect, PasswordInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useRef, useState } from 'react';
import type { Account } from '#contract/sign-in/account.ts';
import { TextField } from '../resource/fields.tsx';
import { ORDER, useField } from '../resource/form-context.ts';
import { FormFields, SaveButton, SavedForm } from '../resource/saved-form.tsx';
import { useSavedForm } from '../resource/use-saved-form.ts';
import { callAsUser } from '../session/session.ts';
import styles from './account.module.css';
import { readAccount, useRenewAccount } from './account-query.ts';
import { Card } from './card.tsx';
import { explain } from './explain.ts';
import { useAccountTexts } from './texts.ts';

const valuesOf = ({ first_name, last_name, email, language }: Account) => ({
  first_name,
  last_name,
  email: email ?? '',
  language,
});

/** The password for another address was missing or wrong, or was tried too often. */
const PASSWORD_REFUSALS = ['Invalid password', 'locked', 'captcha_required'];

export function ProfileCard({ account }: { account: Account }) {
  const allTexts = useAccountTexts();
  const { profile: texts, save, saved } = allTexts;
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const passwordField = useRef<HTMLInputElement>(null);
  const renew = useRenewAccount();
  const editing = useSavedForm<Account>({
    row: account,
    initial: {},
    valuesOf,
    send: async (typed, version) => {
      const values = typed as ReturnType<typeof valuesOf>;
      setRefusal(undefined);
      await callAsUser('account/save', { ...values, version, password });
      return readAccount();
    },
    read: readAccount,
    explainCode: (path) => (path === 'email' ? texts.invalidEmail : undefined),
    onRefused: (error) => {
      if (!PASSWORD_REFUSALS.includes(error.reason)) return false;
      setRefusal(password ? explain(allTexts, error) : allTexts.factor.passwordMissing);
      passwordField.current?.focus();
      return true;
    },
    parameters: [],
    onSaved: () => {
      const field = passwordField.current;
      // It is asked for no more, and goes: the keyboard stays in the form.
      if (field && document.activeElement === field)
        field.form?.querySelector<HTMLElement>('[type="email"]')?.focus();
      setPassword('');
      notifications.show({ message: saved });
      void renew();
    },
  });
  const { form, problem, known = account } = editing;
  const moved = form.getValues().email !== (known.email ?? '');

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
          {moved && (
            <PasswordInput
              ref={passwordField}
              label={allTexts.factor.password}
              description={texts.passwordHint}
              inputWrapperOrder={ORDER}
              autoComplete="current-password"
              maxLength={200}
              value={password}
              error={refusal}
              visibilityToggleButtonProps={{ 'aria-label': allTexts.showPassword }}
              onChange={(event) => setPassword(event.currentTarget.value)}
            />
          )}
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
