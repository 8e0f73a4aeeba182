import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Logger } from './logger.ts';
import { createSeverablePool, type Lines } from './severable-pool.ts';

/** The pool, or a transaction on it: queries take either, so nothing slips out of a transaction. */
export type Db = NodePgDatabase;

export type Database = { db: Db; pool: pg.Pool; lines: Lines; close(): Promise<void> };

type Limits = { connectMs: number; statementMs: number; idleInTransactionMs: number };

/** Somebody waits for the answer: who does not get a connection soon is better off told so. */
const ANSWERING: Limits = { connectMs: 2_500, statementMs: 15_000, idleInTransactionMs: 30_000 };
/** Nobody waits: work in the background may take its time, in connections of its own. */
export const WORKING: Limits = {
  connectMs: 10_000,
  statementMs: 60_000,
  idleInTransactionMs: 120_000,
};

export function openDatabase(url: string, log: Logger, size = 10, limits = ANSWERING): Database {
  const { pool, lines, close } = createSeverablePool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: limits.connectMs,
    statement_timeout: limits.statementMs,
    idle_in_transaction_session_timeout: limits.idleInTransactionMs,
    keepAlive: true,
    application_name: 'chanote',
  });
  // A connection that dies while idle is no request's failure; the pool opens another.
  pool.on('error', (err) => log.warn({ err }, 'an idle database connection was lost'));
  // One that dies in use fails its query; unheard, the same event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { db: drizzle(pool, { casing: 'snake_case' }), pool, lines, close };
}

const UNAVAILABLE_SQLSTATES = /^(08...|57P0[1-5]|53...)$/;
const UNAVAILABLE_ERRNOS =
  /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|EAGAIN|ENOTFOUND|EAI_AGAIN)$/;
/** pg gives these no code. */
const CODELESS =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired$|Client (has encountered a connection error|was closed))/;

/** Whether the database could not be reached at all, as opposed to having refused a statement. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (UNAVAILABLE_SQLSTATES.test(code)) return true;
  if (UNAVAILABLE_ERRNOS.test(code) && 'syscall' in error) return true;
  if (CODELESS.test(error.message)) return true;
  return isDatabaseUnavailable(error.cause);
}
