import { startHelper } from './helper-process.ts';
import { LIST_INPUT } from './list-input.ts';
import { compare, startGenerator } from './measure.ts';
import { type Bench, ratioLine } from './report.ts';
import { startServer } from './server-process.ts';

/** A list call with everything around it, against its bare statement. */
export const listCall: Bench = async (stage) => {
  const server = await startServer(stage);
  const bare = await startHelper<{ origin: string }>(stage, 'bare-list.ts', server.databaseUrl);
  const generate = await startGenerator(stage);
  const request = {
    method: 'POST' as const,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(LIST_INPUT),
    // Fewer than a busy process takes at once: it would refuse the rest.
    connections: 16,
  };
  const comparison = await compare(
    () => generate(`${server.origin}/api/articles/list`, { ...request, pid: server.pid }),
    () => generate(`${bare.greeting.origin}/`, { ...request, pid: bare.pid }),
  );
  return [ratioLine('list call', comparison, 0.85)];
};
