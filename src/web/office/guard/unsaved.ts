import { createContext, use, useCallback, useEffect, useId, useRef } from 'react';
import { RECORD_PARAMETERS } from './leaves-form.ts';

type Guard = {
  /**
   * Notes of a form with changes that are not saved which parameters of the address it belongs to; or
   * nothing, of one without.
   */
  note: (form: string, parameters: readonly string[] | undefined) => void;
  /** Puts the question whether what was entered in a form may be lost, and acts where it may. */
  ask: (form: string, act: () => void) => void;
};

/** Set by the shell. */
export const UnsavedContext = createContext<Guard>({
  note: () => undefined,
  ask: (_form, act) => act(),
});

/**
 * While `dirty`, leaving asks first: going to another screen, to another of what the parameters of
 * the address name, closing the tab, reloading. One line in every form:
 * `const { release } = useUnsavedGuard(form.isDirty())`.
 */
export function useUnsavedGuard(dirty: boolean, parameters: readonly string[] = RECORD_PARAMETERS) {
  const { note, ask } = use(UnsavedContext);
  const form = useId();
  useEffect(() => note(form, dirty ? parameters : undefined));
  const drawn = useRef(false);
  useEffect(() => {
    drawn.current = true;
    return () => {
      drawn.current = false;
      note(form, undefined);
    };
  }, [note, form]);
  /**
   * For after saving: the way is free at once, before React has drawn that nothing is dirty any more;
   * what was typed meanwhile is guarded again from the next drawing on.
   */
  const release = useCallback(() => note(form, undefined), [note, form]);
  /** For ways out that are no navigation: cancelling, closing a dialog. */
  function askFirst(act: () => void): void {
    const goOn = () => {
      // Saved and gone while it was asked about, there is nothing left to close.
      if (!drawn.current) return;
      release();
      act();
    };
    if (dirty) ask(form, goOn);
    else goOn();
  }
  return { release, askFirst };
}
