import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { AnswerCounts } from './answer-counts.ts';
import type { Logger } from './logger.ts';
import { wasShed } from './shedding.ts';
import { errorCode } from './startup-error.ts';

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

/**
 * The framework’s own lines are off, but for what breaks while it is being sent: no hook hears of
 * that, and its status was told before. Who goes away meanwhile is nobody’s failure.
 */
export class BrokenAnswerLog extends LogController {
  private readonly counts: AnswerCounts;

  constructor(counts: AnswerCounts) {
    super({ disableRequestLogging: true, requestIdLogLabel: 'requestId' });
    this.counts = counts;
  }

  override streamError(err: Error, { log, routeOptions }: FastifyRequest): void {
    if (errorCode(err) === 'ERR_STREAM_PREMATURE_CLOSE') return;
    const { url: route = 'none' } = routeOptions;
    log.error({ err, route }, 'an answer broke off while it was sent');
    this.counts.add(route, 500);
  }
}
