import { createContext, use, useCallback, useEffect, useId } from 'react';

/** Notes whether a form of the page has changes that are not saved. Set by the shell. */
export const UnsavedContext = createContext<(form: string, dirty: boolean) => void>(
  () => undefined,
);

/**
 * While `dirty`, leaving asks first: going to another screen or record, closing the tab, reloading.
 * One line in every form: `const release = useUnsavedGuard(form.isDirty())`. What it answers is for
 * after saving: the way is free at once, before React has drawn that nothing is dirty any more.
 */
export function useUnsavedGuard(dirty: boolean): () => void {
  const note = use(UnsavedContext);
  const form = useId();
  useEffect(() => {
    note(form, dirty);
    return () => note(form, false);
  }, [note, form, dirty]);
  return useCallback(() => note(form, false), [note, form]);
}
