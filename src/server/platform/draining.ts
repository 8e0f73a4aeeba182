import type { FastifyInstance } from 'fastify';

const GLANCE_MS = 50;

/**
 * Closing waits for the connections that are in use. A browser keeps its connection open after
 * the answer, so those that fall idle meanwhile are closed as they do.
 */
export function drainConnections(app: FastifyInstance): void {
  let glance: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    glance = setInterval(() => app.server.closeIdleConnections(), GLANCE_MS);
  });
  app.addHook('onClose', async () => clearInterval(glance));
}
