import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { isNowhere } from '../states/focus-content.ts';

/**
 * What was worked by the keyboard may be gone with what it did: who worked it goes on from the
 * heading above, and not from the top of the page.
 */
export function useKeptFocus(heading: RefObject<HTMLElement | null>) {
  const worked = useRef<HTMLElement>(undefined);
  useEffect(() => {
    if (!worked.current || worked.current.isConnected) return;
    worked.current = undefined;
    if (isNowhere()) heading.current?.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      // A dialog that was opened from here keeps its own.
      if (currentTarget.contains(target)) worked.current = target as HTMLElement;
    },
    onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
      // Without another place it goes to, it may be lost: a button that is busy cannot hold it.
      if (relatedTarget) worked.current = undefined;
    },
  };
}
