import { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import type { Solved } from './queries.ts';

const PATIENCE_MS = 5_000;
/** Longer than any provider lets a solution stand. */
const REMEMBERED_MS = 15 * 60_000;

const Verdict = z.object({ success: z.boolean() });

/** Asks the provider; all three take the same form. One that gives no answer is our failure, not the visitor's. */
export function createExternalCheck({ verifyUrl, secret }: { verifyUrl: string; secret: string }) {
  return async (solution: string, address: string): Promise<Solved | undefined> => {
    const { success } = await ask(verifyUrl, { secret, response: solution, remoteip: address });
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
