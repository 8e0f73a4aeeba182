import type { FastifyInstance } from 'fastify';
import { DEFAULT_LANGUAGE, type Language, parseLanguage } from '#contract/language.ts';
import type { HtmlCache } from '#server/platform/html-cache.ts';
import {
  type Representation,
  represent,
  sendRepresentation,
} from '#server/platform/representation.ts';
import { keepDrawings } from './kept-drawings.ts';

type ShareText = { kicker: string; title: string };

/** Finds the words for a picture, or undefined where there is nothing to share. */
export type FindShareText = (id: number, language: Language) => Promise<ShareText | undefined>;

const BRANDS = { th: 'โฉนด สินเชื่อที่ดิน', en: 'Chanote Land Loans' };

/** Pictures that are kept beside the cache. */
const MOST_KEPT = 200;

type Options = { cache: HtmlCache; kinds: Record<string, FindShareText> };

/** `/share/<kind>/<id>.png`: the picture of a link in chat apps, drawn once and kept. */
export async function sharePictureRoutes(app: FastifyInstance, { cache, kinds }: Options) {
  const kept = keepDrawings<Representation>(MOST_KEPT);
  for (const [kind, find] of Object.entries(kinds)) {
    app.get<{ Params: { id: string }; Querystring: { lang?: string } }>(
      `/share/${kind}/:id(^\\d{1,9}).png`,
      async (request, reply) => {
        const language = parseLanguage(request.query.lang) ?? DEFAULT_LANGUAGE;
        const id = Number(request.params.id);
        const key = `share ${language} ${kind} ${id}`;
        const fresh = cache.fresh(key);
        if (fresh) return sendRepresentation(request, reply, fresh);
        const text = await find(id, language);
        if (!text) return reply.callNotFound();
        const drawn = await cache.renew(key, () =>
          kept(key, text, () => draw(text, language, request.routeOptions.url ?? 'none')),
        );
        return sendRepresentation(request, reply, drawn);
      },
    );
  }
}

async function draw(text: ShareText, language: Language, route: string) {
  const brand = BRANDS[language === 'th' ? 'th' : 'en'];
  // Imported when first asked for: the libraries take memory even when idle.
  const { paintSharePicture } = await import('./paint.ts');
  const png = await paintSharePicture({ brand, ...text });
  return represent(
    png,
    { route },
    {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=3600',
      // Chat apps and previews load it from their own origin.
      'cross-origin-resource-policy': 'cross-origin',
    },
  );
}
