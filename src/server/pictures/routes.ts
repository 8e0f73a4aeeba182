import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerFailuresInWords } from '#server/files/plain-failures.ts';
import { findStoredFile, type StoredFile } from '#server/files/queries.ts';
import { sendFile } from '#server/files/send-file.ts';
import type { FileStore } from '#server/files/store.ts';
import type { Db } from '#server/platform/db.ts';
import { findPicture } from './queries.ts';

const NAME = /^([1-9]\d{0,8})-([0-9a-f]{32})\.(?:avif|webp|jpg)$/;
const MOST_KNOWN = 5_000;

/**
 * `GET /pictures/<id>-<key>.<type>`: a variant of a picture, which never changes. The id makes an
 * invented key cost one look by primary key; other files of the store are out of reach.
 */
export async function pictureRoutes(
  app: FastifyInstance,
  { db, store }: { db: Db; store: FileStore },
) {
  /** Variants already asked for: served on while the database is away. */
  const known = new Map<string, StoredFile>();
  answerFailuresInWords(app);
  app.route({ method: ['GET', 'HEAD'], url: '/pictures/:name', handler: sendPicture });

  async function sendPicture(request: FastifyRequest, reply: FastifyReply) {
    const { name } = request.params as { name: string };
    const file = known.get(name) ?? (await findVariant(name));
    if (!file) return sendMissing(reply);
    const sent = await sendFile(request, reply, store, file, {
      headers: { 'cache-control': 'public, max-age=31536000, immutable' },
    });
    if (sent) return reply;
    request.log.error({ route: '/pictures/:name' }, 'a variant of a picture is not in the store');
    reply.removeHeader('etag');
    return sendMissing(reply);
  }

  async function findVariant(name: string): Promise<StoredFile | undefined> {
    const [, id, key] = NAME.exec(name) ?? [];
    if (!key) return undefined;
    const picture = await findPicture(db, Number(id));
    // Pages that were opened before a picture was replaced still show the old one.
    const variants = [...(picture?.variants ?? []), ...(picture?.replaced?.variants ?? [])];
    if (!variants.some((variant) => variant.key === key)) return undefined;
    const file = await findStoredFile(db, key);
    if (file && known.size < MOST_KNOWN) known.set(name, file);
    return file;
  }
}

function sendMissing(reply: FastifyReply) {
  return reply
    .code(404)
    .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .send('ไม่พบรูปภาพ\nNo such picture.\n');
}
