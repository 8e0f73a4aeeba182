import pg from 'pg';
import { afterAll, expect } from 'vitest';

const heard = new Set<string>();
const { query } = pg.Client.prototype;
/** The worker stops to listen while it still begins to, on a connection that is its alone. */
const asksItself = /\n.*watched.*\n.*[\\/]node_modules[\\/]graphile-worker[\\/]/;
process.on('warning', listen);
pg.Client.prototype.query = watched as typeof query;

/** What pg deprecates, it will refuse. It says so once in a process: the file that did it fails. */
function listen({ name, stack = '' }: Error): void {
  if (name === 'DeprecationWarning' && /[\\/]node_modules[\\/]pg[\\/-]/.test(stack))
    heard.add(stack);
}

/**
 * Two queries at once on one client: two things share a transaction by accident. pg itself notices
 * only the third.
 */
function watched(this: pg.Client, ...given: Parameters<typeof query>) {
  if (Reflect.get(this, '_activeQuery')) {
    const { stack = '' } = new Error('A second query while one runs');
    if (!asksItself.test(stack)) heard.add(stack);
  }
  return query.apply(this, given);
}

afterAll(async () => {
  // Warnings are told a turn later.
  await new Promise(setImmediate);
  process.off('warning', listen);
  pg.Client.prototype.query = query;
  expect([...heard]).toEqual([]);
});
