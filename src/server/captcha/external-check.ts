import { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import { createTurns } from '#server/platform/turns.ts';
import { waitAside } from '#server/platform/wait-aside.ts';
import type { Solved } from './queries.ts';

const PATIENCE_MS = 5_000;
/** Nobody waits for a turn: beyond as many, a slow provider would only be asked ever more. */
const MOST_ASKED = 50;
const { inTurn } = createTurns({ atOnce: MOST_ASKED, most: MOST_ASKED });
/** Longer than any provider lets a solution stand. */
const REMEMBERED_MS = 15 * 60_000;

const Verdict = z.object({ success: z.boolean() });

/** Asks the provider; all three take the same form. One that gives no answer is our failure, not the visitor's. */
export function createExternalCheck({ verifyUrl, secret }: { verifyUrl: string; secret: string }) {
  return async (solution: string, address: string): Promise<Solved | undefined> => {
    const form = { secret, response: solution, remoteip: address };
    const { success } = await inTurn(() => waitAside(() => ask(verifyUrl, form)));
    if (!success) return undefined;
    return { id: solution, expiresAt: new Date(Date.now() + REMEMBERED_MS) };
  };
}

async function ask(url: string, form: Record<string, string>) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return Verdict.parse(await response.json());
  } catch (cause) {
    throw new AppError('unavailable', undefined, { cause });
  }
}
