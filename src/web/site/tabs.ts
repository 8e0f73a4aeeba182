type Message = { kind: 'hello' | 'here' | 'bye'; tab: string } | { kind: 'used'; at: number };

type Channel = {
  postMessage(message: Message): void;
  addEventListener(kind: 'message', listener: (event: { data: unknown }) => void): void;
};

/** Asks for the lock of a tab, which is only given when that tab is gone. */
type WhenGone = (tab: string, forget: () => void) => void;

export type Tabs = ReturnType<typeof joinTabs>;

/**
 * Which other tabs staff have open. Known at every moment, because a page that is being left has no
 * time to ask. A tab that crashed said no goodbye: its lock tells.
 */
export function joinTabs(
  channel: Channel,
  { own, whenGone, onUsed }: { own: string; whenGone: WhenGone; onUsed: (at: number) => void },
) {
  const others = new Set<string>();
  const note = (tab: string) => {
    if (others.has(tab)) return;
    others.add(tab);
    whenGone(tab, () => others.delete(tab));
  };
  channel.addEventListener('message', ({ data }) => {
    const message = data as Message;
    if (message.kind === 'used') return onUsed(message.at);
    if (message.kind === 'bye') return void others.delete(message.tab);
    note(message.tab);
    if (message.kind === 'hello') channel.postMessage({ kind: 'here', tab: own });
  });
  return {
    othersOpen: () => others.size > 0,
    /** On opening, and on coming back from the browser's memory of pages. */
    greet: () => channel.postMessage({ kind: 'hello', tab: own }),
    leave: () => channel.postMessage({ kind: 'bye', tab: own }),
    tellUsed: (at: number) => channel.postMessage({ kind: 'used', at }),
  };
}

let joined: Tabs | undefined;

/** The tabs of this browser. Without locks (plain http) a crashed tab counts until it is reloaded. */
export function browserTabs(onUsed: (at: number) => void = () => undefined): Tabs {
  joined ??= joinBrowserTabs(onUsed);
  return joined;
}

function joinBrowserTabs(onUsed: (at: number) => void): Tabs {
  const own = crypto.getRandomValues(new Uint32Array(2)).join('-');
  const name = (tab: string) => `office-tab-${tab}`;
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  // Held until the tab is gone.
  void locks?.request(name(own), () => new Promise(() => undefined));
  return joinTabs(new BroadcastChannel('office'), {
    own,
    onUsed,
    whenGone: (tab, forget) => void locks?.request(name(tab), forget),
  });
}
