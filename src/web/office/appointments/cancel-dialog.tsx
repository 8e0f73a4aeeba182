import type { CaseAppointment } from '#contract/cases/appointments.ts';
import { ReasonDialog } from '../application-record/reason-dialog.tsx';
import type { Change } from '../application-record/use-case.ts';
import { callAsUser } from '../session/session.ts';
import { useAppointmentTexts } from './texts.ts';

type Props = { id: number; appointment: CaseAppointment; change: Change; onClose: () => void };

/** Why an appointment is called off. */
export function CancelDialog({ id, appointment, change, onClose }: Props) {
  const { cancelTitle, cancelReason, cancelHint, tell, doCancel, changed } = useAppointmentTexts();
  const { appointmentId, sequence } = appointment;
  return (
    <ReasonDialog
      id={id}
      planned={{ kind: 'cancelAppointment', appointmentId }}
      texts={{
        ...{ title: cancelTitle, reason: cancelReason, hint: cancelHint, tell },
        ...{ action: doCancel, changed },
      }}
      change={change}
      call={(given) =>
        callAsUser('application/cancelAppointment', { id, appointmentId, sequence, ...given })
      }
      onClose={onClose}
    />
  );
}
