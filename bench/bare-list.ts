import { drizzle } from 'drizzle-orm/node-postgres';
import fastify from 'fastify';
import pg from 'pg';
import { success } from '#contract/envelope.ts';
import { listArticles } from '#server/articles/queries.ts';
import { toSummary } from '#server/articles/summaries.ts';
import { LIST_INPUT } from './list-input.ts';

/**
 * The bare limits of a list call: the statement that the call runs with its rows as they come, and
 * that of what comes behind them, with the same answer made of its rows, byte by byte, where the
 * statement is sent by name too.
 */
type Summary = Parameters<typeof toSummary>[0];
type SummaryValues = [
  Summary['id'],
  Summary['name'],
  Summary['summary'],
  Summary['readingMinutes'],
  Summary['pictureId'],
  Summary['publishedOn'],
  Summary['categoryId'],
  Summary['categoryName'],
];

const [, , connectionString = ''] = process.argv;
const pool = new pg.Pool({ connectionString, max: 10 });

const statements: Array<{ text: string; values: unknown[] }> = [];
const recording = drizzle(pool, {
  casing: 'snake_case',
  logger: { logQuery: (text, values) => statements.push({ text, values }) },
});
const [newest, ...others] = await listArticles(recording, LIST_INPUT);
if (!newest || others.length === 0) throw new Error('There are no articles to list.');
const listed = await listArticles(recording, { ...LIST_INPUT, after: newest.id });
const [first, further] = statements;
if (!first || !further || statements.length > 2)
  throw new Error('A list is expected to run one statement.');

const query = { ...further, name: 'further', rowMode: 'array' };
const answer = async () => {
  const { rows } = await pool.query<SummaryValues>(query);
  const data = rows.map(
    ([id, name, summary, readingMinutes, pictureId, publishedOn, categoryId, categoryName]) =>
      toSummary(
        { id, name, summary, readingMinutes, pictureId, publishedOn, categoryId, categoryName },
        LIST_INPUT.language,
      ),
  );
  return success({ data });
};
if (JSON.stringify(await answer()) !== JSON.stringify(success({ data: listed })))
  throw new Error('The bare answer is not that of the call.');

const app = fastify();
app.post('/', async () => (await pool.query(first)).rows);
app.post('/further', answer);
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
process.once('disconnect', () => process.exit());
process.send?.({ origin, after: newest.id });
