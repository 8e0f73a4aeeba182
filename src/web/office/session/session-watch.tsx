import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { countAppStart } from '../../site/count-start.ts';
import { watchLeaving } from '../../site/leaving.ts';
import { browserTabs } from '../../site/tabs.ts';
import { laterPart } from '../resource/later-part.tsx';
import { useOfficeTexts } from '../texts.ts';
import { OtherUserDialog } from './other-user-dialog.tsx';
import { useProfile } from './profile.ts';
import { gate, leaveToEntrance, tellOfWork } from './session.ts';
import {
  type SessionLimits,
  sessionStage,
  shouldTellOfWork,
  untilStageChanges,
} from './session-end.ts';
import { SessionWarning } from './session-warning.tsx';
import { watchToken } from './token-change.ts';
import { lastUsedAt, markHand, noteUsedElsewhere, onUsed } from './usage.ts';
import { useClock } from './use-clock.ts';

/** Some devices that help people press and type without a key or a pointer. */
const HANDS = ['keydown', 'pointerdown', 'click', 'input'] as const;

const loadSignIn = async () => (await import('./sign-in-again-dialog.tsx')).SignInAgainDialog;
const SignInAgainDialog = laterPart(loadSignIn, { meanwhile: null });

/** Keeps an eye on the session: its end, other tabs, and leaving the page. */
export function SessionWatch() {
  const { user_id, session } = useProfile();
  const queries = useQueryClient();
  const state = useSyncExternalStore(gate.subscribe, gate.read, () => 'open' as const);
  const limits = useLimits(Date.parse(session.expires_at), session.idle_minutes);
  const now = useClock((at) => untilStageChanges(limits, at));
  const stage = sessionStage(limits, now);
  const endsOnUnload = useEffectEvent(() => session.end_on_unload === 'Y');
  const work = useEffectEvent(() => {
    if (shouldTellOfWork(limits, Date.now())) tellOfWork(user_id);
  });

  useAppStart();
  // There when it is needed, whatever the line is like then.
  useEffect(() => {
    loadSignIn().catch(() => undefined);
  }, []);
  useEffect(
    () =>
      watchLeaving({
        tabs: officeTabs(),
        endOnUnload: () => endsOnUnload(),
        isOwn: () => gate.read() !== 'otherUser',
        onEnded: () => void leaveToEntrance(),
      }),
    [],
  );
  useEffect(
    () => watchToken(user_id, () => void queries.invalidateQueries({ queryKey: ['profile'] })),
    [user_id, queries],
  );
  useEffect(() => {
    if (stage === 'over') gate.close();
  }, [stage]);
  useEffect(() => {
    const listen = () => {
      markHand(Date.now());
      work();
    };
    // Before whatever it makes the page ask.
    for (const kind of HANDS) addEventListener(kind, listen, true);
    return () => {
      for (const kind of HANDS) removeEventListener(kind, listen, true);
    };
  }, []);

  if (state === 'otherUser') return <OtherUserDialog />;
  if (state === 'expired') return <SignInAgainDialog />;
  return stage === 'warning' ? <SessionWarning limits={limits} now={now} /> : null;
}

/** Opening the office by its address starts the app, which is counted. */
function useAppStart(): void {
  const { shell } = useOfficeTexts();
  const warn = useEffectEvent(() =>
    notifications.show({ color: 'red', message: shell.visitNotCounted }),
  );
  useEffect(() => {
    void countAppStart().then((counted) => counted || warn());
  }, []);
}

const officeTabs = () => browserTabs(noteUsedElsewhere);

function useLimits(expiresAt: number, idleMinutes: number): SessionLimits {
  const [usedAt, setUsedAt] = useState(lastUsedAt);
  useEffect(
    () =>
      onUsed((at, ownTab) => {
        setUsedAt(at);
        if (ownTab) officeTabs().tellUsed(at);
      }),
    [],
  );
  return { expiresAt, idleMinutes, usedAt };
}
