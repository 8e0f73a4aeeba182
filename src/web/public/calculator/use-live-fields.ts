import { useCallback, useEffect, useRef, useState } from 'react';
import { usePlace } from '../layout/place.ts';
import { type Fields, readForm, tidyNumber, writeSearch } from './fields.ts';

const PAUSE_IN_TYPING = 350;

/**
 * The form's fields as they are typed. The inputs stay the browser's own, so what was typed before
 * the page came alive, or restored by the back button, counts as well.
 */
export function useLiveFields(initial: Fields) {
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());

  const read = useCallback(() => {
    if (!form.current) return;
    const next = readForm(form.current);
    setFields((last) => (writeSearch(last) === writeSearch(next) ? last : next));
  }, []);
  useEffect(read, [read]);
  useAddressInStep(initial, fields);

  /** Leaving a field tidies its number and lets it say what is wrong. */
  const leave = (event: React.FocusEvent<HTMLFormElement>) => {
    const field: EventTarget = event.target;
    if (!(field instanceof HTMLInputElement)) return;
    field.value = tidyNumber(field.name, field.value);
    setLeft((names) => new Set([...names, field.name]));
  };

  return { form, fields, left, read, leave };
}

/** The address always gives what is on the screen, so it can be shared, kept and read in another language. */
function useAddressInStep(initial: Fields, fields: Fields) {
  // A change of language under way would be broken off by it, and half of the page stay behind.
  const { search, busy: underWay, go } = usePlace();
  const changed = fields !== initial;
  const language = new URLSearchParams(search).get('lang');
  const wanted = `?${writeSearch(fields)}${language ? `&lang=${encodeURIComponent(language)}` : ''}`;

  useEffect(() => {
    if (underWay || !changed || wanted === search) return;
    const timer = setTimeout(() => void go(wanted, { replace: true, keep: true }), PAUSE_IN_TYPING);
    return () => clearTimeout(timer);
  }, [go, underWay, changed, wanted, search]);
}
