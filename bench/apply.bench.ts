import { randomInt, randomUUID } from 'node:crypto';
import { openDatabase } from '#server/platform/db.ts';
import { createLogger } from '#server/platform/logger.ts';
import { addOffers, loanForm } from '#tests/support/loan-form.ts';
import { startHelper } from './helper-process.ts';
import { compare, startGenerator } from './measure.ts';
import { type Bench, rateLine, ratioLine } from './report.ts';
import { startServer } from './server-process.ts';

const CONNECTIONS = 8;
/** A round ends early when they are sent. */
const MOST_A_ROUND = 1_500;

/**
 * Sending an application with everything around it, against writing the same rows. Both ask for a job;
 * nobody works on jobs here, so that the letter about it is not taken for a part of the sending.
 */
export const apply: Bench = async (stage) => {
  const settings = { TRUST_PROXY: '1', DEMO: '0', ROLE: 'web' };
  const server = await startServer(stage, 'apply', settings);
  const { db, close } = openDatabase(server.databaseUrl, createLogger('silent'));
  const { productId } = await addOffers(db);
  await close();
  const body = () =>
    JSON.stringify(
      loanForm(productId, {
        id: randomUUID(),
        askedAmount: '1,500,000',
        governmentPrice: '2,000,000',
        marketPrice: '3,000,000',
        deeds: [{ deedNo: '1234', province: '10' }],
      }),
    );
  // Each from a network of its own, so that no throttle comes between.
  const headers = () => ({
    'content-type': 'application/json',
    'x-forwarded-for': `10.${randomInt(250)}.${randomInt(250)}.${randomInt(250)}`,
  });
  const first = await fetch(`${server.origin}/api/register/send`, {
    method: 'POST',
    headers: headers(),
    body: body(),
  });
  const answer = (await first.json()) as { isSuccess: boolean };
  if (!answer.isSuccess) throw new Error(`Applying is refused: ${JSON.stringify(answer)}`);
  const bare = await startHelper<{ origin: string }>(stage, 'bare-apply.ts', server.databaseUrl);
  const generate = await startGenerator(stage);
  const each = () =>
    Array.from({ length: MOST_A_ROUND }, () => ({ headers: headers(), body: body() }));
  const request = { method: 'POST' as const, each, connections: CONNECTIONS };
  const against = (path: string) =>
    compare(
      () => generate(`${server.origin}/api/register/send`, { ...request, pid: server.pid }),
      () => generate(`${bare.greeting.origin}${path}`, { ...request, pid: bare.pid }),
    );
  const comparison = await against('/');
  const whole = await against('/whole');
  return [
    ratioLine('send an application', comparison, 0.4),
    rateLine('send an application, by the clock', comparison, 0.6),
    ratioLine('send an application, against all that it must do', whole, 0.4),
    rateLine('the same, by the clock', whole, 0.6),
  ];
};
