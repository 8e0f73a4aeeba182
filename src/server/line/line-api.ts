import { z } from 'zod';
import type { LineOutcome } from '#contract/line/line.ts';
import { askOutside, NotReachedError, type OutsideAnswer } from '#server/platform/outside.ts';

const TIMEOUT_MS = 10_000;
const SHOWN = 500;

export type LineAnswer = { outcome: LineOutcome; status: number | null; answer: string };
export type LineApi = ReturnType<typeof createLineApi>;
type Access = { apiUrl: string; accessToken: string; allowPrivate: boolean };

const Limit = z.object({ type: z.enum(['none', 'limited']), value: z.int().optional() });
const Usage = z.object({ totalUsage: z.int() });

/** The Messaging API of LINE, as its reference describes it. */
export function createLineApi({ apiUrl, accessToken, allowPrivate }: Access) {
  async function ask(path: string, body?: object, headers: Record<string, string> = {}) {
    const request = {
      url: `${apiUrl}/v2/bot/message/${path}`,
      method: body ? ('POST' as const) : ('GET' as const),
      headers: {
        authorization: `Bearer ${accessToken}`,
        ...(body && { 'content-type': 'application/json; charset=utf-8' }),
        ...headers,
      },
      body: body ? JSON.stringify(body) : '',
    };
    try {
      const answer = await askOutside(request, { timeoutMs: TIMEOUT_MS, allowPrivate });
      return { ...judge(answer), text: answer.text };
    } catch (error) {
      const outcome: LineOutcome = error instanceof NotReachedError ? 'down' : 'doubt';
      const answer = error instanceof Error ? error.message : '';
      return { outcome, status: null, answer, text: '' };
    }
  }

  const toTell = async (asked: ReturnType<typeof ask>): Promise<LineAnswer> => {
    const { outcome, status, answer } = await asked;
    return { outcome, status, answer };
  };

  return {
    /** The same key twice is one message to LINE, for a day. */
    push: (retryKey: string, to: string, text: string) =>
      toTell(
        ask(
          'push',
          { to, messages: [{ type: 'text', text }] },
          {
            'x-line-retry-key': retryKey,
          },
        ),
      ),
    /** Within a minute of what it answers, once, and not counted. */
    reply: (replyToken: string, text: string) =>
      toTell(ask('reply', { replyToken, messages: [{ type: 'text', text }] })),
    /** How many messages the account may send this month, and how many it has. */
    async usage() {
      const [limit, used] = [await ask('quota'), await ask('quota/consumption')];
      const { outcome, status, answer } = limit.outcome === 'accepted' ? used : limit;
      return {
        ...{ outcome, status, answer: outcome === 'accepted' ? '' : answer },
        limit: Limit.safeParse(jsonIn(limit.text)).data?.value ?? null,
        used: Usage.safeParse(jsonIn(used.text)).data?.totalUsage ?? null,
      };
    },
  };
}

/** A message that was taken by an earlier try is answered with 409: it is taken. */
const TAKEN = new Set([200, 409]);

function judge({ status, text }: OutsideAnswer): LineAnswer {
  return { outcome: outcomeOf(status, text), status, answer: wordsIn(text) };
}

function outcomeOf(status: number, text: string): LineOutcome {
  if (TAKEN.has(status)) return 'accepted';
  if (status === 401 || status === 403) return 'misconfigured';
  // Too many in a moment, or in the month: LINE tells them apart only by its words.
  if (status === 429) return /monthly limit/i.test(text) ? 'quota' : 'later';
  if (status >= 500) return 'doubt';
  return 'refused';
}

const Problem = z.object({ message: z.string() });

/** What LINE says for itself; an answer of somebody else is cut. */
function wordsIn(text: string): string {
  return (Problem.safeParse(jsonIn(text)).data?.message ?? text)
    .replaceAll(/\s+/g, ' ')
    .slice(0, SHOWN);
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
