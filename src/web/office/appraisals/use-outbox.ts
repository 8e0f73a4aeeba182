import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { readAnew } from '../application-record/use-case.ts';
import { useProfile } from '../session/profile.ts';
import {
  followOutbox,
  type Outbox,
  readOutbox,
  refreshOutbox,
  sendUnkept,
  sendVisits,
} from './visit-outbox.ts';
import type { Visit } from './visit-store.ts';

/** A line that came back is not always told: it is tried anew. */
const AGAIN_MS = 15_000;

/** What this device keeps of the signed-in user’s visits. `VisitSender` goes on sending it. */
export function useOutbox(): Outbox & {
  send: () => void;
  sendUnkept: (visit: Visit) => Promise<void>;
} {
  const { user_id: user } = useProfile();
  const client = useQueryClient();
  const outbox = useSyncExternalStore(followOutbox, readOutbox);
  const send = useSend();
  useEffect(() => {
    void refreshOutbox().then(send);
  }, [send]);
  return {
    ...outbox,
    visits: outbox.visits.filter((visit) => visit.user === user),
    send,
    /** A refusal is thrown, and the case read anew all the same: somebody else may have saved it. */
    sendUnkept: (visit) =>
      sendUnkept(visit).finally(() => void readAnew(client, visit.applicationId)),
  };
}

/** While something is kept it goes as soon as the line is there, whatever screen is open. */
export function VisitSender() {
  const send = useSend();
  useEffect(() => {
    send();
    const timer = setInterval(send, AGAIN_MS);
    window.addEventListener('online', send);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', send);
    };
  }, [send]);
  return null;
}

function useSend(): () => void {
  const { user_id: user } = useProfile();
  const client = useQueryClient();
  return useCallback(() => {
    void sendVisits(user).then((changed) => {
      for (const id of changed) void readAnew(client, id);
    });
  }, [user, client]);
}
