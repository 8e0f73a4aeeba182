import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** How much a queue holds, in the order in which it is worked off; unknown until it is counted. */
type Counted<Key extends string> = { key: Key; total: number | undefined };

/** The first queue that holds work; the first of all where none does, nothing while one before is uncounted. */
export function firstWithWork<Key extends string>(
  queues: readonly Counted<Key>[],
): Key | undefined {
  for (const { key, total } of queues) {
    if (total === undefined) return undefined;
    if (total > 0) return key;
  }
  return queues[0]?.key;
}

/**
 * An address that names no queue opens on the first that holds work, and then names it: what is
 * worked off meanwhile does not change the list under somebody's hands. False until that is known.
 */
export function useFirstQueue<Key extends string>(
  queues: readonly Counted<Key>[],
  { failed }: { failed: boolean },
): boolean {
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const parameters = new URLSearchParams(search);
  const named = parameters.has('tab') || parameters.has('id') || parameters.has('bin');
  const first = named ? undefined : firstWithWork(queues);
  const name = useEffectEvent((key: Key) => {
    parameters.set('tab', key);
    // What is searched for stands behind the #, and stays.
    void navigate({ search: `?${parameters}`, hash }, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (first !== undefined) name(first);
  }, [first]);
  return named || failed;
}
