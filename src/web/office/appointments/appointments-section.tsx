import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isAhead, placeLine } from '#contract/applications/appointments.ts';
import type { CaseAppointment } from '#contract/cases/appointments.ts';
import type { CaseDetails, StaffResource } from '#contract/cases/case-shapes.ts';
import { type CasePeople, nameIn } from '#contract/cases/people.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { Prose } from '../../ui/prose.tsx';
import styles from '../application-record/record.module.css';
import { Facts, Section } from '../application-record/section.tsx';
import type { Change } from '../application-record/use-case.ts';
import { Loading } from '../states/list-states.tsx';
import { Notice } from '../states/notice.tsx';
import { Problem } from '../states/problem.tsx';
import { StatusWord } from '../states/status-word.tsx';
import { AppointmentDialog } from './appointment-dialog.tsx';
import own from './appointments.module.css';
import { appointmentsQuery } from './appointments-query.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { useAppointmentTexts } from './texts.ts';

type Props = { resource: StaffResource; record: CaseDetails; change: Change };

type Open =
  | { dialog: 'set'; planned: CaseAppointment | undefined }
  | { dialog: 'cancel'; planned: CaseAppointment };

const TONES = { planned: 'good', cancelled: 'quiet', over: 'quiet' } as const;

/** When and where the applicant comes; what they asked for stands first. */
export function AppointmentsSection({ resource, record, change }: Props) {
  const texts = useAppointmentTexts();
  /** With the appointment as it was read then: what a colleague changes since is a conflict, and told. */
  const [open, setOpen] = useState<Open>();
  const query = useQuery(appointmentsQuery(resource, record.id));
  const { appointments = [], makes = false } = query.data ?? {};
  const planned = appointments.find((appointment) => isAhead(appointment));
  // What the applicant accepted is signed on a day that is still to be arranged.
  const isNext =
    record.status === 'approved' &&
    record.offerState === 'accepted' &&
    appointments.every(({ state }) => state === 'cancelled');
  // Before the approval an appointment is rare: nothing is said where there is none.
  if (appointments.length === 0 && record.status !== 'approved') return null;
  return (
    <Section
      title={texts.title}
      actions={
        makes && (
          <Button
            size="compact-md"
            variant={planned ? 'default' : isNext ? 'filled' : 'light'}
            onClick={() => setOpen({ dialog: 'set', planned })}
          >
            {planned ? texts.move : texts.make}
          </Button>
        )
      }
    >
      {query.isPending && <Loading lines={1} />}
      {query.isLoadingError && <Problem of={query} />}
      {query.data && appointments.length === 0 && (
        <p className={styles.small}>
          <Prose>{texts.none}</Prose>
        </p>
      )}
      {appointments.map((appointment) => (
        <OneAppointment
          key={appointment.appointmentId}
          appointment={appointment}
          people={record.people}
        />
      ))}
      {makes && planned && (
        <Group gap="xs">
          <Button
            size="compact-md"
            variant="subtle"
            color="red"
            onClick={() => setOpen({ dialog: 'cancel', planned })}
          >
            {texts.cancel}
          </Button>
        </Group>
      )}
      {open?.dialog === 'set' && query.data && (
        <AppointmentDialog
          id={record.id}
          planned={open.planned}
          begins={query.data.begins}
          holidays={query.data.holidays}
          change={change}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open?.dialog === 'cancel' && (
        <CancelDialog
          id={record.id}
          appointment={open.planned}
          change={change}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Section>
  );
}

type OneProps = { appointment: CaseAppointment; people: CasePeople };

function OneAppointment({ appointment, people }: OneProps) {
  const texts = useAppointmentTexts();
  const language = useLanguage();
  const { state, at, place, who, bring, askedAt, askedNote, cancelledAt, cancelledBy, reason } =
    appointment;
  const off =
    cancelledAt &&
    [
      texts.cancelledBy(cancelledBy === null ? texts.applicant : nameIn(people, cancelledBy)),
      formatTime(cancelledAt, language),
      reason,
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <div className={own.appointment}>
      {state === 'planned' && askedAt && (
        <Notice color="yellow" title={texts.asked(formatTime(askedAt, language))}>
          {askedNote || texts.askedNothing}
        </Notice>
      )}
      <p className={own.when}>
        <strong>{formatTime(at, language)}</strong>{' '}
        <StatusWord tone={TONES[state]}>{texts.states[state]}</StatusWord>
      </p>
      {off && (
        <p className={styles.small}>
          <Prose>{off}</Prose>
        </p>
      )}
      {state === 'planned' && (
        <Facts
          facts={[
            [texts.place, placeLine(place, language)],
            [texts.who, who],
            [texts.officer, nameIn(people, appointment.assignee)],
            [texts.bring, bring],
          ]}
        />
      )}
    </div>
  );
}
