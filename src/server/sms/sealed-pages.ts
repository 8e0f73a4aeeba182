import { setImmediate as otherWork } from 'node:timers/promises';
import type { Sealing } from '#server/platform/sealed.ts';
import type { Found } from './recipient.ts';
import { type Read, readPeople } from './recipients.ts';

/** So few that an answer to a visitor waits a few milliseconds for them at most. */
const AT_ONCE = 100;

/** Pages of people as they will be stored, made a few at a time: the site answers in between. */
export async function* sealPages(
  sealing: Sealing,
  pages: AsyncIterable<Found[]> | Iterable<Found[]>,
): AsyncGenerator<Read[]> {
  let line = 1;
  for await (const people of pages) {
    const page: Read[] = [];
    for (let from = 0; from < people.length; from += AT_ONCE) {
      page.push(...readPeople(sealing, people.slice(from, from + AT_ONCE), line + from));
      await otherWork();
    }
    line += people.length;
    yield page;
  }
}

/** Makes the next page while the one before is being written; never more than that one. */
export async function* readAhead<Page>(pages: AsyncGenerator<Page>): AsyncGenerator<Page> {
  let next = pages.next();
  try {
    for (;;) {
      const { done, value } = await next;
      if (done) return;
      next = pages.next();
      // What goes wrong is thrown when its turn comes, not while nobody waits for it.
      next.catch(() => undefined);
      yield value;
    }
  } finally {
    await pages.return(undefined).catch(() => undefined);
  }
}
