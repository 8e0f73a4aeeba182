import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Prose } from '../../ui/prose.tsx';
import { useOfficeTexts } from '../texts.ts';
import { useProfile } from './profile.ts';
import { remainingUntil } from './remaining.ts';
import styles from './session.module.css';
import { extendSession } from './session.ts';
import { type SessionLimits, sessionEnd } from './session-end.ts';
import { shortTimeText } from './time-text.ts';

/** Says that the session is about to end, without taking the focus from what somebody types. */
export function SessionWarning({ limits, now }: { limits: SessionLimits; now: number }) {
  const { session, time } = useOfficeTexts().shell;
  const { user_id, session: before } = useProfile();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const end = sessionEnd(limits);
  const left = shortTimeText(remainingUntil(end, now), time);
  const sentence = end === limits.expiresAt ? session.warningEnd : session.warningIdle;

  async function stay() {
    setBusy(true);
    try {
      await extendSession();
      await queries.refetchQueries({ queryKey: ['profile', user_id] });
      const after = queries.getQueryData<{ session: { expires_at: string } }>(['profile', user_id]);
      const longer = after && after.session.expires_at > before.expires_at;
      const still = end === limits.expiresAt && !longer;
      notifications.show({ message: still ? session.cannotExtend : session.stayed });
    } catch {
      notifications.show({ color: 'red', message: session.stayFailed });
    } finally {
      setBusy(false);
    }
  }

  return (
    <section className={styles.warning} aria-label={session.stay}>
      {/* Read out once, with the time there was when it appeared. */}
      <Announcement text={sentence(left)} />
      <p aria-hidden="true">
        <Prose>{sentence(left)}</Prose>
      </p>
      <Button size="compact-md" loading={busy} onClick={stay}>
        {session.stay}
      </Button>
    </section>
  );
}

function Announcement({ text }: { text: string }) {
  const [first] = useState(text);
  return (
    <p role="alert" className="visually-hidden">
      <Prose>{first}</Prose>
    </p>
  );
}
