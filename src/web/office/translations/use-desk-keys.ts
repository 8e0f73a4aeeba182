import { useEffect, useRef } from 'react';

type Acts = { save: () => void; next: () => void; previous: () => void };

/** Before anything inside hears them: in rich text the same keys would write a line. */
export function useDeskKeys(acts: Acts): void {
  const newest = useRef(acts);
  newest.current = acts;
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (isInDialog(event.target)) return;
      const act = actOf(event, newest.current);
      if (!act || event.repeat) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    document.addEventListener('keydown', hear, true);
    return () => document.removeEventListener('keydown', hear, true);
  }, []);
}

/** There the keys are the dialog's own: they neither save nor leave what lies behind it. */
function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="dialog"], dialog') !== null;
}

function actOf({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent, acts: Acts) {
  const control = ctrlKey || metaKey;
  if (key === 'Enter' && control && !altKey) return shiftKey ? acts.next : acts.save;
  if (!altKey || control || shiftKey) return undefined;
  if (key === 'ArrowDown') return acts.next;
  return key === 'ArrowUp' ? acts.previous : undefined;
}
