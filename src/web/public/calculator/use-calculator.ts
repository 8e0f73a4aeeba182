import { useEffect, useMemo, useRef, useState } from 'react';
import { thaiDay } from '#contract/thai/day.ts';
import type { Fields } from './fields.ts';
import { useLiveFields } from './use-live-fields.ts';
import { type Lending, type Problems, workOut } from './work-out.ts';

export type Loaded = { lending: Lending; fields: Fields; asked: boolean; today: string };

/** The calculator while it is used: what is typed, what it gives, and which messages show. */
export function useCalculator({ lending, fields: initial, asked, today }: Loaded) {
  const { form, fields, left, read, leave } = useLiveFields(initial);
  const answer = useRef<HTMLElement>(null);
  const plan = useRef<HTMLElement>(null);
  /** How often an answer was asked for, and where from. */
  const [submits, setSubmits] = useState({ count: 0, ofPlan: false });
  const worked = useMemo(() => workOut(fields, lending), [fields, lending]);
  const problems =
    asked || submits.count > 0 ? worked.problems : soonerShown(worked.problems, left);

  // Of another loan the chosen time may not stand in the list any more: the list itself says what is chosen.
  const { longest, shortest } = worked.frame ?? {};
  useEffect(() => {
    if (longest !== undefined && shortest !== undefined) read();
  }, [longest, shortest, read]);

  useEffect(() => {
    if (submits.count === 0) return;
    const shown = submits.ofPlan ? plan.current : answer.current;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    else if (shown) goTo(shown);
  }, [submits, form]);

  function submit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    read();
    const ofPlan = plan.current?.contains(document.activeElement) ?? false;
    setSubmits(({ count }) => ({ count: count + 1, ofPlan }));
  }

  return {
    form: { ref: form, onChange: read, onBlur: leave, onSubmit: submit },
    answer,
    plan,
    fields,
    worked,
    problems,
    today: useToday(today),
  };
}

/** The app bar and some room under it. */
const BAR = 80;

/** The answer is higher than many screens: what counts is that its first line is seen. */
function goTo(answer: HTMLElement): void {
  answer.focus({ preventScroll: true });
  const { top } = answer.getBoundingClientRect();
  if (top < BAR || top > innerHeight / 2) answer.scrollIntoView({ block: 'start' });
}

/** Before an answer is asked for, only what was typed can be wrong: an empty field is still to come. */
function soonerShown(problems: Problems, left: ReadonlySet<string>): Problems {
  return Object.fromEntries(
    Object.entries(problems).filter(
      ([name, problem]) => name === 'product' || (problem !== 'missing' && left.has(name)),
    ),
  );
}

/** A kept page may be older than today; the first render must be the server's all the same. */
function useToday(rendered: string): string {
  const [today, setToday] = useState(rendered);
  useEffect(() => setToday(thaiDay()), []);
  return today;
}
