import { startHelper } from './helper-process.ts';
import { compare, startGenerator } from './measure.ts';
import { type Bench, formatKilobytes, ratioLine } from './report.ts';
import { startServer } from './server-process.ts';

type Bare = { origin: string; bytes: number };

/** The home page from the cache, against the same bytes from a bare Fastify. */
export const cachedHome: Bench = async (stage) => {
  const server = await startServer(stage);
  const bare = await startHelper<Bare>(stage, 'bare-page.ts', `${server.origin}/`);
  const generate = await startGenerator(stage);
  const headers = { 'accept-encoding': 'br' };
  const comparison = await compare(
    () => generate(`${server.origin}/`, { connections: 32, headers, pid: server.pid }),
    () => generate(`${bare.greeting.origin}/`, { connections: 32, headers, pid: bare.pid }),
  );
  const size = `${formatKilobytes(bare.greeting.bytes)} as br`;
  return [ratioLine('cached home', comparison, 0.95, size)];
};
