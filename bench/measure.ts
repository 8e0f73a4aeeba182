import { readFileSync } from 'node:fs';
import autocannon, { type Options } from 'autocannon';

/** Linux counts a process's time in hundredths of a second, whatever its own clock does. */
const TICK_MICROSECONDS = 10_000;
const ROUNDS = 5;
const WARMING = 4;

/**
 * What one round gave. The processor time is the answering process's for one answer: its inverse is
 * the rate of a server that has a core to itself. The rate by the clock is lower and its ratios
 * are nearer to 1 wherever the load generator, the database or another program needs the cores.
 */
export type Sample = { perSecond: number; cpuMicroseconds: number };

export type Load = Pick<Options, 'method' | 'headers' | 'body' | 'connections' | 'requests'> & {
  pid: number;
};

/** Keeps an address busy for a while. An answer other than a good one breaks the bench. */
export async function load(url: string, { pid, ...options }: Load, seconds = 1.5): Promise<Sample> {
  const before = readCpuMicroseconds(pid);
  // It looks at the clock only once per sample.
  const result = await autocannon({ ...options, url, duration: seconds, sampleInt: 250 });
  const cpu = readCpuMicroseconds(pid) - before;
  const answers = result['2xx'];
  const bad = result.non2xx + result.errors + result.timeouts;
  if (bad > 0 || answers === 0) {
    throw new Error(`${url}: ${bad} of ${answers + bad} answers were not good.`);
  }
  return { perSecond: answers / result.duration, cpuMicroseconds: cpu / answers };
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

export type Comparison = { candidate: Sample; bare: Sample; ratio: number; clockRatio: number };

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
  return {
    candidate: medianSample(rounds.map((round) => round.candidate)),
    bare: medianSample(rounds.map((round) => round.bare)),
    ratio: median(
      rounds.map((round) => round.bare.cpuMicroseconds / round.candidate.cpuMicroseconds),
    ),
    clockRatio: median(rounds.map((round) => round.candidate.perSecond / round.bare.perSecond)),
  };
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.slice((sorted.length - 1) >> 1, (sorted.length >> 1) + 1);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

function medianSample(samples: Sample[]): Sample {
  return {
    perSecond: median(samples.map((sample) => sample.perSecond)),
    cpuMicroseconds: median(samples.map((sample) => sample.cpuMicroseconds)),
  };
}

function readCpuMicroseconds(pid: number): number {
  // The name in brackets may hold spaces; user and system time are fields 14 and 15.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MICROSECONDS;
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
