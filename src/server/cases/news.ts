import { Readable } from 'node:stream';
import { z } from 'zod';
import { isElsewhere } from '#server/applications/scope.ts';
import type { Viewer } from '#server/platform/call-routes.ts';

/** What happens within a moment is told at once. */
const MOMENT_MS = 300;
/** Proxies cut what says nothing for a minute. */
const SIGN_OF_LIFE_MS = 20_000;
/** Beyond that it is shorter to look at everything anew. */
const MOST_NAMED = 100;

const Notice = z.object({
  id: z.int(),
  network: z.string().nullable(),
  /** Something came that nobody has seen; otherwise it was sent in, or what was new was seen. */
  news: z.boolean(),
});
type Notice = z.infer<typeof Notice>;
type Follower = { viewer: Pick<Viewer, 'network'>; stream: Readable };

/** Tells whoever follows which applications have something new or were seen; nothing else of them. */
export function createCaseNews() {
  const followers = new Set<Follower>();
  let waiting: Notice[] | undefined;
  let missed = false;
  const signs = setInterval(() => {
    for (const { stream } of followers) stream.push(': here\n\n');
  }, SIGN_OF_LIFE_MS).unref();

  function tellAll(): void {
    const [notices, some] = [waiting ?? [], !missed && (waiting ?? []).length <= MOST_NAMED];
    waiting = undefined;
    missed = false;
    for (const { viewer, stream } of followers) {
      const visible = notices.filter(({ network }) => !isElsewhere(viewer, network));
      if (some && visible.length === 0) continue;
      const idsOf = (those: Notice[]) => [...new Set(those.map(({ id }) => id))];
      const changed = some ? idsOf(visible) : null;
      const news = idsOf(visible.filter((one) => one.news)).slice(0, MOST_NAMED);
      stream.push(`data: ${JSON.stringify({ changed, news })}\n\n`);
    }
  }

  return {
    /** What the database says; nothing where some of it may have been missed. */
    tell(payload: string | undefined): void {
      if (waiting === undefined) setTimeout(tellAll, MOMENT_MS).unref();
      waiting ??= [];
      if (payload === undefined) missed = true;
      else waiting.push(Notice.parse(JSON.parse(payload)));
    },
    follow(viewer: Viewer, seconds: number): Readable {
      const follower: Follower = {
        viewer,
        stream: new Readable({
          read: () => undefined,
          destroy(error, done) {
            followers.delete(follower);
            clearTimeout(end);
            done(error);
          },
        }),
      };
      const end = setTimeout(() => follower.stream.push(null), seconds * 1_000).unref();
      followers.add(follower);
      follower.stream.push(': here\n\n');
      return follower.stream;
    },
    close(): void {
      clearInterval(signs);
      for (const { stream } of followers) stream.push(null);
    },
  };
}

export type CaseNews = ReturnType<typeof createCaseNews>;
