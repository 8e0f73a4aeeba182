import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { FastifyInstance } from 'fastify';
import { post } from './test-app.ts';

/** Solves a fresh challenge the way the widget does, by trying. */
export async function solveCaptcha(app: FastifyInstance): Promise<string> {
  const { body } = await post(app, 'captcha/challenge');
  const solution = await solveChallenge({ challenge: body.data, deriveKey });
  return Buffer.from(JSON.stringify({ challenge: body.data, solution })).toString('base64');
}
