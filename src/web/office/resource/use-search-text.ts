import { useEffect, useRef, useState } from 'react';

/** Long enough to finish a syllable, short enough to feel immediate. */
const TYPING_PAUSE_MS = 250;

/**
 * The text of a box that searches as one types. What is searched for follows the text when the
 * typing pauses, never the other way round: while somebody is in the box it holds what they typed,
 * spaces included, however late an answer comes. What changed elsewhere meanwhile (a saved view,
 * the back button) is shown once the box is left.
 */
export function useSearchText(value: string, onChange: (value: string) => void) {
  const [typed, setTyped] = useState(value);
  const inside = useRef(false);
  const pause = useRef<number>(undefined);

  useEffect(() => {
    if (!inside.current) setTyped(value);
  }, [value]);
  // On another screen the search of this one is nobody's.
  useEffect(() => () => clearTimeout(pause.current), []);

  function search(text: string) {
    clearTimeout(pause.current);
    pause.current = undefined;
    onChange(text.trim());
  }

  return {
    typed,
    onFocus: () => {
      inside.current = true;
    },
    onBlur: () => {
      inside.current = false;
      if (pause.current === undefined) setTyped(value);
      else search(typed);
    },
    onType: (text: string) => {
      setTyped(text);
      clearTimeout(pause.current);
      pause.current = window.setTimeout(() => search(text), TYPING_PAUSE_MS);
    },
    clear: () => {
      setTyped('');
      search('');
    },
  };
}
