import { Button, Group, Modal, Text } from '@mantine/core';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { useOfficeTexts } from '../../i18n/office.ts';
import { needsLoading } from './chunk.ts';
import { OpeningScreen } from './opening-screen.tsx';
import { UnsavedContext } from './unsaved.ts';

/**
 * Stands between the screens: asks before changes are lost, and fetches the next screen before
 * leaving this one, so that a broken connection costs nothing that was typed.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const { guard } = useOfficeTexts().shell;
  const [dirtyForms, setDirtyForms] = useState<ReadonlySet<string>>(new Set());
  const [leaving, setLeaving] = useState(false);
  const [attempt, setAttempt] = useState(1);
  const note = useCallback((form: string, dirty: boolean) => {
    setDirtyForms((before) => {
      if (before.has(form) === dirty) return before;
      const after = new Set(before);
      if (dirty) after.add(form);
      else after.delete(form);
      return after;
    });
  }, []);
  const dirty = dirtyForms.size > 0;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      (dirty || needsLoading(nextLocation.pathname)),
  );

  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [dirty]);

  const blocked = blocker.state === 'blocked' ? blocker : undefined;
  const asks = blocked !== undefined && dirty && !leaving;
  const reset = () => {
    setLeaving(false);
    blocked?.reset();
  };
  return (
    <UnsavedContext value={note}>
      {children}
      <Modal opened={asks} onClose={reset} title={guard.title} withCloseButton={false}>
        <Text>{guard.text}</Text>
        <Group mt="lg" justify="flex-end">
          <Button variant="default" onClick={() => setLeaving(true)}>
            {guard.leave}
          </Button>
          <Button data-autofocus onClick={reset}>
            {guard.stay}
          </Button>
        </Group>
      </Modal>
      {blocked && !asks && (
        <OpeningScreen
          key={attempt}
          path={blocked.location.pathname}
          onReady={() => {
            setLeaving(false);
            blocked.proceed();
          }}
          onRetry={() => setAttempt(attempt + 1)}
          onCancel={reset}
        />
      )}
    </UnsavedContext>
  );
}
