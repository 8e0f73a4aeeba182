import type { FastifyInstance } from 'fastify';
import type pg from 'pg';

/** `/healthz`: the process answers. `/readyz`: it can do its work, so send it visitors. */
export function healthRoutes(app: FastifyInstance, pool: pg.Pool): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    try {
      await pool.query('select 1');
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'database unavailable' });
    }
  });
}
