import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** How LINE takes messages, by what its reference documents. */
type Mood = 'normal' | 'broken' | 'silent' | 'refusing' | 'keeping_out' | 'busy' | 'used_up';

type Pushed = { to: string; text: string; retryKey: string };

/** The Messaging API of LINE on this machine: it knows a retry key again, as the real one does. */
export async function startLine() {
  const pushed: Pushed[] = [];
  const replies: string[] = [];
  const usage = { limit: 300 as number | null, used: 12 };
  const authorizations = new Set<string>();
  let mood: Mood = 'normal';
  let asked = 0;

  const server = createServer(async (request, response) => {
    authorizations.add(request.headers.authorization ?? '');
    const path = (request.url ?? '').replace('/v2/bot/message/', '');
    const body = await text(request);
    if (mood === 'keeping_out')
      return say(response, 401, 'Authentication failed. Confirm that the access token is valid.');
    if (path === 'quota')
      return answer(response, 200, {
        type: usage.limit === null ? 'none' : 'limited',
        ...(usage.limit !== null && { value: usage.limit }),
      });
    if (path === 'quota/consumption') return answer(response, 200, { totalUsage: usage.used });
    const { to, messages } = JSON.parse(body);
    if (path === 'reply') {
      replies.push(messages[0].text);
      return answer(response, 200, {});
    }
    asked += 1;
    const retryKey = String(request.headers['x-line-retry-key']);
    if (mood === 'refusing')
      return say(response, 400, "The property, 'to', in the request body is invalid");
    if (mood === 'busy')
      return say(response, 429, 'The API rate limit has been exceeded. Try again later.');
    if (mood === 'used_up') return say(response, 429, 'You have reached your monthly limit.');
    if (mood === 'broken') return say(response, 500, 'Internal Server Error');
    if (pushed.some((one) => one.retryKey === retryKey))
      return say(response, 409, 'The retry key is already accepted');
    pushed.push({ to, text: messages[0].text, retryKey });
    // Taken, and the line breaks before anybody is told.
    if (mood === 'silent') return request.socket.destroy();
    return answer(response, 200, { sentMessages: [{ id: '1' }] });
  });

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pushed,
    replies,
    usage,
    authorizations,
    asked: () => asked,
    be(next: Mood) {
      mood = next;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

const say = (response: ServerResponse, status: number, message: string) =>
  answer(response, status, { message });

export const LINE_SECRET = 'a-channel-secret-of-tests';
export const LINE_TOKEN = 'an-access-token-of-tests';

export const lineUser = () => `U${randomBytes(16).toString('hex')}`;

type LineEvent = { type: string; [name: string]: unknown };

/** What LINE sends when somebody does something in the chat. */
export function lineEvent(userId: string, event: LineEvent) {
  return {
    mode: 'active',
    timestamp: Date.now(),
    source: { type: 'user', userId },
    webhookEventId: randomUUID(),
    deliveryContext: { isRedelivery: false },
    replyToken: randomBytes(16).toString('hex'),
    ...event,
  };
}

export const saying = (words: string): LineEvent => ({
  type: 'message',
  message: { type: 'text', id: '1', text: words },
});

/** The request of a webhook, signed as LINE signs it. */
export function signed(events: unknown[], secret = LINE_SECRET) {
  const payload = JSON.stringify({ destination: `U${'0'.repeat(32)}`, events });
  const signature = createHmac('sha256', secret).update(payload).digest('base64');
  return {
    method: 'POST' as const,
    url: '/line/webhook',
    payload,
    headers: { 'content-type': 'application/json', 'x-line-signature': signature },
  };
}
