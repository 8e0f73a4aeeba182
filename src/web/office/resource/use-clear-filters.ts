import { useState } from 'react';
import type { ListControl } from './use-list-state.ts';

/**
 * Takes filters out of the address. `round` is a key for their fields, which begin anew: what is typed in one a moment
 * before comes into the address and goes again unseen, and would stay in the field.
 */
export function useClearFilters(control: ListControl, names: readonly string[]) {
  const [round, setRound] = useState(0);
  function clear(): void {
    control.change(Object.fromEntries(names.map((name) => [name, undefined])));
    setRound(round + 1);
  }
  return { round, clear };
}
