import { ActionIcon, Button, Group, SegmentedControl } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { CalendarStep } from '#contract/cases/steps.ts';
import { STEP_LIMITS } from '#contract/cases/steps.ts';
import { thaiDay } from '#contract/thai/day.ts';
import { isDay } from '#contract/thai/typed-day.ts';
import { formatNumber } from '../../i18n/format.ts';
import { Prose } from '../../ui/prose.tsx';
import { StepFacts } from '../application-record/step-facts.tsx';
import { OfficeLink } from '../links/office-link.tsx';
import { useProfile } from '../session/profile.ts';
import { callAsUser } from '../session/session.ts';
import { Loading } from '../states/list-states.tsx';
import { Problem } from '../states/problem.tsx';
import { useOfficeTexts } from '../texts.ts';
import { addDays, dayName, daysFrom, mondayOf } from './calendar-days.ts';
import { ApplicationStatusWord } from './status.tsx';
import styles from './step-calendar.module.css';

const SPANS = { day: 1, week: 7 } as const;
type Span = keyof typeof SPANS;

/** What is planned, by day or by week; what should have been done stands first. */
export function StepCalendar() {
  const texts = useOfficeTexts().applications.calendar;
  const { user_id: me } = useProfile();
  const [address, setAddress] = useSearchParams();
  const today = thaiDay();
  const span: Span = address.get('span') === 'day' ? 'day' : 'week';
  const everybody = address.get('of') === 'all';
  const asked = address.get('day') ?? '';
  const day = isDay(asked) ? asked : today;
  const from = span === 'week' ? mondayOf(day) : day;
  const days = SPANS[span];
  const input = { from, days, ...(!everybody && { assignee: me }) };
  const query = useQuery({
    queryKey: ['application', 'list', 'calendar', input],
    queryFn: async () => (await callAsUser('application/calendar', input)).data,
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
  const go = (changes: Record<string, string | undefined>) =>
    setAddress((now) => {
      const next = new URLSearchParams(now);
      for (const [key, value] of Object.entries(changes))
        if (value === undefined) next.delete(key);
        else next.set(key, value);
      return next;
    });
  if (query.isError && !query.data) return <Problem of={query} />;
  if (!query.data) return <Loading lines={6} />;
  const { planned, overdue } = query.data;
  const byDay = Map.groupBy(planned.steps, ({ at }) => thaiDay(new Date(at)));
  return (
    <section className={styles.calendar} aria-label={texts.label}>
      <Group gap="xs" className={styles.tools}>
        <Group gap={4} wrap="nowrap">
          <ActionIcon
            size="lg"
            variant="default"
            aria-label={texts.earlier[span]}
            onClick={() => go({ day: addDays(from, -days) })}
          >
            <IconChevronLeft size={18} aria-hidden />
          </ActionIcon>
          <Button variant="default" onClick={() => go({ day: undefined })}>
            {texts.today}
          </Button>
          <ActionIcon
            size="lg"
            variant="default"
            aria-label={texts.later[span]}
            onClick={() => go({ day: addDays(from, days) })}
          >
            <IconChevronRight size={18} aria-hidden />
          </ActionIcon>
        </Group>
        <SegmentedControl
          aria-label={texts.span}
          data={[
            { value: 'day', label: texts.day },
            { value: 'week', label: texts.week },
          ]}
          value={span}
          onChange={(chosen) => go({ span: chosen === 'day' ? 'day' : undefined })}
        />
        <SegmentedControl
          aria-label={texts.whose}
          data={[
            { value: 'mine', label: texts.mine },
            { value: 'all', label: texts.all },
          ]}
          value={everybody ? 'all' : 'mine'}
          onChange={(chosen) => go({ of: chosen === 'all' ? 'all' : undefined })}
        />
      </Group>
      {overdue.steps.length > 0 && (
        <Day title={texts.overdue} steps={overdue.steps} more={overdue.more} late />
      )}
      {daysFrom(from, days).map((one) => (
        <DayOf key={one} day={one} today={today} steps={byDay.get(one) ?? []} />
      ))}
      {planned.more && (
        <p role="status">
          <Prose>{texts.more(formatNumber(STEP_LIMITS.shown))}</Prose>
        </p>
      )}
    </section>
  );
}

function DayOf({ day, today, steps }: { day: string; today: string; steps: CalendarStep[] }) {
  const { applications: texts } = useOfficeTexts();
  const title = dayName(day, texts.calendar.locale);
  return (
    <Day
      title={day === today ? `${texts.calendar.today} · ${title}` : title}
      steps={steps}
      now={day === today}
    />
  );
}

type DayProps = {
  title: string;
  steps: CalendarStep[];
  more?: boolean;
  late?: boolean;
  now?: boolean;
};

function Day({ title, steps, more = false, late = false, now = false }: DayProps) {
  const texts = useOfficeTexts().applications.calendar;
  return (
    <section className={styles.day} data-late={late || undefined} data-now={now || undefined}>
      <h2>
        {title}
        {steps.length > 0 && (
          <span className={styles.count}>
            {formatNumber(steps.length)}
            {more && '+'}
          </span>
        )}
      </h2>
      {steps.length === 0 && (
        <p className={styles.none}>
          <Prose>{texts.none}</Prose>
        </p>
      )}
      <ul>
        {steps.map((step) => (
          <li key={step.id}>
            <StepFacts step={step} />
            <div className={styles.whose}>
              <OfficeLink to={`?id=${step.applicationId}`}>
                {step.name} <span className={styles.reference}>{step.reference}</span>
              </OfficeLink>
              <ApplicationStatusWord status={step.status} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
