import { Button, Code, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { Prose } from '../../ui/prose.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import styles from './account.module.css';
import { useAccountTexts } from './texts.ts';

type Props = {
  secret: string;
  uri: string;
  busy: boolean;
  onConfirm: (code: string) => void;
  onCancel: () => void;
};

/** Scan or type the secret, then show by a first code that the app works. */
export function SecondFactorSetup({ secret, uri, busy, onConfirm, onCancel }: Props) {
  const { factor: texts, cancel } = useAccountTexts();
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);

  function send(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    if (code.trim()) onConfirm(code.trim());
  }

  return (
    <form noValidate onSubmit={send}>
      <p>
        <Prose>{texts.scan}</Prose>
      </p>
      <QrCode text={uri} label={texts.qr} />
      <p>
        {texts.typeSecret} <Code>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</Code>
      </p>
      <TextInput
        label={texts.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        value={code}
        error={tried && !code.trim() && texts.codeMissing}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <p className={styles.muted}>
        <Prose>{texts.othersLeave}</Prose>
      </p>
      <div className={styles.actions}>
        <Button type="submit" loading={busy}>
          {texts.confirm}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {cancel}
        </Button>
      </div>
    </form>
  );
}
