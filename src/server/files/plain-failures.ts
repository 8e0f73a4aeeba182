import type { FastifyInstance } from 'fastify';
import { judgeFailure } from '#server/platform/failures.ts';

const SENTENCES =
  'ระบบขัดข้องชั่วคราว กรุณาลองใหม่ในอีกสักครู่\nSomething went wrong. Please try again in a moment.\n';

/** A person followed a link to a file: a sentence tells them more than an envelope would. */
export function answerFailuresInWords(app: FastifyInstance): void {
  app.setErrorHandler((error, _request, reply) => {
    judgeFailure(error, reply, 'a file could not be sent');
    for (const name of ['content-disposition', 'content-length', 'content-range', 'etag']) {
      reply.removeHeader(name);
    }
    return reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
      .send(SENTENCES);
  });
}
