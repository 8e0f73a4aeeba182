import type { FastifyError, FastifyInstance } from 'fastify';
import { refusal } from '#contract/envelope.ts';
import { AppError, REASONS, type Reason } from '#contract/errors.ts';
import { isDatabaseUnavailable } from './db.ts';

/** Turns whatever a request ran into into a reason. The only place that knows how. */
export function reasonOf(error: unknown): Reason {
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

/** Every failure below this scope answers with the envelope. */
export function answerFailuresWithEnvelope(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const reason = reasonOf(error);
    if (REASONS[reason] >= 500) request.log.error({ err: error }, 'a call failed');
    // Nobody waits for the rest of it.
    if (reason === 'body_stalled') reply.header('connection', 'close');
    if (reason === 'unavailable') reply.header('retry-after', '2');
    return reply
      .code(REASONS[reason])
      .send(refusal(reason, error instanceof AppError ? error.fields : undefined));
  });
}
