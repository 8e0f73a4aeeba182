import { useState } from 'react';
import { documentPath } from '#contract/apply/paths.ts';
import type { InputOf } from '#contract/calls.ts';
import { call } from '../../api/call.ts';
import { Button } from '../../ui/button.tsx';
import { useComeBack } from '../../ui/use-come-back.ts';
import { failureOf, type StatusFailure } from './failure-of.ts';
import { leavePass, type Pass } from './pass.ts';
import styles from './status.module.css';
import { useStatusTexts } from './texts.ts';

type Props = { pass: Pass; of: InputOf<'register/documentLink'>['of']; document: string };

/** Leads to where one document is handed in. */
export function SendDocument({ pass, of, document }: Props) {
  const texts = useStatusTexts();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<StatusFailure>();
  useComeBack(() => setBusy(false));

  async function open(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const { data } = await call('register/documentLink', { token: pass.token, of });
      leavePass(pass);
      window.location.assign(documentPath(data.token));
    } catch (error) {
      setFailure(failureOf(error));
      setBusy(false);
    }
  }

  return (
    <div className={styles.send}>
      <Button
        variant="secondary"
        busy={busy && texts.opening}
        aria-label={texts.sendOf(document)}
        onClick={open}
      >
        {texts.send}
      </Button>
      <span role="status">
        {failure && (failure === 'expired' ? texts.linkFailed : texts.failures[failure])}
      </span>
    </div>
  );
}
