import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from './logger.ts';

/** The pool, or a transaction on it: queries take either, so nothing slips out of a transaction. */
export type Db = NodePgDatabase;

export type Database = { db: Db; pool: pg.Pool; close(): Promise<void> };

export function openDatabase(url: string, log: Logger, size = 10): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'chanote',
  });
  // A connection that dies while idle is no request's failure; the pool opens another.
  pool.on('error', (err) => log.warn({ err }, 'an idle database connection was lost'));
  // One that dies in use fails its query; unheard, the same event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { db: drizzle(pool, { casing: 'snake_case' }), pool, close: () => pool.end() };
}

const UNAVAILABLE_SQLSTATES = /^(08...|57P0[1-5]|53...)$/;
const UNAVAILABLE_ERRNOS =
  /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** Whether the database could not be reached at all, as opposed to having refused a statement. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (UNAVAILABLE_SQLSTATES.test(code)) return true;
  if (UNAVAILABLE_ERRNOS.test(code) && 'syscall' in error) return true;
  // pg gives these two no code.
  if (
    /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/.test(
      error.message,
    )
  ) {
    return true;
  }
  return isDatabaseUnavailable(error.cause);
}
