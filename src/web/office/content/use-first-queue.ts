import { useContext, useEffect, useEffectEvent } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  useLocation,
  useNavigate,
} from 'react-router';
import { inWords } from '../resource/list-address.ts';
import type { ListControl } from '../resource/use-list-state.ts';

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
 * worked off meanwhile does not change the list under somebody's hands. The queue is drawn as soon
 * as it is known (`first`), not a navigation later.
 */
export function useFirstQueue<Key extends string>(
  queues: readonly Counted<Key>[],
  { failed }: { failed: boolean },
): { known: boolean; first: Key | undefined } {
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
    // To name it costs as much again as to draw it, which comes first.
    let end: (() => void) | undefined;
    const drawn = requestAnimationFrame(() => {
      const painted = setTimeout(() => {
        end = router.subscribe(nameAtRest);
        nameAtRest();
      });
      end = () => clearTimeout(painted);
    });
    return () => {
      cancelAnimationFrame(drawn);
      end?.();
    };
  }, [first, pathname, router]);
  return { known: named || failed || first !== undefined, first };
}

/** A list as it will be when the address names its queue, so that it is asked for once. */
export function nameQueue(control: ListControl, first: string | undefined): ListControl {
  const { state } = control;
  if (first === undefined) return control;
  return { ...control, state: { ...state, filters: { ...state.filters, tab: first } } };
}

/** A record and the bin are shown as they are, whatever waits. */
export function namesQueue(search: string): boolean {
  const parameters = inWords(new URLSearchParams(search));
  return ['tab', 'id', 'show'].some((name) => parameters.has(name));
}
