import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Logger } from './logger.ts';
import { wasShed } from './shedding.ts';

export const SLOW_MS = 1_000;

/** Calls, failures and slow answers, by route pattern. Cached pages and files are only counted. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (wasShed(request)) return done();
    const { url: route = 'none' } = request.routeOptions;
    const { statusCode: status, elapsedTime } = reply;
    if (route.startsWith('/api/') || status >= 500 || elapsedTime >= SLOW_MS) {
      const { method, log } = request;
      logAnswer(log, { method, route, status, milliseconds: elapsedTime });
    }
    done();
  });
}

type Answer = { method: string; route: string; status: number; milliseconds: number };

export function logAnswer(log: Logger | FastifyBaseLogger, answer: Answer): void {
  log.info({ ...answer, milliseconds: Math.round(answer.milliseconds) }, 'answered');
}
