import { isDatabaseUnavailable } from './db.ts';
import type { Representation } from './representation.ts';

const MAX_ENTRIES = 2_000;
const MAX_BYTES = 96 * 1024 * 1024;

type Entry = { page: Representation; generation: number };

/**
 * Pages as finished bytes, one per path and language. A change of content makes every entry stale
 * at once; a stale page is rendered anew when asked for, and is still served as long as that
 * fails, so the site outlives a restart of its database.
 */
export class HtmlCache {
  private readonly entries = new Map<string, Entry>();
  private readonly underWay = new Map<string, Promise<Representation>>();
  /** Grows with every change of content. */
  generation = 0;
  private bytes = 0;

  /** The page if it is fresh; no promise, because this is the hot path. */
  fresh(key: string): Representation | undefined {
    const entry = this.entries.get(key);
    return entry?.generation === this.generation ? entry.page : undefined;
  }

  /** The page rendered by `render`, once for everybody who asks meanwhile. */
  async renew(key: string, render: () => Promise<Representation>): Promise<Representation> {
    const flight = `${this.generation}:${key}`;
    let rendering = this.underWay.get(flight);
    if (!rendering) {
      rendering = this.renderAndKeep(key, render).finally(() => this.underWay.delete(flight));
      this.underWay.set(flight, rendering);
    }
    return rendering;
  }

  invalidate(): void {
    this.generation += 1;
  }

  private async renderAndKeep(key: string, render: () => Promise<Representation>) {
    // Content may change while the page renders: what was read before the change is stale.
    const { generation } = this;
    const page = await render().catch((error) => this.outlive(key, error));
    if (page.status >= 500) return this.entries.get(key)?.page ?? page;
    if (mayKeep(page)) this.keep(key, { page, generation });
    else if (isGone(page)) this.forget(key, generation);
    return page;
  }

  /** A page that fails says 503 itself; feeds throw what they ran into. */
  private outlive(key: string, error: unknown): Representation {
    const kept = this.entries.get(key)?.page;
    if (!kept || !isDatabaseUnavailable(error)) throw error;
    return kept;
  }

  /** What was withdrawn does not come back when the database fails; what is newer than that stays. */
  private forget(key: string, generation: number): void {
    const entry = this.entries.get(key);
    if (entry && entry.generation <= generation) this.drop(key);
  }

  private keep(key: string, entry: Entry): void {
    this.drop(key);
    this.entries.set(key, entry);
    this.bytes += entry.page.bytes;
    for (const oldest of this.entries.keys()) {
      if (this.entries.size <= MAX_ENTRIES && this.bytes <= MAX_BYTES) break;
      this.drop(oldest);
    }
  }

  private drop(key: string): void {
    this.bytes -= this.entries.get(key)?.page.bytes ?? 0;
    this.entries.delete(key);
  }
}

function isGone({ status }: Representation): boolean {
  return status === 404 || status === 410;
}

/** A page says by its header that it is for one visitor only. */
function mayKeep({ status, variants }: Representation): boolean {
  const { headers } = variants.identity;
  const personal = String(headers['cache-control']).includes('no-store') || 'set-cookie' in headers;
  return status === 200 && !personal;
}
