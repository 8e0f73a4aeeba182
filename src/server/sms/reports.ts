import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '#server/platform/db.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { valueAt } from './gateway-answer.ts';
import { readGatewaySettings, readReportSecret } from './gateway-settings.ts';
import { smsMessage } from './tables.ts';

const MOST_BYTES = 64 * 1024;
/** A signed report is taken this long; an older one may be somebody’s recording. */
const FRESH_SECONDS = 300;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Options = { db: Db; sealing: Sealing };

/**
 * Where the provider tells what became of messages, as JSON or as a form. Known by the secret in
 * `x-sms-token`, or by `x-sms-signature`, the HMAC-SHA256 in hex of `x-sms-timestamp`, a dot and the
 * body. The same report twice changes nothing, and one about nothing of ours is no fault.
 */
export async function smsReportRoute(
  app: FastifyInstance,
  { db, sealing }: Options,
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'string', bodyLimit: MOST_BYTES },
    (_request, body, done) => done(null, body),
  );
  app.post('/sms/report', async (request, reply) => {
    const body = typeof request.body === 'string' ? request.body : '';
    const secret = await readReportSecret(db, sealing);
    if (!secret || !isSigned(request, body, secret)) return reply.code(401).send({ taken: false });
    await takeReport(db, asJson(request, body));
    return reply.send({ taken: true });
  });
}

function isSigned({ headers }: FastifyRequest, body: string, secret: string): boolean {
  const text = (name: string) => String(headers[name] ?? '');
  const token = text('x-sms-token');
  if (token !== '') return isSame(token, secret);
  const time = text('x-sms-timestamp');
  const age = Math.abs(Date.now() / 1_000 - Number(time));
  if (!/^\d{9,11}$/.test(time) || age > FRESH_SECONDS) return false;
  const right = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return isSame(text('x-sms-signature').replace(/^sha256=/, ''), right);
}

/** Of equal length by hashing, so that comparing tells nothing. */
function isSame(one: string, other: string): boolean {
  const hash = (value: string) => createHash('sha256').update(value).digest();
  return timingSafeEqual(hash(one), hash(other));
}

function asJson({ headers }: FastifyRequest, body: string): string {
  if (!String(headers['content-type']).includes('form-urlencoded')) return body;
  return JSON.stringify(Object.fromEntries(new URLSearchParams(body)));
}

/** A report proves that a message arrived, also one that was in doubt or waited for another try. */
async function takeReport(db: Db, body: string): Promise<void> {
  const { reportIdPath, reportStatusPath, deliveredValues, undeliveredValues } =
    await readGatewaySettings(db);
  if (reportIdPath === '' || reportStatusPath === '') return;
  const id = valueAt(body, reportIdPath);
  const status = valueAt(body, reportStatusPath);
  if (id === '' || id.length > 200) return;
  const whose = or(
    UUID.test(id) ? eq(smsMessage.publicId, id.toLowerCase()) : undefined,
    eq(smsMessage.providerId, id),
  );
  // Not by its tries: they are counted anew where staff send again what was in doubt.
  const tried = isNotNull(smsMessage.sendingAt);
  if (deliveredValues.includes(status)) {
    await db
      .update(smsMessage)
      .set({
        state: 'delivered',
        deliveredAt: sql`now()`,
        sentAt: sql`coalesce(${smsMessage.sentAt}, ${smsMessage.sendingAt})`,
        problem: '',
        updatedAt: sql`now()`,
      })
      .where(
        and(whose, tried, inArray(smsMessage.state, ['queued', 'sending', 'sent', 'unknown'])),
      );
  } else if (undeliveredValues.includes(status)) {
    await db
      .update(smsMessage)
      .set({
        state: 'failed',
        problem: `undelivered: ${status.slice(0, 100)}`,
        updatedAt: sql`now()`,
      })
      .where(
        and(
          whose,
          tried,
          inArray(smsMessage.state, ['sending', 'sent', 'unknown']),
          // Of who was erased it stays that it was sent: nothing can be sent again.
          ne(smsMessage.sealed, ''),
        ),
      );
  }
}
