import { useEffect, useRef, useState } from 'react';

/** A form's ref, and what moves the focus to its first message once the messages are there. */
export function useFirstError() {
  const form = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked === 0) return;
    const field = form.current?.querySelector<HTMLElement>(
      '[aria-invalid="true"]:enabled, [data-invalid="true"]',
    );
    field?.focus();
  }, [asked]);
  return [form, () => setAsked((count) => count + 1)] as const;
}
