import { useEffect, useState } from 'react';

/**
 * For dialogs that are there only while they are open: when one goes, the keyboard stands where it
 * stood before. The kit itself sees to that only where its dialog stays and is opened and closed.
 */
export function useFocusBack(): void {
  const [before] = useState(findOpener);
  useEffect(
    () => () => {
      const taken = document.activeElement !== null && document.activeElement !== document.body;
      if (!taken && before?.isConnected) before.focus({ preventScroll: true });
    },
    [before],
  );
}

/** An entry of a menu is gone with the menu: the button that opened it stays. */
function findOpener(): HTMLElement | undefined {
  const active = document.activeElement;
  const menu = active?.closest('[role="menu"]');
  const opener = menu ? document.querySelector(`[aria-controls="${CSS.escape(menu.id)}"]`) : active;
  return opener instanceof HTMLElement ? opener : undefined;
}
