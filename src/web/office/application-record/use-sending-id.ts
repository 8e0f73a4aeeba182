import { useRef } from 'react';
import { newId } from '../../api/new-id.ts';

/**
 * The id under which something is sent. The same sent again, where only the answer was lost, goes
 * out under the same id and is one for the server; what was changed since is another.
 */
export function useSendingId() {
  const last = useRef<{ sent: string; id: string }>(undefined);
  return {
    idOf(values: object): string {
      const sent = JSON.stringify(values);
      if (last.current?.sent !== sent) last.current = { sent, id: newId() };
      return last.current.id;
    },
    /** It has arrived: the same once more is meant so. */
    arrived(): void {
      last.current = undefined;
    },
  };
}
