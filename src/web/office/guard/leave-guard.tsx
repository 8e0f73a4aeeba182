import {
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type Location, useBlocker, useLocation } from 'react-router';
import { useOfficeTexts } from '../texts.ts';
import { needsLoading } from './chunk.ts';
import { leavesForm } from './leaves-form.ts';
import { OpeningScreen } from './opening-screen.tsx';
import { Question } from './question.tsx';
import { UnsavedContext } from './unsaved.ts';

/**
 * Stands between the screens: asks before changes are lost, and fetches the next screen before
 * leaving this one, so that a broken connection costs nothing that was typed.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const { guard } = useOfficeTexts().shell;
  const dirtyForms = useRef(new Map<string, readonly string[]>());
  const [asks, setAsks] = useState(false);
  const [attempt, setAttempt] = useState(1);
  /** What would lose what was entered, while that is asked about. */
  const [dropping, setDropping] = useState<{ form: string; act: () => void }>();
  /** Counts the forms that became clean: what is asked about them may be asked no more. */
  const [cleaned, setCleaned] = useState(0);
  const note = useCallback((form: string, parameters: readonly string[] | undefined) => {
    if (parameters) dirtyForms.current.set(form, parameters);
    else if (dirtyForms.current.delete(form)) setCleaned((count) => count + 1);
  }, []);
  const ask = useCallback((form: string, act: () => void) => setDropping({ form, act }), []);
  const here = useLocation();
  const loses = (from: Location, to: Location) =>
    [...dirtyForms.current.values()].some((parameters) => leavesForm(from, to, parameters));
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const unsaved = loses(currentLocation, nextLocation);
    setAsks(unsaved);
    // The screen that stands here is loaded: held back, two quick changes would end one another.
    const elsewhere = nextLocation.pathname !== currentLocation.pathname;
    return unsaved || (elsewhere && needsLoading(nextLocation.pathname));
  });

  useEffect(() => {
    const askBrowser = (event: BeforeUnloadEvent) => {
      if (dirtyForms.current.size > 0) event.preventDefault();
    };
    addEventListener('beforeunload', askBrowser);
    return () => removeEventListener('beforeunload', askBrowser);
  }, []);

  const blocked = blocker.state === 'blocked' ? blocker : undefined;
  /** A save that was under way has succeeded below the question: nothing is lost by what was wanted. */
  const settle = useEffectEvent((_cleaned: number) => {
    if (blocked && asks && !loses(here, blocked.location)) setAsks(false);
    if (!dropping || dirtyForms.current.has(dropping.form)) return;
    setDropping(undefined);
    dropping.act();
  });
  useEffect(() => settle(cleaned), [cleaned]);
  const leaving = blocked !== undefined && asks;
  const context = useMemo(() => ({ note, ask }), [note, ask]);
  const stay = () => blocked?.reset();
  const drop = () => {
    setDropping(undefined);
    dropping?.act();
  };
  return (
    <UnsavedContext value={context}>
      {children}
      {leaving && (
        <Question
          title={guard.title}
          text={guard.text}
          first={{ label: guard.leave, act: () => setAsks(false) }}
          second={{ label: guard.stay, act: stay }}
          onDismiss={stay}
        />
      )}
      {dropping && !leaving && (
        <Question
          title={guard.title}
          text={guard.dropText}
          first={{ label: guard.drop, act: drop }}
          second={{ label: guard.dropStay, act: () => setDropping(undefined) }}
          onDismiss={() => setDropping(undefined)}
        />
      )}
      {blocked && !asks && (
        <OpeningScreen
          key={attempt}
          path={blocked.location.pathname}
          onReady={() => blocked.proceed()}
          onRetry={() => setAttempt(attempt + 1)}
          onCancel={stay}
        />
      )}
    </UnsavedContext>
  );
}
