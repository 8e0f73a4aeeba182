import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { AnswerCounts } from './answer-counts.ts';
import { isSupervised, onSupervisor, tellSupervisor } from './worker-messages.ts';

/** What others count, read when somebody asks. */
type Figures = {
  name: string;
  help: string;
  read: () => Promise<ReadonlyArray<{ of: string; value: number }>>;
};
type Options = {
  pool: pg.Pool;
  token: string | undefined;
  gauges: readonly Figures[];
  counts: AnswerCounts;
};

/** Counts requests by route and status; answers `/metrics` on loopback, or to those with the token. */
export function measureRequests(app: FastifyInstance, options: Options): void {
  const { pool, token, gauges, counts } = options;
  const registers = [new Registry()] as const;
  const [registry] = registers;
  collectDefaultMetrics({ register: registry });
  new Counter({
    name: 'chanote_http_requests_total',
    help: 'Requests answered, by route and status.',
    labelNames: ['route', 'status'],
    registers: [registry],
    collect() {
      for (const { count, ...labels } of counts.take()) this.inc(labels, count);
    },
  });
  const seconds = new Histogram({
    name: 'chanote_http_request_seconds',
    help: 'Time to answer a call, by route.',
    labelNames: ['route'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  new Gauge({
    name: 'chanote_database_connections_waiting',
    help: 'Requests that wait for a database connection.',
    registers: [registry],
    collect() {
      this.set(pool.waitingCount);
    },
  });
  for (const { name, help, read } of gauges)
    new Gauge({
      name,
      help,
      // Of the database, so the same in every process.
      aggregator: 'first',
      labelNames: ['of'],
      registers: [registry],
      async collect() {
        // While the database is away, the other figures are wanted all the more.
        const figures = await read().catch(() => undefined);
        if (!figures) return;
        // What is no longer told of is not as it was, but nothing.
        this.reset();
        for (const { of, value } of figures) this.set({ of }, value);
      },
    });

  app.addHook('onResponse', (request, reply, done) => {
    // The pattern, never the address: addresses carry what visitors typed.
    const route = request.routeOptions.url ?? 'none';
    counts.add(route, reply.statusCode);
    if (route.startsWith('/api/')) seconds.observe({ route }, reply.elapsedTime / 1000);
    done();
  });

  const sumUp = isSupervised ? countForAll(app, registry) : () => registry.metrics();

  app.get('/metrics', async (request, reply) => {
    if (!isLocal(request) && !bearsToken(request, token)) return reply.callNotFound();
    return reply.type(registry.contentType).send(await sumUp());
  });
}

/** One of several processes: it tells the supervisor what it counted, and asks for the sums of all. */
function countForAll(app: FastifyInstance, registry: Registry): () => Promise<string> {
  const tell = async () => tellSupervisor({ counted: await registry.getMetricsAsJSON() });
  let asked = Promise.withResolvers<string>();
  onSupervisor((message) => {
    if (message === 'count') tell();
    if (typeof message === 'object') {
      asked.resolve(message.summed);
      asked = Promise.withResolvers();
    }
  });
  app.addHook('onClose', tell);
  return () => {
    tellSupervisor({ sum: true });
    return asked.promise;
  };
}

/** A proxy on this machine also connects from loopback, but says for whom. */
function isLocal({ socket, headers }: FastifyRequest): boolean {
  const forwarded = headers['x-forwarded-for'] ?? headers.forwarded;
  return !forwarded && /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '');
}

function bearsToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  if (!token) return false;
  const given = Buffer.from(headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
