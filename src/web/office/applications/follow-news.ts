import { UNATTENDED_HEADER } from '#contract/unattended.ts';
import { liveToken } from '../../site/kept-token.ts';
import { gate } from '../session/session.ts';

/** Which applications changed, all where that cannot be said; and which have something new. */
export type News = { changed: number[] | null; news: number[] };
type Listener = (news: News) => void;

const NAME = 'case news';
/** It ends by itself, so that rights are looked at anew. */
const SECONDS = 120;
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [1_000, 60_000];

/**
 * Hears of what happens to applications as long as it is followed. One tab of the browser holds the
 * line for all: a server is allowed few of them. Without any, what is shown is still read anew.
 */
export function followNews(listen: Listener): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const tabs = new BroadcastChannel(NAME);
  tabs.onmessage = ({ data }: MessageEvent<News>) => listen(data);
  const tell = (news: News) => {
    listen(news);
    if (!signal.aborted) tabs.postMessage(news);
  };
  // Browsers have locks only where the connection is safe.
  const locks: LockManager | undefined = navigator.locks;
  locks?.request(NAME, { signal }, () => holdLine(tell, signal)).catch(() => undefined);
  return () => {
    stopping.abort();
    tabs.close();
  };
}

async function holdLine(tell: Listener, signal: AbortSignal): Promise<void> {
  let pause = FIRST_PAUSE_MS;
  let lost = false;
  const heard = () => {
    // What happened while nobody listened is looked for.
    if (lost) tell({ changed: null, news: [] });
    lost = false;
    pause = FIRST_PAUSE_MS;
  };
  while (!signal.aborted) {
    try {
      await readStream(tell, heard, signal);
    } catch {
      lost = true;
      await wait(pause, signal);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    }
  }
}

async function readStream(tell: Listener, heard: () => void, signal: AbortSignal): Promise<void> {
  const token = gate.read() === 'open' ? liveToken() : undefined;
  if (!token) throw new Error('Nobody is signed in.');
  const { ok, body } = await fetch('/api/application/news', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer-${token}`,
      [UNATTENDED_HEADER]: '1',
    },
    body: JSON.stringify({ seconds: SECONDS }),
    signal,
  });
  if (!ok || !body) throw new Error('The news are not told.');
  heard();
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const events = (text + value).split('\n\n');
    text = events.pop() ?? '';
    for (const event of events)
      if (event.startsWith('data: ')) tell(JSON.parse(event.slice('data: '.length)) as News);
  }
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
