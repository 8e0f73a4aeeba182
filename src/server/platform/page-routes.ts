import type { FastifyInstance } from 'fastify';
import { isFromOtherSite } from './other-sites.ts';
import type { PageAnswers } from './page-answers.ts';
import { refuse } from './refused-requests.ts';
import type { Middleware } from './web-build.ts';

type Options = {
  pages: PageAnswers;
  /** Answers for files of the development server; there is none otherwise. */
  middleware: Middleware | undefined;
  /** Of our own pages. */
  origin: string;
};

const MOST_FORM_BYTES = 256 * 1024;

/** Every address that is neither a call nor a file is a page of the web part. */
export async function pageRoutes(app: FastifyInstance, { pages, middleware, origin }: Options) {
  if (middleware) {
    app.addHook('onRequest', (request, reply, done) =>
      middleware(request.raw, reply.raw, (error) => done(error as Error | undefined)),
    );
  }
  // Actions of pages read the fields of their forms from it.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: MOST_FORM_BYTES },
    (_request, body, done) => done(null, body),
  );

  app.get('/*', pages.send);
  app.post('/*', (request, reply) =>
    isFromOtherSite(request, origin)
      ? refuse(request, reply, 'other_site')
      : pages.sendOwn(request, reply),
  );
}
