import { startHelper } from './helper-process.ts';
import { compare, type Sample, startGenerator } from './measure.ts';
import { type Bench, formatKilobytes, formatPercent, ratioLine } from './report.ts';
import { startServer } from './server-process.ts';

const ROUND_MS = 1_000;

/**
 * The whole way of a page (HTTP, loaders, database, React, headers), against React alone, and against
 * React whose page is sent by bare Fastify.
 * The target is held against several connections: both sides then keep one thread busy, and the
 * ratio says what share of it React gets. On one connection the server's thread idles while the
 * database and the client take their turns, so the clock says how long one visitor waits.
 */
export const uncachedRender: Bench = async (stage) => {
  const server = await startServer(stage);
  const bare = await startHelper<{ characters: number; origin: string }>(
    stage,
    'bare-render.ts',
    server.databaseUrl,
  );
  const generate = await startGenerator(stage);
  // A parameter that no cached page has.
  const url = `${server.origin}/?nocache=1`;
  const renderBare = () => bare.ask<Sample>({ milliseconds: ROUND_MS });
  const over = (connections: number) =>
    compare(() => generate(url, { connections, pid: server.pid }), renderBare);
  const several = await over(8);
  const one = await over(1);
  const note = `on one connection ${formatPercent(one.ratio)}, by the clock ${formatPercent(one.clockRatio)}; ${formatKilobytes(bare.greeting.characters)} of HTML`;
  const sent = await compare(
    () => generate(url, { connections: 8, pid: server.pid }),
    () => generate(`${bare.greeting.origin}/`, { connections: 8, pid: bare.pid }),
  );
  return [
    ratioLine('uncached render', several, 0.7, note),
    ratioLine('uncached render, against React and sending', sent, 0.7),
  ];
};
