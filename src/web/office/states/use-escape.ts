import { type RefObject, useEffect, useEffectEvent } from 'react';

const DIALOGS = '[role="dialog"], dialog';

/** The roots of all dialogs that are open, the one that opened last at the end. */
const open: RefObject<HTMLElement | null>[] = [];

/**
 * Escape closes the uppermost dialog and no other, wherever the keyboard is, also nowhere: the kit itself would close
 * all of them. In a list that is open or another thing that stands over the screen, the key belongs to that.
 */
export function useEscape(
  root: RefObject<HTMLElement | null>,
  close: () => void,
  opened = true,
): void {
  const act = useEffectEvent(close);
  useEffect(() => {
    if (!opened) return;
    const hear = (event: KeyboardEvent) => {
      const { key, isComposing, target } = event;
      if (key !== 'Escape' || isComposing || !(target instanceof Element)) return;
      if (uppermost() !== root || !isOurs(target)) return;
      // The one below would be the uppermost by the time it hears of the same key.
      event.stopImmediatePropagation();
      act();
    };
    open.push(root);
    addEventListener('keydown', hear, true);
    return () => {
      open.splice(open.indexOf(root), 1);
      removeEventListener('keydown', hear, true);
    };
  }, [root, opened]);
}

/** The browser's own dialogs stand above those of the kit. */
function uppermost() {
  return open.findLast(({ current }) => current?.matches(':modal')) ?? open.at(-1);
}

function isOurs(target: Element): boolean {
  if (target.getAttribute('data-mantine-stop-propagation') === 'true') return false;
  const around = target.closest(DIALOGS);
  return around === null || open.some(({ current }) => current?.contains(around));
}
