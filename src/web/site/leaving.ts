import { call } from '../api/call.ts';
import { comeBack } from './come-back.ts';
import { liveToken } from './kept-token.ts';
import { handOn } from './left-token.ts';
import { forget, keep } from './storage.ts';
import type { Tabs } from './tabs.ts';

type Leaving = { endOnUnload: boolean; othersOpen: boolean; signedIn: boolean };

/** Leaving the last page ends the session, unless the house has turned that off. */
export function endsSession({ endOnUnload, othersOpen, signedIn }: Leaving): boolean {
  return endOnUnload && !othersOpen && signedIn;
}

type Watched = {
  tabs: Tabs;
  endOnUnload: () => boolean;
  /** The token is this page's user's; where somebody else has signed in, it is theirs to end. */
  isOwn?: () => boolean;
  /** The browser brings the page back after the session has ended. */
  onEnded?: () => void;
};

/** What happens when this page is left, and when the browser brings it back. */
export function watchLeaving({
  tabs,
  endOnUnload,
  isOwn = () => true,
  onEnded,
}: Watched): () => void {
  const leave = () => {
    tabs.leave();
    if (!tabs.othersOpen()) keep('sessionOpen', 'false');
    const token = isOwn() ? liveToken() : undefined;
    const leaving = {
      endOnUnload: endOnUnload(),
      othersOpen: tabs.othersOpen(),
      signedIn: token !== undefined,
    };
    if (!endsSession(leaving) || token === undefined) return;
    // Before another tab can hear of it and say that it is still here.
    const left = Date.now();
    forget('token');
    handOn(token);
    // Sent although the page is gone; nobody is left to hear whether it failed.
    call('user/logout', { user_id: '', left }, { token, keepalive: true }).catch(() => undefined);
  };
  const show = ({ persisted }: PageTransitionEvent) => {
    keep('sessionOpen', 'true');
    if (!persisted) return;
    tabs.greet();
    comeBack();
    if (!liveToken()) onEnded?.();
  };
  addEventListener('pagehide', leave);
  addEventListener('pageshow', show);
  keep('sessionOpen', 'true');
  tabs.greet();
  return () => {
    removeEventListener('pagehide', leave);
    removeEventListener('pageshow', show);
  };
}
