import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#contract/errors.ts';

/** Beyond this many calls under way, further ones are better off told so. */
const MOST_UNDER_WAY = 100;
/** Where so many take longer than this, whoever comes now would wait as long. */
const LATE_MS = 1_000;
const MOST_LATE = 10;

/**
 * Refuses calls at once (503, to be tried again) rather than letting everybody wait. A call counts
 * until its answer begins, so what is slow to be taken, such as a large export, does not. Neither do
 * files on their way in: how long they take is up to who sends them, and they have guards of their own.
 */
export function shedLoad(api: FastifyInstance): void {
  /** In the order in which they came. */
  const underWay = new Map<FastifyRequest, number>();

  api.addHook('onRequest', (request, reply, done) => {
    if (request.headers['content-type'] === 'application/octet-stream') return done();
    if (underWay.size >= MOST_UNDER_WAY || isLate(underWay))
      return done(new AppError('unavailable'));
    underWay.set(request, Date.now());
    reply.raw.once('close', () => underWay.delete(request));
    done();
  });
  api.addHook('onSend', (request, _reply, _payload, done) => {
    underWay.delete(request);
    done();
  });
}

function isLate(underWay: Map<FastifyRequest, number>): boolean {
  if (underWay.size < MOST_LATE) return false;
  const [last] = [
    ...underWay
      .values()
      .drop(MOST_LATE - 1)
      .take(1),
  ];
  return last !== undefined && Date.now() - last > LATE_MS;
}
