import { drizzle } from 'drizzle-orm/node-postgres';
import fastify from 'fastify';
import pg from 'pg';
import { listArticles } from '#server/articles/queries.ts';
import { LIST_INPUT } from './list-input.ts';

/** The bare limit of a list call: the statement that the call runs, its rows as they come. */
const [, , connectionString = ''] = process.argv;
const pool = new pg.Pool({ connectionString, max: 10 });

const statements: Array<{ text: string; values: unknown[] }> = [];
const recording = drizzle(pool, {
  casing: 'snake_case',
  logger: { logQuery: (text, values) => statements.push({ text, values }) },
});
const listed = await listArticles(recording, LIST_INPUT);
const [statement, ...others] = statements;
if (!statement || others.length > 0) throw new Error('A list is expected to run one statement.');
if (listed.length === 0) throw new Error('There are no articles to list.');

const app = fastify();
app.post('/', async () => (await pool.query(statement)).rows);
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
process.once('disconnect', () => process.exit());
process.send?.({ origin });
