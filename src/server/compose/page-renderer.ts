import { randomBytes } from 'node:crypto';
import { createRequest } from '@remix-run/node-fetch-server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type createContext,
  createRequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { Language } from '#contract/language.ts';
import {
  type PageRenderer,
  previewToken,
  type RenderedPage,
} from '#server/platform/rendered-page.ts';
import type { WebBuild } from '#server/platform/web-build.ts';
import type { Page } from '#web/page-context.ts';
import type { Forms } from './forms.ts';
import { createPublicPages } from './public-pages.ts';
import type { Services } from './services.ts';

/** Shows what the token of a link stands for; nothing where there is no such link to that path. */
type Previews = {
  show: <Page>(
    token: string,
    path: string,
    render: (shown: { services: Services; id: string; expiresAt: string }) => Promise<Page>,
  ) => Promise<Page | undefined>;
};

type Parts = { services: Services; origin: string; previews: Previews; forms: Forms };

export function createPageRenderer(
  web: WebBuild,
  { services, origin, previews, forms }: Parts,
): PageRenderer {
  const { host, protocol } = new URL(origin);
  const mode = 'folder' in web.files ? 'production' : 'development';
  const handle = createRequestHandler(web.build, mode);
  // In development every page goes on with the router, for the hot reload.
  const drawPublic = typeof web.build === 'function' ? undefined : createPublicPages(web.build);

  async function render(
    request: Request,
    language: Language,
    shown: Partial<Pick<Page, 'services' | 'preview' | 'address'>> = {},
  ): Promise<RenderedPage> {
    const page = {
      services,
      forms,
      address: '',
      preview: undefined,
      ...shown,
      language,
      origin,
      nonce: randomBytes(16).toString('base64url'),
      imageSources: [] as string[],
      failure: undefined as unknown,
      html: undefined as string | undefined,
    };
    const context = new RouterContextProvider();
    const build = typeof web.build === 'function' ? await web.build() : web.build;
    context.set(pageContextOf(build), page);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const drawn = isRead ? await drawPublic?.(request, context) : undefined;
    const response = drawn ?? (await handle(request, context));
    // Bare text: not even the error page could be rendered.
    if (response.status === 500 && !response.headers.get('content-type')?.includes('html')) {
      throw page.failure ?? new Error('The error page could not be rendered.');
    }
    return { response, ...page };
  }

  /** The page that the link leads to, or the page of what is not there. */
  async function renderPreview(address: string, token: string, language: Language) {
    const url = new URL(`${origin}${address}`);
    const page = await previews.show(token, url.pathname, ({ id, expiresAt, ...shown }) => {
      url.searchParams.set('id', id);
      return render(new Request(url), language, { ...shown, preview: { expiresAt } });
    });
    return page ?? render(new Request(`${origin}/preview/expired`), language);
  }

  /**
   * Its body has been read, within the limits that hold for all. Who sent it has been judged: React
   * Router would take other names of ours for other sites.
   */
  function requestOf(request: FastifyRequest, reply: FastifyReply): Request {
    const asked = createRequest(request.raw, reply.raw, { host, protocol });
    asked.headers.delete('origin');
    if (!Buffer.isBuffer(request.body)) return asked;
    // Without its signal, which takes a body that was read to its end for one that broke off.
    const { url, method, headers } = asked;
    return new Request(url, { method, headers, body: new Uint8Array(request.body) });
  }

  // In all the address is ours, not the Host header's: nothing a page says of itself can be forged.
  return {
    renderShared: (address: string, language: Language) =>
      render(new Request(`${origin}${address}`), language),
    renderOwn: (request: FastifyRequest, reply: FastifyReply, language: Language) => {
      const token = previewToken(request);
      return token === undefined
        ? render(requestOf(request, reply), language, { address: request.ip })
        : renderPreview(request.url, token, language);
    },
  };
}

type PageEntry = ServerBuild['entry']['module'] & {
  pageContext: ReturnType<typeof createContext<Page>>;
};

/** The context object made inside the build: an import of ours would be another object. */
export function pageContextOf(build: ServerBuild) {
  return (build.entry.module as PageEntry).pageContext;
}
