import { useEffect, useEffectEvent } from 'react';

/**
 * Ctrl+S saves, wherever the typing is: also in rich text, which keeps keys to itself, and on a Thai
 * keyboard, where that key writes another letter.
 */
export function useSaveKey(save: () => void): void {
  const act = useEffectEvent(save);
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const { code, key, ctrlKey, metaKey, altKey, shiftKey } = event;
      const isS = code === 'KeyS' || key.toLowerCase() === 's';
      if (!isS || !(ctrlKey || metaKey) || altKey || shiftKey) return;
      event.preventDefault();
      if (!event.repeat) act();
    };
    document.addEventListener('keydown', hear, true);
    return () => document.removeEventListener('keydown', hear, true);
  }, []);
}
