import { randomInt } from 'node:crypto';

/** Longer than anything may take; what is not answered then never will be. */
const LONGEST_MS = 30_000;

/** A database that is away; a save or sign-in whose answer was lost and which is made again. */
const EXPECTED = new Set(['unavailable', 'conflict', 'captcha_required']);

export type Answer = {
  status: number;
  body: { isSuccess?: boolean; reasonText?: string; token?: string; data?: unknown };
};
type Ask = { token?: string | undefined; type?: string; body?: BodyInit; method?: 'GET' | 'POST' };

/** What was asked of the server, and how it answered. */
export function createAsking(origin: string) {
  const statuses = new Map<number, number>();
  const problems: string[] = [];
  let longest = { ms: 0, path: '' };
  let times: number[] = [];
  let underWay = 0;

  /** Undefined where the connection broke; each from a network of its own, so that no throttle is met. */
  async function send(path: string, { token, type, body, method = 'POST' }: Ask) {
    const start = performance.now();
    underWay += 1;
    try {
      const response = await fetch(`${origin}${path}`, {
        method,
        headers: {
          'x-forwarded-for': `10.${randomInt(1, 250)}.${randomInt(1, 250)}.${randomInt(1, 250)}`,
          ...(type && { 'content-type': type }),
          ...(token && { authorization: `Bearer-${token}` }),
        },
        ...(body !== undefined && { body }),
        signal: AbortSignal.timeout(LONGEST_MS),
      });
      const text = await response.text();
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      if (response.status >= 500 && response.status !== 503)
        problems.push(`${path} answered ${response.status}: ${text.slice(0, 200)}`);
      return { status: response.status, text };
    } catch (error) {
      if (error instanceof Error && error.name === 'TimeoutError')
        problems.push(`${path} was not answered within ${LONGEST_MS / 1_000} s`);
      return undefined;
    } finally {
      underWay -= 1;
      const ms = performance.now() - start;
      times.push(ms);
      if (ms > longest.ms) longest = { ms, path: path.split('?')[0] ?? '' };
    }
  }

  return {
    problems,
    statuses,
    /** In milliseconds. */
    longest: () => longest.ms,
    slowest: () => longest.path,
    /** What a share of the answers did not exceed, in milliseconds. */
    quantile: (share: number) =>
      times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0,
    underWay: () => underWay,
    /** From here on. */
    restart() {
      longest = { ms: 0, path: '' };
      times = [];
      statuses.clear();
    },
    page: (path: string) => send(path, { method: 'GET' }),
    /** A call as the web makes it; undefined where nothing was acknowledged. */
    async call(path: string, input: object, token?: string): Promise<Answer | undefined> {
      const json = { type: 'application/json', body: JSON.stringify(input), token };
      const answer = read(await send(`/api/${path}`, json));
      const { isSuccess, reasonText = '', data } = answer?.body ?? { isSuccess: true };
      if (!isSuccess && !EXPECTED.has(reasonText))
        problems.push(`${path} was refused: ${reasonText} ${JSON.stringify(data)}`);
      return answer;
    },
    async upload(path: string, body: BodyInit, token?: string): Promise<Answer | undefined> {
      return read(await send(`/api/${path}`, { type: 'application/octet-stream', body, token }));
    },
  };
}

export type Asking = ReturnType<typeof createAsking>;

function read(answer: { status: number; text: string } | undefined): Answer | undefined {
  return answer && { status: answer.status, body: JSON.parse(answer.text) };
}

/** `1,204 × 200, 31 × 503` */
export function formatStatuses(statuses: ReadonlyMap<number, number>): string {
  return [...statuses]
    .toSorted(([one], [other]) => one - other)
    .map(([status, count]) => `${count.toLocaleString('en')} × ${status}`)
    .join(', ');
}
