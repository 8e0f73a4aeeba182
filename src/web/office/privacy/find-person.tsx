import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { FieldErrors } from '#contract/errors.ts';
import { CallError } from '../../api/call.ts';
import { Prose } from '../../ui/prose.tsx';
import { useFirstError } from '../../ui/use-first-error.ts';
import { Failure } from '../resource/failure.tsx';
import { callAsUser } from '../session/session.ts';
import { State } from '../states/state.tsx';
import { PersonRecords } from './person-records.tsx';
import styles from './privacy.module.css';
import { usePrivacyTexts } from './texts.ts';

const FIELDS = ['idNumber', 'phone', 'email', 'name'] as const;
type Keys = Record<(typeof FIELDS)[number], string>;

const LONGEST: Keys | Record<keyof Keys, number> = {
  idNumber: 30,
  phone: 30,
  email: 254,
  name: 100,
};

/** Finds everything that is kept of one person, by whatever they tell of themselves. */
export function FindPerson() {
  const texts = usePrivacyTexts().find;
  const [keys, setKeys] = useState<Keys>({ idNumber: '', phone: '', email: '', name: '' });
  const [form, focusFirstError] = useFirstError();
  const find = useMutation({
    mutationFn: async (asked: Keys) => {
      const { data: records, more, ticket } = await callAsUser('privacy/find', asked);
      return { records, more, ticket };
    },
    onError: focusFirstError,
  });
  const errors = fieldErrors(find.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    find.mutate(keys);
  };
  return (
    <>
      <form ref={form} className={styles.find} onSubmit={submit} noValidate>
        <p className={styles.lead}>
          <Prose>{texts.lead}</Prose>
        </p>
        {FIELDS.map((field) => {
          const code = errors?.[field] as keyof typeof texts.errors | undefined;
          return (
            <TextInput
              key={field}
              label={texts[field]}
              value={keys[field]}
              maxLength={Number(LONGEST[field])}
              autoComplete="off"
              error={code && (texts.errors[code] ?? texts.errors.invalid)}
              onChange={(event) => setKeys({ ...keys, [field]: event.currentTarget.value })}
            />
          );
        })}
        <Button
          type="submit"
          loading={find.isPending}
          leftSection={<IconSearch size={16} aria-hidden="true" />}
        >
          {texts.submit}
        </Button>
      </form>
      {find.isError && !errors && <Failure error={find.error} />}
      {find.data?.records.length === 0 && (
        <State icon={IconSearch} title={texts.nothing} role="status">
          <p>
            <Prose>{texts.nothingHint}</Prose>
          </p>
        </State>
      )}
      {find.data && find.data.records.length > 0 && (
        <PersonRecords
          key={find.submittedAt}
          {...find.data}
          onErased={() => find.variables && find.mutate(find.variables)}
        />
      )}
    </>
  );
}

/** What is wrong with the fields, where it is they that were refused. */
function fieldErrors(error: unknown): FieldErrors | undefined {
  const fields = error instanceof CallError ? error.fields : {};
  return Object.keys(fields).length > 0 ? fields : undefined;
}
