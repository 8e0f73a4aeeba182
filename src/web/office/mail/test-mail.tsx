import { Button, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import type { MailTestAnswer } from '#contract/mail/mail.ts';
import { CallError } from '../../api/call.ts';
import { Prose } from '../../ui/prose.tsx';
import { explainFailure } from '../resource/explain.ts';
import { Notice } from '../states/notice.tsx';
import { useOfficeTexts } from '../texts.ts';
import styles from './mail.module.css';
import { useMailTexts } from './texts.ts';

type Props = {
  onSend: (to: string) => void;
  test: { isPending: boolean; data: MailTestAnswer | undefined; error: unknown };
};

/** Sends a mail through the values of the form, and tells what the server said. */
export function TestMail({ onSend, test }: Props) {
  const mail = useMailTexts();
  const { resource } = useOfficeTexts();
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
      <h2>
        <Prose>{texts.title}</Prose>
      </h2>
      <p className={styles.muted}>
        <Prose>{texts.lead}</Prose>
      </p>
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
        <Notice color="red" role="alert" title={texts.failed}>
          {explainFailure(resource, test.error)}
        </Notice>
      )}
    </form>
  );
}

function Answer({ answer: { failure, code, answer } }: { answer: MailTestAnswer }) {
  const texts = useMailTexts().test;
  return (
    <Notice color={failure ? 'red' : 'green'} title={failure ? texts.failed : texts.done}>
      {failure && (
        <p>
          <Prose>{texts.failures[failure]}</Prose>
        </p>
      )}
      <p className={styles.answer}>
        <Prose>{code === null ? texts.detail(answer) : texts.answer(String(code), answer)}</Prose>
      </p>
    </Notice>
  );
}
