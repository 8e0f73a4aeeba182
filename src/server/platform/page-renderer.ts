import { randomBytes } from 'node:crypto';
import { createRequest } from '@remix-run/node-fetch-server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { Language } from '#contract/language.ts';
import type { Services } from '#server/services.ts';
import { pageContextOf, type WebBuild } from './web-build.ts';

export type RenderedPage = { response: Response; nonce: string; failure: unknown };

export type RenderPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  language: Language,
) => Promise<RenderedPage>;

export function createPageRenderer(web: WebBuild, services: Services, origin: string): RenderPage {
  const { host, protocol } = new URL(origin);
  const mode = 'folder' in web.files ? 'production' : 'development';
  const handle = createRequestHandler(web.load, mode);

  return async (request, reply, language) => {
    const page = {
      services,
      language,
      origin,
      nonce: randomBytes(16).toString('base64url'),
      failure: undefined as unknown,
    };
    const context = new RouterContextProvider();
    context.set(pageContextOf(await web.load()), page);
    // The address is ours, not the Host header's: nothing a page says of itself can be forged.
    const response = await handle(
      createRequest(request.raw, reply.raw, { host, protocol }),
      context,
    );
    return { response, nonce: page.nonce, failure: page.failure };
  };
}
