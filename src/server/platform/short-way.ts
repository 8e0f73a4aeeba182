import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { FastifyServerFactory } from 'fastify';
import type { AnswerCounts } from './answer-counts.ts';
import type { Logger } from './logger.ts';
import { LONGEST_HEADER } from './refused-requests.ts';
import { isUnchanged, type Representation, type Variant, variantFor } from './representation.ts';
import { logAnswer, SLOW_MS } from './request-log.ts';
import type { SecurityHeaders } from './security-headers.ts';

type Parts = { headers: SecurityHeaders; log: Logger; counts: AnswerCounts };

/** What is ready to be sent to whoever asks for exactly this, or nothing. */
export type FindReady = (url: string, headers: IncomingHttpHeaders) => Representation | undefined;

/**
 * Answers what is ready before the router is asked, with the very bytes that it would have sent:
 * `tests/server/short-way.test.ts` compares both. Whatever is unusual about a request (its method, a
 * body, long headers, a server that is closing) goes the long way, which alone knows what to do then.
 */
export function createShortWay({ headers, log, counts }: Parts) {
  const finders: FindReady[] = [];
  let closing = false;

  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { url } = request;
    if (closing || url === undefined || !isPlain(request)) return false;
    for (const find of finders) {
      const ready = find(url, request.headers);
      if (!ready) continue;
      send(request, response, ready);
      return true;
    }
    return false;
  }

  function send(request: IncomingMessage, response: ServerResponse, ready: Representation): void {
    const variant = variantFor(ready, request.headers);
    variant.heads ??= prepareHeads(variant);
    const unchanged = isUnchanged(ready, request.headers);
    const status = unchanged ? 304 : ready.status;
    const bodyless = unchanged || request.method === 'HEAD';
    const { heads } = variant;
    response.writeHead(
      status,
      unchanged && request.method === 'GET' ? heads.unchanged : heads.whole,
    );
    response.end(bodyless ? undefined : variant.body);
    counts.add(ready.route, status);
    // The rest waits for the visitor's line: only that can be slow here.
    if (response.socket?.writableLength) watch(request, response, ready.route);
  }

  function prepareHeads({ headers: own }: Variant): NonNullable<Variant['heads']> {
    const { 'content-length': _, ...rest } = own;
    return { whole: listHead(own), unchanged: listHead(rest) };
  }

  /** In the order in which the long way sets them. */
  function listHead(own: Variant['headers']): string[] {
    return Object.entries({ ...headers, ...own })
      .flat()
      .map(String);
  }

  function watch({ method = '' }: IncomingMessage, response: ServerResponse, route: string): void {
    const start = performance.now();
    response.once('close', () => {
      const milliseconds = performance.now() - start;
      const { statusCode: status } = response;
      if (milliseconds >= SLOW_MS) logAnswer(log, { method, route, status, milliseconds });
    });
  }

  const serverFactory: FastifyServerFactory = (handle, options) => {
    const server = createServer(options.http ?? {}, (request, response) => {
      if (request.url !== undefined) request.url = withoutOrigin(request.url);
      if (!answer(request, response)) handle(request, response);
    });
    // As Fastify sets them on a server of its own.
    server.keepAliveTimeout = Number(options.keepAliveTimeout);
    server.requestTimeout = Number(options.requestTimeout);
    server.setTimeout(Number(options.connectionTimeout));
    return server;
  };

  return {
    serverFactory,
    offer: (find: FindReady) => finders.push(find),
    close: () => {
      closing = true;
    },
  };
}

/** A question without a body, whose headers together are no longer than one may be alone. */
function isPlain({ method, headers, rawHeaders }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  let length = 0;
  for (const text of rawHeaders) length += text.length;
  const { 'content-length': bytes, 'transfer-encoding': chunks } = headers;
  return length <= LONGEST_HEADER && bytes === undefined && chunks === undefined;
}

/** Proxies may ask by the whole address; which house it names says nothing, as the host header does not. */
function withoutOrigin(url: string): string {
  if (url.startsWith('/')) return url;
  const rest = url.replace(/^https?:\/\/[^/?#]*/i, '');
  return rest === url || rest.startsWith('/') ? rest : `/${rest}`;
}
