import { createHmac, timingSafeEqual } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Db } from '#server/platform/db.ts';
import { networkOf } from '#server/platform/network.ts';
import type { Sealing } from '#server/platform/sealed.ts';
import { readChannelSecret } from './channel.ts';
import { act, mayGuess, type Said, understand } from './conversation.ts';
import { createForgeries } from './forgeries.ts';
import type { LineLinks } from './parts.ts';
import { queueReply } from './reply-task.ts';
import { lineEvent } from './tables.ts';

const MOST_BYTES = 256 * 1024;
const MOST_EVENTS = 100;
/** Older ones are somebody’s recording: what was taken is remembered for longer than that. */
const FRESH_DAYS = 7;
const REMEMBERED = sql`interval '14 days'`;

type Options = { db: Db; sealing: Sealing; links: LineLinks };

/** What is read of an event; the rest is nobody’s business here. */
const LineEvent = z.object({
  type: z.string(),
  webhookEventId: z.string().min(1).max(100),
  timestamp: z.number(),
  mode: z.string().optional(),
  source: z.object({ type: z.literal('user'), userId: z.string().regex(/^U[0-9a-f]{32}$/) }),
  replyToken: z.string().max(200).optional(),
  message: z.object({ type: z.string(), text: z.string().optional() }).optional(),
});
type LineEvent = z.infer<typeof LineEvent>;
const Body = z.object({ events: z.array(z.unknown()).max(MOST_EVENTS) });

/**
 * Where LINE tells what people do in the chat: signed by `x-line-signature`, the HMAC-SHA256 of the
 * body in base64. Every event counts once, however often it is delivered, and one that means nothing
 * here is no fault.
 */
export async function lineWebhookRoute(app: FastifyInstance, options: Options): Promise<void> {
  const { db, sealing } = options;
  const forgeries = createForgeries();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: MOST_BYTES },
    (_request, body, done) => done(null, body),
  );
  app.post('/line/webhook', async (request, reply) => {
    const network = networkOf(request.ip);
    if (forgeries.areTooMany(network)) return reply.code(429).send({ taken: false });
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const secret = await readChannelSecret(db, sealing);
    if (!secret || !isSigned(body, String(request.headers['x-line-signature'] ?? ''), secret)) {
      forgeries.count(network);
      return reply.code(401).send({ taken: false });
    }
    for (const event of eventsIn(body)) await take(options, event);
    return reply.send({ taken: true });
  });
}

function isSigned(body: Buffer, signature: string, secret: string): boolean {
  const right = createHmac('sha256', secret).update(body).digest();
  const given = Buffer.from(signature, 'base64');
  return given.length === right.length && timingSafeEqual(given, right);
}

function eventsIn(body: Buffer): LineEvent[] {
  const parsed = Body.safeParse(parseJson(body));
  if (!parsed.success) return [];
  return parsed.data.events.flatMap((event) => LineEvent.safeParse(event).data ?? []);
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** That it was taken and what it did stand together: neither is there without the other. */
async function take({ db, sealing, links }: Options, event: LineEvent): Promise<void> {
  const said = saidBy(event);
  const { userId } = event.source;
  const isOld = event.timestamp < Date.now() - FRESH_DAYS * 86_400_000;
  if (!said || isOld) return;
  const allowed = said.kind !== 'code' || (await mayGuess(db, sealing, userId));
  await db.transaction(async (tx) => {
    const [first] = await tx
      .insert(lineEvent)
      .values({ id: event.webhookEventId })
      .onConflictDoNothing()
      .returning();
    if (!first) return;
    const at = new Date(event.timestamp);
    const text = await act(tx, links, said, { userId, at, allowed });
    if (text && event.replyToken) await queueReply(tx, { replyToken: event.replyToken, text });
  });
}

/** While another system answers the chat (`standby`), this one only listens to who leaves. */
function saidBy({ type, mode, message }: LineEvent): Said | undefined {
  if (type === 'unfollow') return { kind: 'unfollow' };
  if (mode === 'standby') return undefined;
  if (type === 'follow') return { kind: 'follow' };
  if (type !== 'message' || message?.type !== 'text') return undefined;
  return understand(message.text ?? '');
}

export async function deleteOldLineEvents(db: Db): Promise<void> {
  await db.delete(lineEvent).where(lt(lineEvent.takenAt, sql`now() - ${REMEMBERED}`));
}
