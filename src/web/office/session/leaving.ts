import { call } from '../../api/call.ts';
import { forget, keep } from '../../site/storage.ts';
import { gate, leaveTo, liveToken } from './session.ts';
import type { Tabs } from './tabs.ts';

type Leaving = { endOnUnload: boolean; othersOpen: boolean; signedIn: boolean };

/** Leaving the last page of the office ends the session, unless the house has turned that off. */
export function endsSession({ endOnUnload, othersOpen, signedIn }: Leaving): boolean {
  return endOnUnload && !othersOpen && signedIn;
}

/** What happens when this page is left, and when the browser brings it back. */
export function watchLeaving(tabs: Tabs, endOnUnload: () => boolean): () => void {
  const leave = () => {
    tabs.leave();
    if (!tabs.othersOpen()) keep('sessionOpen', 'false');
    // Where somebody else has signed in, the token is theirs to end.
    const token = gate.read() === 'otherUser' ? undefined : liveToken();
    const leaving = {
      endOnUnload: endOnUnload(),
      othersOpen: tabs.othersOpen(),
      signedIn: token !== undefined,
    };
    if (!endsSession(leaving) || token === undefined) return;
    forget('token');
    // Sent although the page is gone; nobody is left to hear whether it failed.
    call('user/logout', { user_id: '' }, { token, keepalive: true }).catch(() => undefined);
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    keep('sessionOpen', 'true');
    if (!persisted) return;
    tabs.greet();
    if (!liveToken()) void leaveTo('/');
  };
  addEventListener('pagehide', leave);
  addEventListener('pageshow', comeBack);
  keep('sessionOpen', 'true');
  tabs.greet();
  return () => {
    removeEventListener('pagehide', leave);
    removeEventListener('pageshow', comeBack);
  };
}
