import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { callsOff, isAhead } from '#contract/applications/appointments.ts';
import type { CaseDetails } from '#contract/cases/case-shapes.ts';
import { formatTime } from '../../i18n/format-time.ts';
import { useLanguage } from '../../i18n/texts.ts';
import { NewsPreview } from '../application-record/news-preview.tsx';
import { Notice } from '../states/notice.tsx';
import { appointmentsQuery } from './appointments-query.ts';
import { useAppointmentTexts } from './texts.ts';

type Props = {
  record: Pick<CaseDetails, 'id' | 'status'>;
  move: Pick<CaseDetails['moves'][number], 'to'>;
};

/** The appointment that a move calls off. Who was to come is told in any case, so it is shown in any case. */
export function CalledOff({ record: { id, status }, move: { to } }: Props) {
  const texts = useAppointmentTexts();
  const language = useLanguage();
  const drops = callsOff(status, to);
  const { data } = useQuery({ ...appointmentsQuery('application', id), enabled: drops });
  const ahead = data?.appointments.find((appointment) => isAhead(appointment));
  if (!drops || !ahead) return null;
  return (
    <Stack gap="xs">
      <Notice color="yellow">{texts.calledOff(formatTime(ahead.at, language))}</Notice>
      <NewsPreview
        id={id}
        planned={{ kind: 'cancelAppointment', appointmentId: ahead.appointmentId }}
      />
    </Stack>
  );
}
