import { type RefObject, useEffect, useEffectEvent } from 'react';

const DIALOGS = '[role="dialog"], dialog';

/**
 * Escape closes a dialog while the keyboard is in it, or nowhere. In what stands over it, a question or a list that is
 * open, it belongs to that: the kit itself would close both.
 */
export function useEscape(root: RefObject<HTMLElement | null>, close: () => void): void {
  const act = useEffectEvent(close);
  useEffect(() => {
    const hear = ({ key, isComposing, target }: KeyboardEvent) => {
      if (key !== 'Escape' || isComposing || !(target instanceof Element)) return;
      if (target.getAttribute('data-mantine-stop-propagation') === 'true') return;
      const around = target.closest(DIALOGS);
      if (around === null || around === root.current?.querySelector(DIALOGS)) act();
    };
    addEventListener('keydown', hear, true);
    return () => removeEventListener('keydown', hear, true);
  }, [root]);
}
