import { useEffect, useRef } from 'react';

/** Back from a record, the focus stands at its row again. */
export function useReturnFocus(opened: number | 'new' | undefined): void {
  const last = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (typeof opened === 'number') {
      last.current = opened;
    } else if (last.current !== undefined) {
      document.querySelector<HTMLElement>(`[data-row="${last.current}"] button`)?.focus();
      last.current = undefined;
    }
  }, [opened]);
}
