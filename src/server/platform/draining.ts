import type { FastifyInstance } from 'fastify';

const GLANCE_MS = 50;
/** What is still being sent then is cut, so that the rest of the house can be closed in order. */
const LONGEST_SENDING_MS = 20_000;

/**
 * Closing waits for the connections that are in use. A browser keeps its connection open after
 * the answer, so those that fall idle meanwhile are closed as they do.
 */
export function drainConnections(app: FastifyInstance): void {
  let glance: NodeJS.Timeout | undefined;
  let end: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    glance = setInterval(() => app.server.closeIdleConnections(), GLANCE_MS);
    end = setTimeout(() => app.server.closeAllConnections(), LONGEST_SENDING_MS);
  });
  app.addHook('onClose', async () => {
    clearInterval(glance);
    clearTimeout(end);
  });
}
