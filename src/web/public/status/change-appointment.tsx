import { useState } from 'react';
import { APPOINTMENT_LIMITS } from '#contract/applications/appointments.ts';
import type { ApplicationProgress, ShownAppointment } from '#contract/apply/apply.ts';
import { CallError, call } from '../../api/call.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/field.tsx';
import { failureOf, type StatusFailure } from './failure-of.ts';
import styles from './offer.module.css';
import { useStatusTexts } from './texts.ts';

type Props = {
  appointment: ShownAppointment;
  what: 'ask' | 'cancel';
  token: string;
  note: string;
  onNote: (note: string) => void;
  onDone: (progress: ApplicationProgress) => void;
  onClose: () => void;
};

const CALLS = { ask: 'register/askAppointment', cancel: 'register/cancelAppointment' } as const;

/** Another day is asked for, and given by an officer; calling it off is asked about once. */
export function ChangeAppointment(props: Props) {
  const { appointment, what, token, note, onNote, onDone, onClose } = props;
  const texts = useStatusTexts();
  const own = texts.appointment[`${what}Dialog`];
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<StatusFailure | 'changed'>();
  const { appointmentId, sequence } = appointment;

  async function send(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const { data } = await call(CALLS[what], { token, appointmentId, sequence, note });
      onNote('');
      onClose();
      onDone(data);
    } catch (error) {
      const isConflict = error instanceof CallError && error.reason === 'conflict';
      setFailure(isConflict ? 'changed' : failureOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={own.title}
      closeText={texts.close}
      actions={
        <>
          <Button
            variant={what === 'cancel' ? 'danger' : 'primary'}
            busy={busy && texts.appointment.sending}
            onClick={send}
          >
            {own.send}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {own.keep}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>{own.detail}</p>
        <TextArea
          name="note"
          label={own.note}
          value={note}
          maxLength={APPOINTMENT_LIMITS.note}
          onChange={(event) => onNote(event.target.value)}
        />
        {failure && (
          <Alert kind="danger" role="alert">
            <p>{failure === 'changed' ? texts.appointment.changed : texts.failures[failure]}</p>
          </Alert>
        )}
      </div>
    </Dialog>
  );
}
