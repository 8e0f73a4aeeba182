import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

type Sent = {
  id: string;
  number: string;
  text: string;
  headers: Record<string, unknown>;
  /** When it came, in milliseconds. */
  at: number;
};

/** How the provider takes messages: what it keeps, and what it says about that. */
type Mood =
  | 'normal'
  | 'slow'
  | 'busy'
  | 'broken'
  | 'lying'
  | 'refusing'
  | 'silent'
  | 'keeping_out'
  | 'babbling'
  | 'twice';

const TWICE = 'HTTP/1.1 200 OK\r\ncontent-length: 15\r\n\r\n{"status":"ok"}';

/** A real provider of messages on this machine, which keeps what it is sent. */
export async function startSmsGateway(port = 0) {
  const sent: Sent[] = [];
  let mood: Mood = 'normal';
  let asked = 0;
  let lookups = 0;
  let lookupsWaitFor = Promise.resolve();

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://gateway');
    if (request.method === 'GET') return answerLookup(response, url.searchParams.get('id') ?? '');
    const body = JSON.parse(await text(request));
    asked += 1;
    if (mood === 'busy') return reply(response, 503, { status: 'error' });
    if (mood === 'keeping_out') return reply(response, 401, { status: 'who are you' });
    if (mood === 'lying') return reply(response, 200, { status: 'error', code: 17 });
    if (mood === 'refusing') return reply(response, 400, { status: 'bad number' });
    const { id, to: number, message } = body;
    sent.push({ id, number, text: message, headers: request.headers, at: performance.now() });
    if (mood === 'silent') return request.socket.destroy();
    if (mood === 'broken') return reply(response, 500, { status: 'error' });
    if (mood === 'babbling') return response.writeHead(200).end('<html>Welcome!</html>');
    if (mood === 'slow') await wait(300);
    // Behind the end of its answer it says the same once more, which is no answer to anything.
    if (mood === 'twice') response.once('finish', () => request.socket.write(TWICE));
    return reply(response, 200, { status: 'ok', data: [{ message_id: `p-${body.id}` }] });
  });

  async function answerLookup(response: ServerResponse, id: string) {
    lookups += 1;
    await lookupsWaitFor;
    const found = sent.some((message) => message.id === id);
    return reply(response, found ? 200 : 404, { found });
  }

  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    sent,
    port: (server.address() as AddressInfo).port,
    asked: () => asked,
    lookups: () => lookups,
    /** Answers no question about a message until it is let go. */
    holdLookups() {
      const held = Promise.withResolvers<void>();
      lookupsWaitFor = held.promise;
      return held.resolve;
    },
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

function reply(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** Settings that speak to it, as staff would enter them. */
export function gatewaySettings(origin: string, more: object = {}) {
  return {
    adapter: 'http',
    sender: 'CHANOTE',
    numberFormat: 'national',
    url: `${origin}/send`,
    method: 'POST',
    contentType: 'json',
    headers: [{ name: 'Authorization', value: 'Bearer {secret:apikey}' }],
    body: '{"to":"{number}","message":"{text}","from":"{sender}","id":"{id}"}',
    resultPath: 'status',
    successValues: ['ok'],
    idPath: 'data.0.message_id',
    timeoutSeconds: 2,
    retrySeconds: 0.1,
    reportIdPath: 'ref',
    reportStatusPath: 'status',
    deliveredValues: ['DELIVRD'],
    undeliveredValues: ['UNDELIV'],
    ...more,
  };
}
