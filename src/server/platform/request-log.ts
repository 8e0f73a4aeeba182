import type { FastifyInstance } from 'fastify';
import { wasShed } from './shedding.ts';

const SLOW_MS = 1_000;

/** Calls, failures and slow answers, by route pattern. Cached pages and files are only counted. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (wasShed(request)) return done();
    const { url: route = 'none' } = request.routeOptions;
    const { statusCode: status, elapsedTime } = reply;
    if (route.startsWith('/api/') || status >= 500 || elapsedTime >= SLOW_MS) {
      const milliseconds = Math.round(elapsedTime);
      request.log.info({ method: request.method, route, status, milliseconds }, 'answered');
    }
    done();
  });
}
