import { Alert, Button, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import type { MailTestAnswer } from '#contract/mail/mail.ts';
import { CallError } from '../../api/call.ts';
import { explainFailure } from '../resource/explain.ts';
import { useOfficeTexts } from '../texts.ts';
import styles from './mail.module.css';

type Props = {
  onSend: (to: string) => void;
  test: { isPending: boolean; data: MailTestAnswer | undefined; error: unknown };
};

/** Sends a mail through the values of the form, and tells what the server said. */
export function TestMail({ onSend, test }: Props) {
  const { mail, resource } = useOfficeTexts();
  const texts = mail.test;
  const [to, setTo] = useState('');
  const refused = test.error instanceof CallError ? test.error.fields : {};
  const { required, invalid_email } = resource.fieldErrors;
  return (
    <form
      className={styles.card}
      noValidate
      aria-label={texts.title}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        onSend(to);
      }}
    >
      <h2>{texts.title}</h2>
      <p className={styles.muted}>{texts.lead}</p>
      <TextInput
        label={texts.to}
        type="email"
        required
        maxLength={254}
        autoComplete="email"
        value={to}
        error={refused.to && (to.trim() === '' ? required : invalid_email)}
        onChange={(event) => setTo(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={test.isPending}>
        {texts.send}
      </Button>
      <div role="status">{test.data && !test.isPending && <Answer answer={test.data} />}</div>
      {Boolean(test.error) && Object.keys(refused).length === 0 && (
        <Alert color="red" role="alert" title={texts.failed}>
          {explainFailure(resource, test.error)}
        </Alert>
      )}
    </form>
  );
}

function Answer({ answer: { failure, code, answer } }: { answer: MailTestAnswer }) {
  const texts = useOfficeTexts().mail.test;
  return (
    <Alert color={failure ? 'red' : 'green'} title={failure ? texts.failed : texts.done}>
      {failure && <p>{texts.failures[failure]}</p>}
      <p className={styles.answer}>
        {code === null ? texts.detail(answer) : texts.answer(String(code), answer)}
      </p>
    </Alert>
  );
}
