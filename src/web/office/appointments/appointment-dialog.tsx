import { Radio, Select, Stack, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { APPOINTMENT_PLACES } from '#contract/applications/appointment-kinds.ts';
import { APPOINTMENT_LIMITS, knowsHolidays } from '#contract/applications/appointments.ts';
import type { CaseAppointment } from '#contract/cases/appointments.ts';
import { thaiDay } from '#contract/thai/day.ts';
import { isDay } from '#contract/thai/typed-day.ts';
import { readTime } from '#contract/thai/typed-time.ts';
import { CaseDialog } from '../application-record/case-dialog.tsx';
import type { PlannedNews } from '../application-record/news-preview.tsx';
import { TellField } from '../application-record/tell-field.tsx';
import { useCaseTexts } from '../application-record/texts.ts';
import { useAttempt } from '../application-record/use-attempt.ts';
import type { Change } from '../application-record/use-case.ts';
import { assigneesQuery } from '../applications/case-queries.ts';
import { DayInput } from '../resource/day-input.tsx';
import { useProfile } from '../session/profile.ts';
import { callAsUser } from '../session/session.ts';
import { Notice } from '../states/notice.tsx';
import {
  type AppointmentRead,
  type AppointmentValues,
  appointmentValues,
  readAppointment,
} from './appointment-values.ts';
import own from './appointments.module.css';
import { BranchField, LandOfficeFields } from './place-fields.tsx';
import { useAppointmentTexts } from './texts.ts';

type Props = {
  id: number;
  planned: CaseAppointment | undefined;
  begins: { who: string; bring: string; provinceCode: string };
  holidays: string;
  change: Change;
  onClose: () => void;
};

/** The day, the place, who comes and what they bring. */
export function AppointmentDialog({ id, planned, begins, holidays, change, onClose }: Props) {
  const texts = useAppointmentTexts();
  const { steps } = useCaseTexts();
  const { user_id: me } = useProfile();
  const { data: people = [] } = useQuery(assigneesQuery);
  const [begun] = useState(() => appointmentValues(planned, begins, me));
  const [values, setValues] = useState(begun);
  const [tried, setTried] = useState(false);
  const { problem: refused, attempt } = useAttempt(change, ({ reason, fields }) => {
    if (reason === 'conflict') return texts.changed;
    if (!('at' in fields)) return undefined;
    if (fields.at === 'closed') return texts.closed[values.kind];
    return fields.at === 'too_far' ? texts.tooFar : undefined;
  });
  const set = (changes: Partial<AppointmentValues>) => setValues({ ...values, ...changes });
  const { read, problem } = readAppointment(values, Date.now());
  const wrong = tried ? problem : undefined;
  const said = problem ? undefined : refused;
  const ofDay = wrong && wrong !== 'wrongTime' && wrong !== 'missing' ? steps[wrong] : undefined;

  function save(): void {
    setTried(true);
    if (!read) return;
    const moved = planned && {
      moved: { appointmentId: planned.appointmentId, sequence: planned.sequence },
    };
    attempt(() => callAsUser('application/appoint', { id, ...read, ...moved }), onClose);
  }

  const officers = people.map(({ userId, name }) => ({ value: userId, label: name }));
  return (
    <CaseDialog
      title={planned ? texts.moveTitle : texts.makeTitle}
      dirty={JSON.stringify(begun) !== JSON.stringify(values)}
      change={change}
      problem={wrong === 'missing' ? texts.missing : said}
      action={texts.save}
      onSubmit={save}
      onClose={onClose}
      saves
    >
      <div className={own.pair}>
        <DayInput
          label={steps.day}
          required
          min={thaiDay()}
          value={values.day}
          error={ofDay}
          onChange={(day) => set({ day })}
        />
        <TextInput
          label={steps.time}
          placeholder={steps.timeForm}
          withAsterisk
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          value={values.time}
          error={wrong === 'wrongTime' ? steps.wrongTime : undefined}
          onChange={(event) => set({ time: event.currentTarget.value })}
          onBlur={() => set({ time: readTime(values.time) ?? values.time })}
        />
      </div>
      {isDay(values.day) && !knowsHolidays(holidays, values.day) && (
        <Notice color="yellow">{texts.moon}</Notice>
      )}
      <Radio.Group
        label={texts.kind}
        value={values.kind}
        onChange={(chosen) =>
          set({ kind: APPOINTMENT_PLACES.find((kind) => kind === chosen) ?? 'landOffice' })
        }
      >
        <Stack gap="xs" mt="xs">
          {APPOINTMENT_PLACES.map((kind) => (
            <Radio key={kind} value={kind} label={texts.kinds[kind]} />
          ))}
        </Stack>
      </Radio.Group>
      {values.kind === 'landOffice' ? (
        <LandOfficeFields values={values} onChange={set} />
      ) : (
        <BranchField values={values} onChange={set} />
      )}
      <TextInput
        label={texts.who}
        withAsterisk
        maxLength={APPOINTMENT_LIMITS.text}
        value={values.who}
        onChange={(event) => set({ who: event.currentTarget.value })}
      />
      <Textarea
        label={texts.bring}
        description={texts.bringHint}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={APPOINTMENT_LIMITS.bring}
        value={values.bring}
        onChange={(event) => set({ bring: event.currentTarget.value })}
      />
      <Select
        label={texts.officer}
        searchable={people.length > 8}
        data={
          officers.some(({ value }) => value === values.assignee)
            ? officers
            : [{ value: values.assignee, label: values.assignee }, ...officers]
        }
        value={values.assignee}
        onChange={(assignee) => assignee && set({ assignee })}
      />
      <TellField
        label={texts.tell}
        checked={values.sendMessage}
        onChange={(sendMessage) => set({ sendMessage })}
        id={id}
        planned={read && plannedOf(read)}
      />
    </CaseDialog>
  );
}

/** What the applicant is told of it. */
function plannedOf({ at, place, who, bring }: AppointmentRead): PlannedNews {
  return { kind: 'appoint', at, place, who, ...(bring !== undefined && { bring }) };
}
