import { useState } from 'react';
import type { ApplicationProgress } from '#contract/apply/apply.ts';
import { call } from '../../api/call.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { failureOf, type StatusFailure } from './failure-of.ts';
import { useStatusTexts } from './texts.ts';

type Props = { token: string; onDone: (progress: ApplicationProgress) => void };

/** Taking an application back is as easy as sending it, but asked about once. */
export function Withdraw({ token, onDone }: Props) {
  const texts = useStatusTexts();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<StatusFailure>();

  async function withdraw(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const { data } = await call('register/withdraw', { token });
      setAsking(false);
      onDone(data);
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button
        variant="quiet"
        onClick={() => {
          setFailure(undefined);
          setAsking(true);
        }}
      >
        {texts.withdraw}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={texts.withdrawTitle}
        closeText={texts.close}
        actions={
          <>
            <Button variant="danger" busy={busy && texts.withdrawing} onClick={withdraw}>
              {texts.withdrawConfirm}
            </Button>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {texts.cancel}
            </Button>
          </>
        }
      >
        <p>{texts.withdrawDetail}</p>
        {failure && (
          <Alert kind="danger" role="alert">
            <p>{texts.failures[failure]}</p>
          </Alert>
        )}
      </Dialog>
    </>
  );
}
