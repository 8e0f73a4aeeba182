import { startBare } from './bare-process.ts';
import { compare, load } from './measure.ts';
import { type Bench, formatKilobytes, rateLine } from './report.ts';
import { startServer } from './server-process.ts';

type Bare = { origin: string; bytes: number };

/** The home page from the cache, against the same bytes from a bare Fastify. */
export const cachedHome: Bench = async (stage) => {
  const server = await startServer(stage);
  const bare = await startBare<Bare>(stage, 'bare-page.ts', `${server.origin}/`);
  const headers = { 'accept-encoding': 'br' };
  const comparison = await compare(
    () => load(`${server.origin}/`, { connections: 32, headers, pid: server.pid }),
    () => load(`${bare.greeting.origin}/`, { connections: 32, headers, pid: bare.pid }),
  );
  const size = `${formatKilobytes(bare.greeting.bytes)} as br`;
  return [rateLine('cached home', comparison, 0.6, size)];
};
