import { randomBytes } from 'node:crypto';
import { createRequest } from '@remix-run/node-fetch-server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { Language } from '#contract/language.ts';
import type { Services } from '#server/services.ts';
import { pageContextOf, type WebBuild } from './web-build.ts';

export type RenderedPage = {
  /** Its status and headers; of a document the text stands beside it. */
  response: Response;
  html: string | undefined;
  nonce: string;
  /** Origins besides our own that this page shows pictures from. */
  imageSources: readonly string[];
  failure: unknown;
};

export type PageRenderer = ReturnType<typeof createPageRenderer>;

export function createPageRenderer(web: WebBuild, services: Services, origin: string) {
  const { host, protocol } = new URL(origin);
  const mode = 'folder' in web.files ? 'production' : 'development';
  const handle = createRequestHandler(web.build, mode);

  async function render(request: Request, language: Language): Promise<RenderedPage> {
    const page = {
      services,
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
    const response = await handle(request, context);
    // Bare text: not even the error page could be rendered.
    if (response.status === 500 && !response.headers.get('content-type')?.includes('html')) {
      throw page.failure ?? new Error('The error page could not be rendered.');
    }
    return { response, ...page };
  }

  // In both the address is ours, not the Host header's: nothing a page says of itself can be forged.
  return {
    /** For everybody who asks for this address: it sees no header, and outlives who asked first. */
    renderShared: (address: string, language: Language) =>
      render(new Request(`${origin}${address}`), language),
    /** For this request alone. */
    renderOwn: (request: FastifyRequest, reply: FastifyReply, language: Language) =>
      render(createRequest(request.raw, reply.raw, { host, protocol }), language),
  };
}
