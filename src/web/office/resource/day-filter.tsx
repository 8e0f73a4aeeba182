import { type ReactNode, useState } from 'react';
import { isDay } from '#contract/thai/typed-day.ts';
import { DayInput } from './day-input.tsx';

type Props = {
  label: string;
  /** An ISO date, or nothing. */
  value: string;
  onChange: (day: string) => void;
  min?: string | undefined;
  max?: string | undefined;
  error?: ReactNode;
};

/** A day that narrows what is listed, once it is finished. What cannot be read changes nothing. */
export function DayFilter({ value, onChange, ...rest }: Props) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  const [handed, setHanded] = useState<string>();
  if (seen !== value) {
    setSeen(value);
    // What was chosen elsewhere takes the place of what is typed; what comes back from here does not.
    if (handed !== value) setTyped(value);
    setHanded(undefined);
  }

  function hand(day: string) {
    if (day === value || (day !== '' && !isDay(day))) return;
    setHanded(day);
    onChange(day);
  }

  return <DayInput {...rest} value={typed} onChange={setTyped} onSettle={hand} />;
}
