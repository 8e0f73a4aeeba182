import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#contract/language.ts';
import { isOfficePath } from '#contract/navigation/office-paths.ts';
import { trimEnd } from '#contract/trim-end.ts';
import { isDatabaseUnavailable } from './db.ts';
import type { HtmlCache } from './html-cache.ts';
import { askedLanguage, keptLanguage, languageCookie } from './page-language.ts';
import { type PageRenderer, previewToken, type RenderedPage } from './rendered-page.ts';
import {
  compressOnce,
  type Representation,
  represent,
  sendRepresentation,
} from './representation.ts';
import {
  contentSecurityPolicy,
  developmentPolicy,
  hashInline,
  type PageSources,
  previewHeaders,
} from './security-headers.ts';
import type { FindReady } from './short-way.ts';

/** What advertisements, letters and messengers add to an address says nothing to a page. */
const MARKS =
  /^(utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|gad_source|msclkid|ttclid|twclid|igshid|mc_[ce]id|_ga|openExternalBrowser)$/;

/** Pages of the site before they are published, and files that came through guarded calls. */
const OFFICE: PageSources = {
  frames: ["'self'", 'blob:'],
  images: ['blob:'],
  objects: ['blob:'],
};

/**
 * The pages that are the same for all, by the one way their path is written, each with the parameters
 * that make it another page. Whatever else an address says is invented, and never kept: there would
 * be no end of it.
 */
export type KeptPages = ReadonlyMap<string, readonly string[]>;

type Parts = {
  renderer: PageRenderer;
  cache: HtmlCache;
  kept: KeptPages;
  /**
   * By path, written large or small as the router takes it: from where that page alone loads besides
   * our own files.
   */
  sources: Readonly<Record<string, () => Promise<PageSources>>>;
  development: boolean;
};

export type PageAnswers = ReturnType<typeof createPageAnswers>;

/** Answers requests with pages of the web part, from the cache where the page is the same for all. */
export function createPageAnswers({ renderer, cache, kept, sources, development }: Parts) {
  const byPath = new Map(
    Object.entries(sources).map(([path, read]) => [path.toLowerCase(), read] as const),
  );
  const sourcesOf = async ({ url }: FastifyRequest): Promise<PageSources> => {
    const path = url.split('?', 1)[0] ?? '';
    const read = byPath.get(trimEnd(path.toLowerCase(), '/'));
    // Without the database a page can still say that nothing works at the moment.
    if (read) return read().catch(() => ({}));
    return isOfficePath(path) ? OFFICE : {};
  };
  return {
    /**
     * The page for whoever asks by an address as it is written in its key. Those that keep a language
     * or are for one visitor alone are never kept under such a key.
     */
    findReady: ((url, headers) =>
      cache.fresh(`${keptLanguage(headers)} ${url}`)) satisfies FindReady,
    /** What is fresh in the cache is sent at once: a promise would be a part of its cost. */
    send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | undefined {
      const language = chooseLanguage(request, reply);
      const address = withoutMarks(request.url);
      const key = cacheKey(address, language, kept);
      const page = key && cache.fresh(key);
      if (!page) return sendRendered(request, reply, { language, key, address });
      sendRepresentation(request, reply, page);
      return undefined;
    },
    /** The page made for this request alone: an action, or an address that has no page. */
    async sendOwn(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      return sendOnce(
        await renderer.renderOwn(request, reply, chooseLanguage(request, reply)),
        reply,
      );
    },
  };

  async function sendRendered(
    request: FastifyRequest,
    reply: FastifyReply,
    { language, key, address }: { language: Language; key: string | undefined; address: string },
  ): Promise<FastifyReply> {
    if (!key) return sendOnce(await renderer.renderOwn(request, reply, language), reply);
    const page = await cache.renew(key, async () =>
      finish(await renderer.renderShared(address, language), request, await sourcesOf(request)),
    );
    return sendRepresentation(request, reply, page);
  }

  async function sendOnce(rendered: RenderedPage, reply: FastifyReply): Promise<FastifyReply> {
    const { response, html, nonce, imageSources, preview } = rendered;
    const { request } = reply;
    const { body, headers } = await compressOnce(
      html ?? Buffer.from(await response.arrayBuffer()),
      request.headers['accept-encoding'],
    );
    return reply
      .code(statusOf(rendered, request))
      .headers({
        'cache-control': 'no-store',
        ...Object.fromEntries(response.headers),
        ...headers,
        'content-security-policy': development
          ? developmentPolicy(nonce)
          : contentSecurityPolicy(
              {
                scripts: [`'nonce-${nonce}'`],
                styles: [`'nonce-${nonce}'`],
                images: imageSources,
                ...(preview && { ancestors: ["'self'"] }),
              },
              await sourcesOf(request),
            ),
        ...(preview && previewHeaders),
      })
      .send(body);
  }
}

/** A page as bytes to keep. Its status and headers tell the cache whether to. */
async function finish(
  rendered: RenderedPage,
  request: FastifyRequest,
  own: PageSources,
): Promise<Representation> {
  const { response, nonce, imageSources } = rendered;
  const { html, sources } = hashInline(rendered.html ?? (await response.text()), nonce);
  const { url: route = 'none' } = request.routeOptions;
  return represent(
    Buffer.from(html),
    { route, status: statusOf(rendered, request) },
    {
      'cache-control': 'no-cache',
      ...Object.fromEntries(response.headers),
      'content-security-policy': contentSecurityPolicy({ ...sources, images: imageSources }, own),
    },
  );
}

function statusOf({ response, failure }: RenderedPage, request: FastifyRequest): number {
  if (failure) request.log.error({ err: failure }, 'a page failed');
  return isDatabaseUnavailable(failure) ? 503 : response.status;
}

/** The language asked for, which is then kept, or the one kept before. */
function chooseLanguage(request: FastifyRequest, reply: FastifyReply) {
  const asked = askedLanguage(request);
  // In a preview staff look at every language, and keep their own.
  if (asked && previewToken(request) === undefined)
    reply.header('set-cookie', languageCookie(asked));
  return asked ?? keptLanguage(request.headers);
}

/** So that the many who follow a campaign's link are shown one page, and not a page each. */
function withoutMarks(url: string): string {
  const mark = url.indexOf('?');
  if (mark < 0) return url;
  const parameters = new URLSearchParams(url.slice(mark));
  const marks = [...parameters.keys()].filter((name) => MARKS.test(name));
  if (marks.length === 0) return url;
  for (const name of marks) parameters.delete(name);
  return parameters.size > 0 ? `${url.slice(0, mark)}?${parameters}` : url.slice(0, mark);
}

/** Which cached page this is, or undefined where it must not be cached. */
function cacheKey(url: string, language: string, kept: KeptPages): string | undefined {
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  const names = kept.get(path);
  if (!names) return undefined;
  if (mark < 0) return `${language} ${url}`;
  const parameters = new URLSearchParams(url.slice(mark));
  parameters.delete('lang');
  parameters.sort();
  const given = [...parameters.keys()];
  const known = given.every((name, place) => names.includes(name) && name !== given[place - 1]);
  return known ? `${language} ${path}?${parameters}` : undefined;
}
