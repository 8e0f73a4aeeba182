import { useState } from 'react';
import { keepViewCookie, readViewCookie } from '../theme/view-cookie.ts';
import { boundWidth, readWidths, type Widths, writeWidths } from './column-widths.ts';

/** How somebody likes to see lists: how high their rows are, and how wide the columns of this one. */
export function useListLook(list: string) {
  const [roomy, setRoomy] = useState(() => keptIn('office_rows') === 'roomy');
  const [widths, setWidths] = useState<Widths>(() => readWidths(keptIn('office_widths'), list));

  function change(next: Widths): void {
    setWidths(next);
    void keepViewCookie('office_widths', writeWidths(keptIn('office_widths'), list, next));
  }

  return {
    roomy,
    setRoomy: (next: boolean) => {
      setRoomy(next);
      void keepViewCookie('office_rows', next ? 'roomy' : 'dense');
    },
    widths,
    setWidth: (key: string, pixels: number) => change({ ...widths, [key]: boundWidth(pixels) }),
    resetWidths: () => change({}),
  };
}

export type ListLook = ReturnType<typeof useListLook>;

function keptIn(name: 'office_rows' | 'office_widths'): string {
  return readViewCookie(name, document.cookie) ?? '';
}
