import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Ctrl+S saves, wherever the typing is: also in rich text, which keeps keys to itself, and on a Thai
 * keyboard, where that key writes another letter.
 */
export function useSaveKey(save: () => void): void {
  useKeyWhere((target) => target?.closest(SAVES_ITSELF) == null, save);
}

/**
 * The same in what is saved by itself, beside a form or without one: its element carries the mark. So does what lies
 * over a form and has nothing to save: there the key says so.
 */
export function useOwnSaveKey(element: RefObject<HTMLElement | null>, save: () => void): void {
  useKeyWhere((target) => element.current?.contains(target) === true, save);
}

/** Where nothing is there to save, that is told: the browser would offer to keep the page as a file. */
export function useIdleSaveKey(tell: () => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    // After all others, who take the key where it saves.
    if (!isSaveKey(event) || event.defaultPrevented) return;
    event.preventDefault();
    tell();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

const SAVES_ITSELF = '[data-saves-itself]';

function useKeyWhere(isHere: (target: Element | null) => boolean, save: () => void): void {
  const act = useEffectEvent((target: EventTarget | null) => {
    const here = isHere(target instanceof Element ? target : null);
    if (here) save();
    return here;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!isSaveKey(event)) return;
      // Held down, it saves once; and the browser's own saving never opens over it.
      if (event.repeat || act(event.target)) event.preventDefault();
    };
    document.addEventListener('keydown', hear, true);
    return () => document.removeEventListener('keydown', hear, true);
  }, []);
}

function isSaveKey({ code, key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const isS = code === 'KeyS' || key.toLowerCase() === 's';
  return isS && (ctrlKey || metaKey) && !altKey && !shiftKey;
}
