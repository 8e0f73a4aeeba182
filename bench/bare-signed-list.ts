import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import fastify from 'fastify';
import pg from 'pg';
import { plainRoutes } from '#server/compose/resources.ts';
import { findLiveSession } from '#server/sign-in/sessions.ts';
import { OFFICE_LIST_INPUT } from './list-input.ts';

/**
 * The bare limit of a list call of staff: the signature of the token, the statement that finds its
 * session, and those that the list runs, their rows as they come.
 */
const [, , argument = '{}'] = process.argv;
const { connectionString, secretKey, sessionId } = JSON.parse(argument);
const pool = new pg.Pool({ connectionString, max: 10 });

const statements: Array<{ text: string; values: unknown[] }> = [];
const recording = drizzle(pool, {
  casing: 'snake_case',
  logger: { logQuery: (text, values) => statements.push({ text, values }) },
});
const session = await findLiveSession(recording, sessionId, 30);
if (!session) throw new Error('The session does not hold.');
const viewer = { permissions: new Set<never>(), network: null };
const list = plainRoutes(recording)['article/list'];
await list(OFFICE_LIST_INPUT, { viewer } as never);

const key = new Uint8Array(hkdfSync('sha256', secretKey, '', 'chanote session token', 32));
function isOurs(token: string): boolean {
  const [head, claims, signature = ''] = token.split('.');
  const made = createHmac('sha256', key).update(`${head}.${claims}`).digest();
  const given = Buffer.from(signature, 'base64url');
  return given.length === made.length && timingSafeEqual(made, given);
}

const app = fastify();
app.post('/', async ({ headers }) => {
  if (!isOurs(headers.authorization?.slice('Bearer-'.length) ?? '')) throw new Error('No token.');
  const answers: unknown[] = [];
  for (const statement of statements) answers.push((await pool.query(statement)).rows);
  return answers.slice(1);
});
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
process.once('disconnect', () => process.exit());
process.send?.({ origin, statements: statements.length });
