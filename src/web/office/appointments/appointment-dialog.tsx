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
import { explainCode } from '../resource/explain.ts';
import { useCan, useProfile } from '../session/profile.ts';
import { callAsUser } from '../session/session.ts';
import { Notice } from '../states/notice.tsx';
import { useOfficeTexts } from '../texts.ts';
import {
  type AppointmentField,
  type AppointmentRead,
  type AppointmentValues,
  appointmentValues,
  readAppointment,
  refusedFields,
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
  const { resource } = useOfficeTexts();
  const { user_id: me } = useProfile();
  const can = useCan();
  const { data: people = [] } = useQuery(assigneesQuery);
  const [begun] = useState(() => appointmentValues(planned, begins, me));
  const [values, setValues] = useState(begun);
  const [tried, setTried] = useState(false);
  /** What the server refused, each until something is typed there. */
  const [refused, setRefused] = useState<ReturnType<typeof refusedFields>>({});
  const { problem, attempt } = useAttempt(change, ({ reason, fields }) => {
    const named = refusedFields(fields);
    setRefused(named);
    if (reason === 'conflict') return texts.changed;
    // Said at its field, it is not said once more below.
    return Object.keys(named).length > 0 ? '' : undefined;
  });
  function set(changes: Partial<AppointmentValues>): void {
    setValues({ ...values, ...changes });
    const typed = 'time' in changes || 'kind' in changes ? { ...changes, day: '' } : changes;
    setRefused(Object.fromEntries(Object.entries(refused).filter(([name]) => !(name in typed))));
  }
  const { read, wrong = {} } = readAppointment(values, Date.now());
  function errorOf(field: AppointmentField): string | undefined {
    const found = tried ? wrong[field] : undefined;
    if (found) return found === 'missing' ? resource.required : steps[found];
    const code = refused[field];
    if (field === 'assignee' && code) return steps.cannot;
    if (field !== 'day' || !code) return code && explainCode(resource, code);
    if (code === 'closed') return texts.closed[values.kind];
    return code === 'too_far' ? texts.tooFar : steps.past;
  }

  function save(): void {
    setTried(true);
    setRefused({});
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
      problem={tried && !read ? undefined : problem}
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
          error={errorOf('day')}
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
          error={errorOf('time')}
          onChange={(event) => set({ time: event.currentTarget.value })}
          // The same hour written otherwise: what was said of it stays.
          onBlur={() => setValues({ ...values, time: readTime(values.time) ?? values.time })}
        />
      </div>
      {isDay(values.day) && !knowsHolidays(holidays, values.day) && (
        <Notice color="yellow">{texts.moon(can('GlobalParms.edit'))}</Notice>
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
        <LandOfficeFields values={values} errorOf={errorOf} onChange={set} />
      ) : (
        <BranchField values={values} errorOf={errorOf} onChange={set} />
      )}
      <TextInput
        label={texts.who}
        withAsterisk
        maxLength={APPOINTMENT_LIMITS.text}
        value={values.who}
        error={errorOf('who')}
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
        error={errorOf('bring')}
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
        error={errorOf('assignee')}
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
