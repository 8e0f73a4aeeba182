import { useEffect, useState } from 'react';

const listeners = new Set<(id: number) => void>();

/** Says to whoever has it open that there is something new about an application. */
export function happened(id: number): void {
  for (const listener of listeners) listener(id);
}

/** Whether something happened to an application since it was read, until `forget`. */
export function useHappened(of: number): [boolean, () => void] {
  const [since, setSince] = useState(false);
  useEffect(() => {
    setSince(false);
    const listener = (id: number) => id === of && setSince(true);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, [of]);
  return [since, () => setSince(false)];
}
