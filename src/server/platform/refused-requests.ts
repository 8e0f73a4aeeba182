import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusal } from '#contract/envelope.ts';
import { REASONS } from '#contract/errors.ts';
import { barePage } from './bare-pages.ts';

/** What the standard asks servers to take at the least; the longest of our own have a quarter. */
const LONGEST_ADDRESS = 8_000;
/** All headers together are limited by the HTTP server, to 16 KiB. */
export const LONGEST_HEADER = 8_000;
/** There are only pages and files to read, forms and calls to post. */
const METHODS = new Set(['GET', 'HEAD', 'POST']);

type Refused =
  | 'address_too_long'
  | 'headers_too_large'
  | 'malformed'
  | 'method_not_allowed'
  | 'other_site';

/**
 * Refuses what nothing here answers before anything looks at it: whatever reads an address or a
 * header later on may count on its length.
 */
export function refuseRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const reason = faultOf(request);
    if (!reason) return done();
    if (reason === 'method_not_allowed') reply.header('allow', [...METHODS].join(', '));
    else reply.header('connection', 'close');
    return refuse(request, reply, reason);
  });
}

/** In the form of what was asked for: a call's envelope, or a page. */
export function refuse(
  { url }: FastifyRequest,
  reply: FastifyReply,
  reason: Refused,
): FastifyReply {
  const status = REASONS[reason];
  reply.code(status).header('cache-control', 'no-store');
  if (isCall(url)) return reply.send(refusal(reason));
  return reply.type('text/html; charset=utf-8').send(barePage(status));
}

function faultOf({ url, headers, method }: FastifyRequest): Refused | undefined {
  if (url.length > LONGEST_ADDRESS) return 'address_too_long';
  for (const name in headers)
    if ((headers[name]?.length ?? 0) > LONGEST_HEADER) return 'headers_too_large';
  // A call that is none is unknown, whatever the method.
  if (!METHODS.has(method) && !isCall(url)) return 'method_not_allowed';
  // Of another protocol, or none at all: behind the name of the house it would be another name.
  return url.startsWith('/') ? undefined : 'malformed';
}

function isCall(url: string): boolean {
  return url.startsWith('/api/');
}
