import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { Prose } from '../../ui/prose.tsx';
import { useOfficeTexts } from '../texts.ts';
import { CHOICES } from './choices.ts';

const NOTICE = 'failed-choices';

/** Says that lists to choose from are missing, as long as they are, with another try. */
export function FailedChoices() {
  const { states } = useOfficeTexts().shell;
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const some = useSyncExternalStore(
    (changed) => cache.subscribe(changed),
    () => cache.getAll().some(isMissing),
  );
  useEffect(() => {
    if (!some) return;
    notifications.show({
      id: NOTICE,
      color: 'red',
      autoClose: false,
      message: (
        <>
          <p>
            <Prose>{states.choicesFailed}</Prose>
          </p>
          <Button
            variant="default"
            size="compact-md"
            onClick={() => void client.refetchQueries({ predicate: isMissing })}
          >
            {states.retry}
          </Button>
        </>
      ),
    });
    return () => void notifications.hide(NOTICE);
  }, [some, states, client]);
  return null;
}

function isMissing(query: Query): boolean {
  const { status, data } = query.state;
  return query.meta?.choices === CHOICES.choices && status === 'error' && !data && query.isActive();
}
