import { useMemo, useState } from 'react';

export type Pointing = {
  /** The hand or the keyboard is at these branches, in the list or on the map. */
  onPoint: (ids: readonly number[]) => void;
  onLeave: (ids: readonly number[]) => void;
};

/** Which branches are pointed at. What is left late takes nothing from what was come to meanwhile. */
export function usePointed(): [readonly number[], Pointing] {
  const [pointed, setPointed] = useState<readonly number[]>([]);
  const pointing = useMemo(
    () => ({
      onPoint: setPointed,
      onLeave: (left: readonly number[]) =>
        setPointed((now) => (now.join() === left.join() ? [] : now)),
    }),
    [],
  );
  return [pointed, pointing];
}
