import { useEffect, useRef, useState } from 'react';

/** Fields, and what stands for one that can take the keyboard. */
const WRONG = '[aria-invalid="true"]:not(:disabled), [data-invalid="true"]:is(button, [tabindex])';

/**
 * The ref of a form, or of what stands for one, and what leads to its first message once the messages
 * are there.
 */
export function useFirstError<Of extends HTMLElement = HTMLFormElement>() {
  const form = useRef<Of>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked === 0) return;
    const wrong = form.current?.querySelectorAll<HTMLElement>(WRONG) ?? [];
    // One of several tabs is open.
    const field = [...wrong].find((one) => one.checkVisibility());
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
    // Where no field is to blame the cursor stays, for the typing may be going on.
    if (!field) form.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
  }, [asked]);
  return [form, () => setAsked((count) => count + 1)] as const;
}
