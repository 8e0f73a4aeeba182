import { startHelper } from './helper-process.ts';
import type { Order, Round } from './load-generator.ts';
import { readCpuMicroseconds } from './processor-time.ts';
import type { Stage } from './stage.ts';

const ROUNDS = 7;
export const WARMING = 8;
const ROUND_SECONDS = 1;

/**
 * What one round gave. The processor time is the answering process's for one answer, and what is
 * judged: no load generator can hide it. The rate by the clock stands beside it; its ratios are
 * nearer to 1 wherever the generator, the database or another program needs the cores.
 */
export type Sample = { perSecond: number; cpuMicroseconds: number; generatorMicroseconds?: number };

/** Of several answering processes: which part the busiest took. */
type Generated = Sample & { busiest: number };

type Load = {
  /** Of the process that answers, or of all of them. */
  pid: number | number[];
  connections: number;
  /** How often each of them asks, instead of for a second. */
  turns?: number;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** Where no two may be the same: as many as a round can need, made anew for each. */
  each?: () => Array<{ headers: Record<string, string>; body: string }>;
};

export type Generate = (url: string, load: Load, seconds?: number) => Promise<Generated>;

/** A process beside the servers that keeps an address busy. An answer that is not good breaks the bench. */
export async function startGenerator(stage: Stage): Promise<Generate> {
  const { ask } = await startHelper(stage, 'load-generator.ts');
  return async (url, load, seconds = ROUND_SECONDS) => {
    const { hostname, port } = new URL(url);
    const each = load.each?.() ?? [{ headers: load.headers ?? {}, body: load.body ?? '' }];
    const order: Order = {
      host: hostname,
      port: Number(port),
      requests: each.map((one) => writeRequest(url, load.method ?? 'GET', one)),
      connections: load.connections,
      turns: load.turns,
      milliseconds: seconds * 1000,
      pids: [load.pid].flat(),
    };
    const round = await ask<Round>(order);
    if (round.bad > 0 || round.answers === 0)
      throw new Error(`${url}: ${round.bad} of ${round.answers} answers were not good.`);
    return {
      perSecond: round.answers / round.seconds,
      cpuMicroseconds: round.cpuMicroseconds / round.answers,
      generatorMicroseconds: round.ownMicroseconds / round.answers,
      busiest: round.busiest,
    };
  };
}

function writeRequest(
  url: string,
  method: string,
  { headers, body }: { headers: Record<string, string>; body: string },
): string {
  const { host, pathname, search } = new URL(url);
  const length = body && { 'content-length': Buffer.byteLength(body) };
  const lines = Object.entries({ host, ...headers, ...length });
  return [
    `${method} ${pathname}${search} HTTP/1.1`,
    ...lines.map(([name, value]) => `${name}: ${value}`),
    '',
    body,
  ].join('\r\n');
}

/** What one visitor after the other waits for, and the answering process's time for it. */
export type Wait = { milliseconds: number; cpuMicroseconds: number };

/** Asks one at a time. The pages are as a browser asks for them, and read to their end. */
export async function wait(url: string, pid: number, count = 60): Promise<Wait> {
  const ask = async () => {
    const start = performance.now();
    const response = await fetch(url, { headers: { 'accept-encoding': 'br' }, redirect: 'error' });
    if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
    await response.arrayBuffer();
    return performance.now() - start;
  };
  // Thrown away: the engine is still compiling, and the database has not read its pages.
  for (let asked = 0; asked < count / 2; asked += 1) await ask();
  const before = readCpuMicroseconds(pid);
  const waits: number[] = [];
  for (let asked = 0; asked < count; asked += 1) waits.push(await ask());
  const cpu = readCpuMicroseconds(pid) - before;
  return { milliseconds: median(waits), cpuMicroseconds: cpu / count };
}

export type Comparison = {
  candidate: Sample;
  bare: Sample;
  /** By processor time, in the middle of the rounds; the least and the most of them. */
  ratio: number;
  spread: [least: number, most: number];
  clockRatio: number;
  rounds: number;
};

/**
 * Rounds of both in turn, so that whatever else the machine does meets both. The ratio is the
 * median of the rounds' ratios, not the ratio of two medians from different moments.
 */
export async function compare(
  candidate: () => Promise<Sample>,
  bare: () => Promise<Sample>,
): Promise<Comparison> {
  // Thrown away: the engine is still compiling, the longer the more code there is.
  for (let round = 0; round < WARMING; round += 1) {
    await candidate();
    await bare();
  }
  const rounds: Array<{ candidate: Sample; bare: Sample }> = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const first = round % 2 === 0 ? await candidate() : undefined;
    const limit = await bare();
    rounds.push({ candidate: first ?? (await candidate()), bare: limit });
  }
  const ratios = rounds.map(
    (round) => round.bare.cpuMicroseconds / round.candidate.cpuMicroseconds,
  );
  return {
    candidate: medianSample(rounds.map((round) => round.candidate)),
    bare: medianSample(rounds.map((round) => round.bare)),
    ratio: median(ratios),
    spread: [Math.min(...ratios), Math.max(...ratios)],
    clockRatio: median(rounds.map((round) => round.candidate.perSecond / round.bare.perSecond)),
    rounds: ROUNDS,
  };
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.slice((sorted.length - 1) >> 1, (sorted.length >> 1) + 1);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

function medianSample(samples: Sample[]): Sample {
  const middle = (of: (sample: Sample) => number) => median(samples.map(of));
  return {
    perSecond: middle((sample) => sample.perSecond),
    cpuMicroseconds: middle((sample) => sample.cpuMicroseconds),
    generatorMicroseconds: middle((sample) => sample.generatorMicroseconds ?? 0),
  };
}

const TIMES = 7;

/** How long something takes in the middle of several times, once everything it needs is warm. */
export async function medianTime(work: () => Promise<unknown>): Promise<number> {
  await work();
  const milliseconds: number[] = [];
  for (let round = 0; round < TIMES; round += 1) {
    const start = performance.now();
    await work();
    milliseconds.push(performance.now() - start);
  }
  return median(milliseconds);
}
