import { useContext, useEffect, useEffectEvent } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  useLocation,
  useNavigate,
} from 'react-router';

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
  const router = useContext(DataRouterContext)?.router;
  const { pathname, search, hash } = useLocation();
  const named = namesQueue(search);
  const first = named ? undefined : firstWithWork(queues);
  const name = useEffectEvent((key: Key) => {
    const parameters = new URLSearchParams(search);
    parameters.set('tab', key);
    // What is searched for stands behind the #, and stays.
    void navigate({ search: `?${parameters}`, hash }, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (first === undefined || !router) return;
    // Whoever is on the way to another screen is not called back. Asked of the router itself: what
    // is drawn knows only later that somebody has set out.
    const nameAtRest = () => {
      const { location, navigation, blockers } = router.state;
      const here = location.pathname === pathname && !namesQueue(location.search);
      const asking = blockers.values().some(({ state }) => state !== 'unblocked');
      if (here && !asking && navigation.state === 'idle') name(first);
    };
    nameAtRest();
    return router.subscribe(nameAtRest);
  }, [first, pathname, router]);
  return named || failed;
}

function namesQueue(search: string): boolean {
  const parameters = new URLSearchParams(search);
  return parameters.has('tab') || parameters.has('id') || parameters.has('bin');
}
