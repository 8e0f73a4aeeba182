import { useState } from 'react';

/**
 * What is selected, over all pages, with the names to ask by. List and bin have each their own,
 * whichever way leads from one to the other.
 */
export function useSelection({ bin }: { bin: boolean }) {
  const [names, setNames] = useState<ReadonlyMap<number, string>>(new Map());
  const [place, setPlace] = useState(bin);
  if (place !== bin) {
    setPlace(bin);
    setNames(new Map());
  }
  return {
    names,
    has: (id: number) => names.has(id),
    set: (rows: Array<[number, string]>, selected: boolean) =>
      setNames((before) => {
        const next = new Map(before);
        for (const [id, name] of rows) {
          if (selected) next.set(id, name);
          else next.delete(id);
        }
        return next;
      }),
    clear: () => setNames(new Map()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
