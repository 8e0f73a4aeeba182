import { connect } from 'node:net';
import { readCpuMicroseconds } from './processor-time.ts';

/** What is to be sent over and over, ready to be written: one request, or one for each time. */
export type Order = {
  port: number;
  host: string;
  requests: string[];
  connections: number;
  milliseconds: number;
  /** How often each connection asks, instead of for how long. */
  turns?: number | undefined;
  /** Of the answering processes. */
  pids: number[];
};

/** The processor time is that of all answering processes together; `own` is the generator's. */
export type Round = {
  answers: number;
  bad: number;
  seconds: number;
  cpuMicroseconds: number;
  /** Which part of it the process took that took most. */
  busiest: number;
  ownMicroseconds: number;
};

const HEAD_END = Buffer.from('\r\n\r\n');
/** Where a round is not ended by time, it has failed by then. */
const LONGEST_MS = 60_000;
const READ_BYTES = 64 * 1024;

/**
 * Keeps sockets busy, one request at a time on each. It reads of an answer what it must (status and
 * length), so it costs less than any server that it measures, and hides none of its cost.
 */
async function generate(order: Order): Promise<Round> {
  const requests = order.requests.map((text) => Buffer.from(text));
  let [sent, answers, bad, over] = [0, 0, 0, false];
  const nextRequest = () => {
    const next = requests.length === 1 ? requests[0] : requests[sent];
    sent += 1;
    return over ? undefined : next;
  };
  const opened = await Promise.all(
    Array.from({ length: order.connections }, () =>
      open(order, (status) => {
        answers += 1;
        // What is answered with anything but a success is not what is measured.
        if (status[0] !== '2') {
          bad += 1;
          over = true;
        }
      }),
    ),
  );
  const read = () => order.pids.map(readCpuMicroseconds);
  const before = read();
  const own = process.cpuUsage();
  const start = performance.now();
  const end = setTimeout(
    () => {
      over = true;
    },
    order.turns ? LONGEST_MS : order.milliseconds,
  );
  const { turns = Number.POSITIVE_INFINITY } = order;
  await Promise.all(
    opened.map(({ ask }) => {
      let asked = 0;
      return ask(() => (asked++ < turns ? nextRequest() : undefined));
    }),
  );
  clearTimeout(end);
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(own);
  const took = read().map((time, at) => time - (before[at] ?? 0));
  const cpuMicroseconds = took.reduce((sum, time) => sum + time, 0);
  const busiest = Math.max(...took) / cpuMicroseconds;
  for (const { close } of opened) close();
  return { answers, bad, seconds, cpuMicroseconds, busiest, ownMicroseconds: user + system };
}

type NextRequest = () => Buffer | undefined;

/** A connection that asks until there is no next request. */
async function open({ host, port }: Order, onAnswer: (status: string) => void) {
  const connected = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  let next: NextRequest = () => undefined;
  let [head, left, status] = [Buffer.alloc(0), 0, ''];
  const fail = (error: Error) => {
    connected.reject(error);
    asked.reject(error);
  };
  const write = () => {
    const request = next();
    if (request) socket.write(request);
    else asked.resolve();
  };
  const read = (bytes: Buffer) => {
    if (left === 0) {
      const whole = head.length === 0 ? bytes : Buffer.concat([head, bytes]);
      const end = whole.indexOf(HEAD_END);
      if (end < 0) {
        head = Buffer.from(whole);
        return;
      }
      const text = whole.toString('latin1', 0, end);
      const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
      if (length === undefined) return fail(new Error('An answer did not say its length.'));
      head = Buffer.alloc(0);
      status = text.slice(9, 12);
      left = end + HEAD_END.length + Number(length) - whole.length;
    } else left -= bytes.length;
    if (left > 0) return;
    onAnswer(status);
    write();
  };
  const socket = connect({
    host,
    port,
    noDelay: true,
    onread: {
      buffer: Buffer.alloc(READ_BYTES),
      callback: (count, buffer) => {
        read(Buffer.from(buffer.buffer, buffer.byteOffset, count));
        return true;
      },
    },
  });
  socket.once('connect', connected.resolve);
  socket.once('error', fail);
  socket.once('close', () => fail(new Error('The server ended a connection.')));
  await connected.promise;
  return {
    ask(requests: NextRequest): Promise<void> {
      next = requests;
      write();
      return asked.promise;
    },
    close: () => socket.destroy(),
  };
}

process.on('message', async (order: Order) => {
  try {
    process.send?.(await generate(order));
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
});
process.once('disconnect', () => process.exit());
process.send?.({});
