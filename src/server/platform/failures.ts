import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { refusal } from '#contract/envelope.ts';
import { AppError, REASONS, type Reason } from '#contract/errors.ts';
import { barePage } from './bare-pages.ts';
import { isDatabaseUnavailable } from './db.ts';

/** Turns whatever a request ran into into a reason. The only place that knows how. */
function reasonOf(error: unknown): Reason {
  if (error instanceof AppError) return error.reason;
  if (isDatabaseUnavailable(error)) return 'unavailable';
  switch ((error as FastifyError | undefined)?.statusCode) {
    case 400:
      return 'malformed';
    case 404:
      return 'not_found';
    case 413:
      return 'body_too_large';
    case 415:
      return 'wrong_content_type';
    case 429:
      return 'too_many_requests';
    case 503:
      return 'unavailable';
    default:
      return 'internal_error';
  }
}

/** Sets the status of a failure, logs what is ours, and tells who may soon try again when. */
export function judgeFailure(error: unknown, reply: FastifyReply, what: string): Reason {
  const reason = reasonOf(error);
  const status = REASONS[reason];
  if (status >= 500) reply.request.log.error({ err: error }, what);
  if (reason === 'unavailable') reply.header('retry-after', '2');
  // Nobody waits for the rest of it.
  if (reason === 'body_stalled') reply.header('connection', 'close');
  reply.code(status);
  return reason;
}

/** Every failure below this scope answers with the envelope. */
export function answerFailuresWithEnvelope(app: FastifyInstance): void {
  app.setErrorHandler((error, _request, reply) => {
    const reason = judgeFailure(error, reply, 'a call failed');
    return reply.send(refusal(reason, error instanceof AppError ? error.fields : undefined));
  });
}

/** Pages, and whatever has no answer of its own: a failure’s own words quote queries and their values. */
export function answerFailuresWithBarePage(app: FastifyInstance): void {
  app.setErrorHandler((error, _request, reply) => {
    judgeFailure(error, reply, 'a request failed');
    return reply
      .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      .send(barePage(reply.statusCode));
  });
}
