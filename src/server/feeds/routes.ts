import type { FastifyInstance } from 'fastify';
import { DEFAULT_LANGUAGE, type Language, parseLanguage } from '#contract/language.ts';
import type { Db } from '#server/platform/db.ts';
import type { HtmlCache } from '#server/platform/html-cache.ts';
import { represent, sendRepresentation } from '#server/platform/representation.ts';
import { listPublishedPages } from './queries.ts';
import { FIXED_PAGES, writeSitemap } from './sitemap.ts';

type Options = {
  db: Db;
  cache: HtmlCache;
  origin: string;
  /** The newest articles as RSS. */
  writeNews: (language: Language, origin: string) => Promise<string>;
};

/** What search engines read besides the pages. Kept like a page, and dropped on change like one. */
export async function feedRoutes(app: FastifyInstance, { db, cache, origin, writeNews }: Options) {
  keep('/sitemap.xml', 'application/xml; charset=utf-8', async () =>
    writeSitemap(origin, [...FIXED_PAGES, ...(await listPublishedPages(db))]),
  );
  keep('/robots.txt', 'text/plain; charset=utf-8', async () =>
    [
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /download/',
      'Disallow: /login',
      `Sitemap: ${origin}/sitemap.xml`,
      '',
    ].join('\n'),
  );

  keep('/rss.xml', 'application/rss+xml; charset=utf-8', (language) => writeNews(language, origin));

  function keep(path: string, type: string, write: (language: Language) => Promise<string>): void {
    app.get<{ Querystring: { lang?: string } }>(path, async (request, reply) => {
      const language = parseLanguage(request.query.lang) ?? DEFAULT_LANGUAGE;
      const key = `feed ${language} ${path}`;
      const page =
        cache.fresh(key) ??
        (await cache.renew(key, async () =>
          represent(
            Buffer.from(await write(language)),
            { route: path },
            {
              'content-type': type,
              'cache-control': 'public, max-age=3600',
            },
          ),
        ));
      return sendRepresentation(request, reply, page);
    });
  }
}
