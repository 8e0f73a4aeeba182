import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFirstError } from '../../ui/use-first-error.ts';

/**
 * A dialog may be taller than a telephone. What is wrong comes into sight with the press that met it,
 * and not while somebody types on: the first wrong field, or why all of it was refused.
 */
export function useShownRefusal(problem: string | undefined, busy: boolean) {
  const [form, focusFirstError] = useFirstError();
  const told = useRef<HTMLDivElement>(null);
  const waits = useRef(false);
  const [presses, setPresses] = useState(0);
  const show = useEffectEvent((_presses: number) => {
    if (!waits.current || busy || !problem) return;
    waits.current = false;
    told.current?.scrollIntoView({ block: 'center' });
  });
  useEffect(() => {
    if (!busy && problem) show(presses);
  }, [problem, busy, presses]);
  const sent = useRef(false);
  const showField = useEffectEvent(() => {
    if (!waits.current || problem) return;
    waits.current = false;
    focusFirstError();
  });
  // What the server says at a field is there once it has answered.
  useEffect(() => {
    if (sent.current && !busy) showField();
    sent.current = busy;
  }, [busy]);
  return {
    form,
    told,
    press(): void {
      waits.current = true;
      setPresses((count) => count + 1);
      focusFirstError();
    },
    type(): void {
      waits.current = false;
    },
  };
}
