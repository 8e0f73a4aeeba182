import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { localize } from '#contract/localized.ts';
import { attachmentHeader, extensionOf } from '#server/files/download-name.ts';
import { answerFailuresInWords } from '#server/files/plain-failures.ts';
import { sendFile } from '#server/files/send-file.ts';
import type { FileStore } from '#server/files/store.ts';
import type { Db } from '#server/platform/db.ts';
import { askedLanguage, keptLanguage } from '#server/platform/page-language.ts';
import { countDownload, findDownload } from './queries.ts';

const DOCUMENT_ID = /^[1-9]\d{0,8}$/;

/** `GET /download/<document id>`: a published document, saved under its name in the visitor's language. */
export async function downloadRoutes(
  app: FastifyInstance,
  { db, store }: { db: Db; store: FileStore },
) {
  answerFailuresInWords(app);
  // Fastify's own HEAD routes would answer a length of 0.
  app.route({ method: ['GET', 'HEAD'], url: '/download/:id', handler: download });

  async function download(request: FastifyRequest, reply: FastifyReply) {
    const { id } = request.params as { id: string };
    const found = DOCUMENT_ID.test(id) ? await findDownload(db, Number(id)) : undefined;
    if (!found) return sendMissing(reply);

    const language = languageOf(request);
    const extension = extensionOf(found.file.name);
    const sent = await sendFile(request, reply, store, found.file, {
      headers: {
        'content-disposition': attachmentHeader(
          localize(found.name, language),
          extension,
          `document-${found.id}`,
        ),
        // The file behind the address can be replaced: ask each time, answered by 304.
        'cache-control': 'no-cache',
        'content-security-policy': "default-src 'none'; sandbox",
        vary: 'cookie',
      },
      onStart: () => count(request, found.id),
    });
    if (sent) return reply;
    request.log.error({ route: '/download/:id' }, 'the file of a document is not in the store');
    return sendMissing(reply);
  }

  /** A visitor gets the file even where it cannot be counted; a browser reading ahead is no visitor. */
  async function count(request: FastifyRequest, documentId: number): Promise<void> {
    const purpose = `${request.headers['sec-purpose']} ${request.headers.purpose}`;
    if (purpose.includes('prefetch')) return;
    await countDownload(db, documentId).catch((err) =>
      request.log.warn({ err }, 'a download was not counted'),
    );
  }
}

/** No page has this address, so the web part answers with its own 404. */
function sendMissing(reply: FastifyReply) {
  for (const name of ['content-disposition', 'etag', 'accept-ranges']) reply.removeHeader(name);
  return reply.callNotFound();
}

function languageOf(request: FastifyRequest) {
  return askedLanguage(request) ?? keptLanguage(request.headers);
}
