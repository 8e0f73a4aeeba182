import { Button, Group, Select, Stack, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { PLANNED_STEPS, type PlannedStep } from '#contract/applications/kinds.ts';
import { CASE_LIMITS } from '#contract/cases/case-limits.ts';
import { readTime } from '#contract/thai/typed-time.ts';
import { formatNumber } from '../../i18n/format.ts';
import { assigneesQuery } from '../applications/case-queries.ts';
import { DayInput } from '../resource/day-input.tsx';
import styles from './record.module.css';
import { type Quick, quickSteps, type readStep, type StepValues } from './step-values.ts';
import { useCaseTexts } from './texts.ts';

type Problem = ReturnType<typeof readStep>['problem'];
export type StepErrors = Partial<Record<'day' | 'assignee', string>>;

type Props = {
  values: StepValues;
  /** What keeps it from being saved; told once somebody has tried. */
  problem: Problem;
  /** What the server said of it, at its field. */
  refused?: StepErrors;
  /** What is to be done is not asked. */
  fixedKind?: boolean;
  onChange: (values: StepValues) => void;
};

/** What is to be done, when and by whom. */
export function StepFields(props: Props) {
  const { values, problem, refused = {}, fixedKind = false, onChange } = props;
  const texts = useCaseTexts().steps;
  const { data: people = [] } = useQuery(assigneesQuery);
  const set = (changes: Partial<StepValues>) => onChange({ ...values, ...changes });
  /** Of the moment at which it is pressed, however long the dialog stands there. */
  const chooseQuick = (place: number) => {
    const quick = quickSteps(Date.now())[place];
    if (quick) set({ day: quick.day, time: quick.time });
  };
  const known = people.some(({ userId }) => userId === values.assignee);
  const ofDay = problem && problem !== 'wrongTime' ? texts[problem] : refused.day;
  return (
    <Stack gap="md">
      {!fixedKind && (
        <Select
          label={texts.kind}
          data={PLANNED_STEPS.map((kind) => ({ value: kind, label: texts.kinds[kind] }))}
          value={values.kind}
          onChange={(kind) => kind && set({ kind: kind as PlannedStep })}
        />
      )}
      <Group gap="xs" role="group" aria-label={texts.quick}>
        {quickSteps(Date.now()).map((quick, place) => (
          <Button
            key={`${quick.in}${quick.count}`}
            size="compact-md"
            variant={quick.day === values.day && quick.time === values.time ? 'light' : 'default'}
            onClick={() => chooseQuick(place)}
          >
            {quickWords(quick, texts)}
          </Button>
        ))}
      </Group>
      <div className={styles.moment}>
        <DayInput
          label={texts.day}
          required
          value={values.day}
          error={ofDay}
          onChange={(day) => set({ day })}
        />
        <TextInput
          label={texts.time}
          placeholder={texts.timeForm}
          withAsterisk
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          value={values.time}
          error={problem === 'wrongTime' ? texts.wrongTime : undefined}
          onChange={(event) => set({ time: event.currentTarget.value })}
          onBlur={() => set({ time: readTime(values.time) ?? values.time })}
        />
      </div>
      <Select
        label={texts.who}
        searchable={people.length > 8}
        data={[
          ...(known ? [] : [{ value: values.assignee, label: values.assignee }]),
          ...people.map(({ userId, name }) => ({ value: userId, label: name })),
        ]}
        value={values.assignee}
        error={refused.assignee}
        onChange={(assignee) => assignee && set({ assignee })}
      />
      <Textarea
        label={texts.note}
        description={texts.remarkHint}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={CASE_LIMITS.remark}
        value={values.note}
        onChange={(event) => set({ note: event.currentTarget.value })}
      />
    </Stack>
  );
}

type Words = ReturnType<typeof useCaseTexts>['steps'];

function quickWords(quick: Quick, texts: Words): string {
  if (quick.in === 'hours') return texts.inHours(formatNumber(quick.count));
  if (quick.count === 1) return texts.tomorrow(quick.time);
  return texts.inDays(formatNumber(quick.count), quick.time);
}
