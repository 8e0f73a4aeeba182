import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#contract/errors.ts';

/** Beyond this many calls under way, further ones are better off told so. */
const MOST_UNDER_WAY = 100;
/** Where so many take longer than this, whoever comes now would wait as long. */
const LATE_MS = 1_000;
const MOST_LATE = 10;

/**
 * Refuses calls at once (503, to be tried again) rather than letting everybody wait. A call counts
 * from when its body is there, or a few slow senders would shut out everybody else, until its answer
 * begins: what is slow to be taken, such as a large export, does not count either. Nor do files on
 * their way in, which have guards of their own.
 */
export function shedLoad(api: FastifyInstance): void {
  /** In the order in which they came. */
  const underWay = new Map<FastifyRequest, number>();
  const isFile = ({ headers }: FastifyRequest) =>
    headers['content-type'] === 'application/octet-stream';
  const isFull = () => underWay.size >= MOST_UNDER_WAY || isLate(underWay);

  // Before anything is looked up for it, and again where many came at once.
  api.addHook('onRequest', (request, _reply, done) =>
    !isFile(request) && isFull() ? done(new AppError('unavailable')) : done(),
  );
  api.addHook('preValidation', (request, reply, done) => {
    if (isFile(request)) return done();
    if (isFull()) return done(new AppError('unavailable'));
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
