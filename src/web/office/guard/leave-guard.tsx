import { Button, Group, Modal, Text } from '@mantine/core';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { useOfficeTexts } from '../../i18n/office.ts';
import { needsLoading } from './chunk.ts';
import { leavesForm } from './leaves-form.ts';
import { OpeningScreen } from './opening-screen.tsx';
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
  const note = useCallback((form: string, parameters: readonly string[] | undefined) => {
    if (parameters) dirtyForms.current.set(form, parameters);
    else dirtyForms.current.delete(form);
  }, []);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const unsaved = [...dirtyForms.current.values()].some((parameters) =>
      leavesForm(currentLocation, nextLocation, parameters),
    );
    setAsks(unsaved);
    return unsaved || needsLoading(nextLocation.pathname);
  });

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (dirtyForms.current.size > 0) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);

  const blocked = blocker.state === 'blocked' ? blocker : undefined;
  const stay = () => blocked?.reset();
  return (
    <UnsavedContext value={note}>
      {children}
      <Modal
        opened={blocked !== undefined && asks}
        onClose={stay}
        title={guard.title}
        withCloseButton={false}
      >
        <Text>{guard.text}</Text>
        <Group mt="lg" justify="flex-end">
          <Button variant="default" onClick={() => setAsks(false)}>
            {guard.leave}
          </Button>
          <Button data-autofocus onClick={stay}>
            {guard.stay}
          </Button>
        </Group>
      </Modal>
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
