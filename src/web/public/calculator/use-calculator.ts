import { useEffect, useMemo, useRef, useState } from 'react';
import { thaiDay } from '#contract/thai/day.ts';
import type { Fields } from './fields.ts';
import { useLiveFields } from './use-live-fields.ts';
import { type Problems, type Terms, workOut } from './work-out.ts';

type Loaded = { terms: Terms; fields: Fields; asked: boolean; today: string };

/** The calculator while it is used: what is typed, what it gives, and which messages show. */
export function useCalculator({ terms, fields: initial, asked, today }: Loaded) {
  const { form, fields, left, read, leave } = useLiveFields(initial);
  const answer = useRef<HTMLElement>(null);
  const [submits, setSubmits] = useState(0);
  const worked = useMemo(() => workOut(fields, terms), [fields, terms]);
  const problems = asked || submits > 0 ? worked.problems : soonerShown(worked.problems, left);

  useEffect(() => {
    if (submits === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    else if (answer.current) goTo(answer.current);
  }, [submits, form]);

  function submit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    read();
    setSubmits((count) => count + 1);
  }

  return {
    form: { ref: form, onChange: read, onBlur: leave, onSubmit: submit },
    answer,
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
