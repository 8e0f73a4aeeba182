import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { compare, startGenerator, wait } from './measure.ts';
import {
  type Bench,
  formatMicroseconds,
  formatMilliseconds,
  type Line,
  limitLine,
  ratioLine,
} from './report.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import type { Stage } from './stage.ts';
import { insertVolume } from './volume-content.ts';

const CACHED = { 'cached home': '/', 'cached articles': '/Articles' };

/** A parameter that no cached page has makes the server work out each answer. */
const SEARCHES = {
  'finder, one province': '/BranchGSB?q=เชียงใหม่',
  'finder, common word': '/BranchGSB?q=เมือง',
  'finder, nearest': '/BranchGSB?near=18.788,98.985',
  'finder, page 80': '/BranchGSB?page=80&nocache=1',
};

const LONGEST_SEARCH_MS = 30;

/** The demo content against the same with 10,000 articles and 5,000 branches more. */
export const volume: Bench = async (stage) => {
  await copyData(stage);
  const small = await startServer(stage);
  const large = await startServer(stage, 'volume');
  await insertVolume(large.databaseUrl);
  return [
    ...(await compareCached(stage, small, large)),
    ...(await timeSearches(small, large)),
    ...(await timeArticles(large)),
  ];
};

/** By the tool that keeps the owner: run as root, the database is another user's. */
async function copyData({ folder }: Stage): Promise<void> {
  await promisify(execFile)('cp', ['-a', join(folder, 'data'), join(folder, 'volume')]);
}

async function compareCached(
  stage: Stage,
  small: ServerProcess,
  large: ServerProcess,
): Promise<Line[]> {
  const generate = await startGenerator(stage);
  const lines: Line[] = [];
  for (const [name, path] of Object.entries(CACHED)) {
    const ask = ({ origin, pid }: ServerProcess) =>
      generate(`${origin}${path}`, { connections: 32, headers: { 'accept-encoding': 'br' }, pid });
    const comparison = await compare(
      () => ask(large),
      () => ask(small),
    );
    lines.push(ratioLine(`volume: ${name}`, comparison, 0.9));
  }
  return lines;
}

async function timeSearches(small: ServerProcess, large: ServerProcess): Promise<Line[]> {
  const lines: Line[] = [];
  for (const [name, path] of Object.entries(SEARCHES)) {
    const few = await wait(encodeURI(`${small.origin}${path}`), small.pid);
    const many = await wait(encodeURI(`${large.origin}${path}`), large.pid);
    const cpu = `${formatMicroseconds(many.cpuMicroseconds)} of the server against ${formatMicroseconds(few.cpuMicroseconds)}`;
    const note = `${formatMilliseconds(few.milliseconds)} with the demo's branches; ${cpu}`;
    const limit = LONGEST_SEARCH_MS;
    lines.push(limitLine(`volume: ${name}`, many.milliseconds, limit, formatMilliseconds, note));
  }
  return lines;
}

async function timeArticles({ origin, pid }: ServerProcess): Promise<Line[]> {
  // Beyond the last page the server names the last one.
  const last = await fetch(`${origin}/Articles?page=1000000`);
  const pages = {
    'articles, search': `${origin}/Articles?q=${encodeURIComponent('โฉนด')}`,
    'articles, last page': `${last.url}&nocache=1`,
  };
  const lines: Line[] = [];
  for (const [name, url] of Object.entries(pages)) {
    const { milliseconds, cpuMicroseconds } = await wait(url, pid);
    const note = `${formatMicroseconds(cpuMicroseconds)} of the server`;
    lines.push({ name: `volume: ${name}`, measured: formatMilliseconds(milliseconds), note });
  }
  return lines;
}
