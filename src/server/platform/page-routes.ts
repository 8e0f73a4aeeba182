import type { FastifyInstance } from 'fastify';
import { REASONS } from '#contract/errors.ts';
import { reasonOf } from './failures.ts';
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

/** For when not even the error page can be rendered. */
const LAST_RESORT = `<!doctype html><html lang="th"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>ระบบขัดข้องชั่วคราว</title><h1>ระบบขัดข้องชั่วคราว</h1><p>กรุณาลองใหม่อีกครั้งในอีกสักครู่</p><h1 lang="en">Something went wrong</h1><p lang="en">Please try again in a moment.</p>`;

/** Every address that is neither a call nor a file is a page of the web part. */
export async function pageRoutes(app: FastifyInstance, { pages, middleware, origin }: Options) {
  if (middleware) {
    app.addHook('onRequest', (request, reply, done) =>
      middleware(request.raw, reply.raw, (error) => done(error as Error | undefined)),
    );
  }
  app.setErrorHandler((error, request, reply) => {
    const status = REASONS[reasonOf(error)];
    if (status >= 500) request.log.error({ err: error }, 'a page could not be rendered');
    return reply.code(status).type('text/html; charset=utf-8').send(LAST_RESORT);
  });
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
