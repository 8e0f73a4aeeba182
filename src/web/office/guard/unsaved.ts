import { createContext, use, useCallback, useEffect, useId } from 'react';
import { RECORD_PARAMETERS } from './leaves-form.ts';

/**
 * Notes of a form with changes that are not saved which parameters of the address it belongs to; or
 * nothing, of one without. Set by the shell.
 */
export const UnsavedContext = createContext<
  (form: string, parameters: readonly string[] | undefined) => void
>(() => undefined);

/**
 * While `dirty`, leaving asks first: going to another screen, to another of what the parameters of
 * the address name, closing the tab, reloading. One line in every form:
 * `const release = useUnsavedGuard(form.isDirty())`. What it answers is for after saving: the way is
 * free at once, before React has drawn that nothing is dirty any more; what was typed meanwhile is
 * guarded again from the next drawing on.
 */
export function useUnsavedGuard(
  dirty: boolean,
  parameters: readonly string[] = RECORD_PARAMETERS,
): () => void {
  const note = use(UnsavedContext);
  const form = useId();
  useEffect(() => note(form, dirty ? parameters : undefined));
  useEffect(() => () => note(form, undefined), [note, form]);
  return useCallback(() => note(form, undefined), [note, form]);
}
