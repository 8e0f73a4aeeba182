import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusal } from '#contract/envelope.ts';
import { REASONS } from '#contract/errors.ts';
import { pageOf } from './unreadable-requests.ts';

/** What the standard asks servers to take at the least; the longest of our own have a quarter. */
const LONGEST_ADDRESS = 8_000;
/** All headers together are limited by the HTTP server, to 16 KiB. */
const LONGEST_HEADER = 8_000;

/** Whatever reads an address or a header later on may count on its length. */
export function limitLengths(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const reason = excessOf(request);
    if (!reason) return done();
    reply.code(REASONS[reason]).headers({ 'cache-control': 'no-store', connection: 'close' });
    if (request.url.startsWith('/api/')) return reply.send(refusal(reason));
    return reply.type('text/html; charset=utf-8').send(pageOf(REASONS[reason]));
  });
}

function excessOf({ url, headers }: FastifyRequest) {
  if (url.length > LONGEST_ADDRESS) return 'address_too_long';
  for (const name in headers)
    if ((headers[name]?.length ?? 0) > LONGEST_HEADER) return 'headers_too_large';
  return undefined;
}
