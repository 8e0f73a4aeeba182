import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { REASONS } from '#contract/errors.ts';
import { isDatabaseUnavailable } from './db.ts';
import { reasonOf } from './failures.ts';
import type { HtmlCache } from './html-cache.ts';
import { askedLanguage, keptLanguage, languageCookie } from './page-language.ts';
import type { RenderedPage, RenderPage } from './page-renderer.ts';
import { type Representation, represent, sendRepresentation } from './representation.ts';
import { contentSecurityPolicy, developmentPolicy, hashScripts } from './security-headers.ts';
import type { Middleware } from './web-build.ts';

/** Pages that differ by these parameters are pages of their own; any other parameter is not cached. */
const CACHED_PARAMETERS = new Set(['id', 'page', 'category']);

type Options = {
  render: RenderPage;
  cache: HtmlCache;
  /** Answers for files of the development server; there is none otherwise. */
  middleware: Middleware | undefined;
};

/** For when not even the error page can be rendered. */
const LAST_RESORT = `<!doctype html><html lang="th"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>ระบบขัดข้องชั่วคราว</title><h1>ระบบขัดข้องชั่วคราว</h1><p>กรุณาลองใหม่อีกครั้งในอีกสักครู่</p><h1 lang="en">Something went wrong</h1><p lang="en">Please try again in a moment.</p>`;

/** Every address that is neither a call nor a file is a page of the web part. */
export async function pageRoutes(app: FastifyInstance, { render, cache, middleware }: Options) {
  const development = middleware !== undefined;
  if (middleware) {
    app.addHook('onRequest', (request, reply, done) =>
      middleware(request.raw, reply.raw, (error) => done(error as Error | undefined)),
    );
  }
  app.setErrorHandler((error, request, reply) => {
    request.log.error({ err: error }, 'a page could not be rendered');
    return reply.code(REASONS[reasonOf(error)]).type('text/html; charset=utf-8').send(LAST_RESORT);
  });
  // Actions of pages read their own bodies.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));

  app.get('/*', async (request, reply) => {
    const asked = askedLanguage(request);
    const language = asked ?? keptLanguage(request);
    if (asked) reply.header('set-cookie', languageCookie(asked));
    const key = development ? undefined : cacheKey(request, language);
    if (!key) return sendUncached(await render(request, reply, language), reply);

    const page =
      cache.fresh(key) ??
      (await cache.renew(key, async () => finish(await render(request, reply, language), request)));
    return sendRepresentation(request, reply, page);
  });

  app.post('/*', async (request, reply) =>
    sendUncached(await render(request, reply, keptLanguage(request)), reply),
  );

  /** A page as bytes to keep. Its status tells the cache whether to. */
  async function finish(rendered: RenderedPage, request: FastifyRequest): Promise<Representation> {
    const { response, nonce } = rendered;
    const headers = Object.fromEntries(response.headers);
    const { html, sources } = hashScripts(await response.text(), nonce);
    return represent(Buffer.from(html), statusOf(rendered, request), {
      ...headers,
      'content-security-policy': contentSecurityPolicy(sources),
      'cache-control': headers['cache-control'] ?? 'no-cache',
    });
  }

  function sendUncached(rendered: RenderedPage, reply: FastifyReply): FastifyReply {
    const { response, nonce } = rendered;
    response.headers.set(
      'content-security-policy',
      development ? developmentPolicy(nonce) : contentSecurityPolicy([`'nonce-${nonce}'`]),
    );
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store');
    return reply
      .code(statusOf(rendered, reply.request))
      .headers(Object.fromEntries(response.headers))
      .send(response.body);
  }
}

function statusOf({ response, failure }: RenderedPage, request: FastifyRequest): number {
  if (failure) request.log.error({ err: failure }, 'a page failed');
  return isDatabaseUnavailable(failure) ? 503 : response.status;
}

/** Which cached page this is, or undefined where it must not be cached. */
function cacheKey(request: FastifyRequest, language: string): string | undefined {
  const { url } = request;
  const mark = url.indexOf('?');
  if (mark < 0) return url.endsWith('.data') ? undefined : `${language} ${url}`;
  const parameters = new URLSearchParams(url.slice(mark));
  parameters.delete('lang');
  parameters.sort();
  for (const name of parameters.keys()) if (!CACHED_PARAMETERS.has(name)) return undefined;
  return `${language} ${url.slice(0, mark)}?${parameters}`;
}
