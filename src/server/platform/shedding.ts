import { performance } from 'node:perf_hooks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusal } from '#contract/envelope.ts';
import { countedCall } from './wait-aside.ts';

/** Beyond this many calls under way, further ones are better off told so. */
const MOST_UNDER_WAY = 100;
/** While this process has no moment to spare each of them waits for all others, at every step. */
const MOST_WHEN_BUSY = 30;
const [BUSY, GLANCE_MS] = [0.98, 250];
/** Where so many take longer than this, whoever comes now would wait as long. */
const LATE_MS = 1_000;
const MOST_LATE = 10;
/** Beyond this many that wait for what only some need, further ones count while they wait. */
const MOST_ASIDE = 300;

const TELL_EVERY_MS = 10_000;
const REFUSED = JSON.stringify(refusal('unavailable'));
const refused = new WeakSet<FastifyRequest>();

/** Such answers are counted and told together: one by one they would cost more than the refusing. */
export const wasShed = (request: FastifyRequest): boolean => refused.has(request);

/**
 * Refuses calls at once (503, to be tried again) rather than letting everybody wait. A call counts
 * while it is looked up who calls, and from when its body is there until its answer begins: not while
 * it is on its way in, or a few slow senders would shut out everybody else, nor while its answer is
 * taken, such as a large export, nor while it waits aside. Files on their way in have guards of their own.
 */
export function shedLoad(api: FastifyInstance): void {
  /** In the order in which they came. */
  const underWay = new Map<FastifyRequest, number>();
  const aside = new Set<FastifyRequest>();
  const isFile = ({ headers }: FastifyRequest) =>
    headers['content-type'] === 'application/octet-stream';
  const isBusy = watchBusyness(api);
  const tell = tellTogether(api);
  const isFull = () =>
    underWay.size >= (isBusy() ? MOST_WHEN_BUSY : MOST_UNDER_WAY) || isLate(underWay);
  const count = (request: FastifyRequest) => underWay.set(request, Date.now());
  const forget = (request: FastifyRequest) => underWay.delete(request) || aside.delete(request);
  const counted = (request: FastifyRequest) => ({
    leave() {
      if (aside.size < MOST_ASIDE && underWay.delete(request)) aside.add(request);
    },
    // Not one that was answered, or hung up, meanwhile.
    comeBack() {
      if (aside.delete(request)) count(request);
    },
  });

  function refuse(request: FastifyRequest, reply: FastifyReply): void {
    refused.add(request);
    tell();
    reply
      .code(503)
      .headers({ 'retry-after': '2', 'content-type': 'application/json; charset=utf-8' })
      .send(REFUSED);
  }

  // Before anything is looked up for it.
  api.addHook('onRequest', (request, reply, done) => {
    if (isFile(request)) return done();
    if (isFull()) return refuse(request, reply);
    count(request);
    reply.raw.once('close', () => forget(request));
    done();
  });
  api.addHook('preParsing', (request, _reply, payload, done) => {
    underWay.delete(request);
    done(null, payload);
  });
  // Once more, where the bodies of many came at once.
  api.addHook('preValidation', (request, reply, done) => {
    if (isFile(request)) return done();
    if (isFull()) return refuse(request, reply);
    count(request);
    countedCall.run(counted(request), done);
  });
  api.addHook('onSend', (request, _reply, _payload, done) => {
    forget(request);
    done();
  });
}

function isLate(underWay: Map<FastifyRequest, number>): boolean {
  if (underWay.size < MOST_LATE) return false;
  const [last] = [
    ...underWay
      .values()
      .drop(MOST_LATE - 1)
      .take(1),
  ];
  return last !== undefined && Date.now() - last > LATE_MS;
}

/** Whether there was always something to do of late. A crowd that comes at once is not that yet. */
function watchBusyness(api: FastifyInstance): () => boolean {
  let before = performance.eventLoopUtilization();
  let share = 0;
  const glance = setInterval(() => {
    const now = performance.eventLoopUtilization();
    share = performance.eventLoopUtilization(now, before).utilization;
    before = now;
  }, GLANCE_MS).unref();
  api.addHook('onClose', async () => clearInterval(glance));
  return () => share > BUSY;
}

/** One line for all that were refused within a while; the first is told at once. */
function tellTogether(api: FastifyInstance): () => void {
  let [calls, toldAt] = [0, Number.NEGATIVE_INFINITY];
  return () => {
    calls += 1;
    if (performance.now() - toldAt < TELL_EVERY_MS) return;
    api.log.warn({ calls }, 'more calls than can be answered: refused to be tried again');
    [calls, toldAt] = [0, performance.now()];
  };
}
