import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Db } from './db.ts';
import { createTurns } from './turns.ts';

export type RollBackAfter = <Result>(act: (tx: Db) => Promise<Result>) => Promise<Result>;

/** Does something in a transaction of which nothing stays. */
export function createRollback(pool: pg.Pool): RollBackAfter {
  return async <Result>(act: (tx: Db) => Promise<Result>) => {
    const client = await pool.connect();
    const undo = new Error('Undone on purpose.');
    let done: { result: Result } | undefined;
    try {
      await drizzle(oneByOne(client), { casing: 'snake_case' }).transaction(async (tx) => {
        done = { result: await act(tx) };
        throw undo;
      });
    } catch (error) {
      if (error !== undo) throw error;
    } finally {
      client.release();
    }
    if (!done) throw undo;
    return done.result;
  };
}

/** A page reads several things at once; one connection answers them one after the other. */
function oneByOne(client: pg.PoolClient): pg.PoolClient {
  const { inTurn } = createTurns({});
  const query = (...asked: [pg.QueryConfig, unknown[]?]) => inTurn(() => client.query(...asked));
  return { query } as unknown as pg.PoolClient;
}
