import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#contract/errors.ts';
import { createShares, type Shares } from './body-shares.ts';
import { type Pace, pacedStream } from './paced-stream.ts';

/** How bodies may come in. What belongs to the machine and its line, so settings say it. */
export type BodyLimits = { files: Pace; others: Pace; shares: Shares };

/** How long the rest of a body is read and thrown away, so that the answer is seen. */
const REST_MS = 30_000;

/**
 * Nobody holds what others need by sending slowly, or many at once: bodies have a pace, a whole time
 * and a share for each address. Whatever takes a body below this scope is held to it.
 */
export function paceBodies(app: FastifyInstance, { files, others, shares }: BodyLimits): void {
  const open = createShares(shares);
  const held = new WeakMap<FastifyRequest, () => void>();

  app.addHook('preParsing', (request, reply, payload, done) => {
    if (!hasBody(request)) return done(null, payload);
    const isFile = request.headers['content-type']?.startsWith('application/octet-stream') === true;
    // In the next turn a short body, which comes with its headers, lies whole in its connection's buffer.
    setImmediate(() => {
      if (request.raw.complete && !isFile) done(null, payload);
      else pace(request, reply, isFile, done);
    });
  });

  function pace(
    request: FastifyRequest,
    reply: FastifyReply,
    isFile: boolean,
    done: (error?: AppError | null, body?: Readable) => void,
  ): void {
    const share = open(request.ip);
    const letGo = () => share.letGo();
    held.set(request, letGo);
    reply.raw.once('close', letGo);
    let bytes = 0;
    try {
      if (isFile) share.take('files', 1);
      const paced = pacedStream(request.raw, isFile ? files : others, (more) => {
        bytes += more;
        if (bytes > request.routeOptions.bodyLimit) throw new AppError('body_too_large');
        if (!isFile) share.take('bytes', more);
      });
      done(null, paced);
    } catch (error) {
      done(error as AppError);
    }
  }

  app.addHook('onResponse', (request, _reply, done) => {
    held.get(request)?.();
    if (held.has(request) && !request.raw.complete) dropRest(request);
    done();
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
}

/** A browser that still sends reads no answer before it is through. */
function dropRest({ raw }: FastifyRequest): void {
  const patience = setTimeout(() => raw.destroy(), REST_MS);
  raw.once('close', () => clearTimeout(patience));
  raw.unpipe();
  raw.resume();
}
