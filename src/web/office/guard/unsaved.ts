import { createContext, use, useEffect, useId } from 'react';

/** Notes whether a form of the page has changes that are not saved. Set by the shell. */
export const UnsavedContext = createContext<(form: string, dirty: boolean) => void>(
  () => undefined,
);

/**
 * While `dirty`, leaving asks first: going to another screen, closing the tab, reloading. One line
 * in every form: `useUnsavedGuard(form.isDirty())`.
 */
export function useUnsavedGuard(dirty: boolean): void {
  const note = use(UnsavedContext);
  const form = useId();
  useEffect(() => {
    note(form, dirty);
    return () => note(form, false);
  }, [note, form, dirty]);
}
