import type { Db } from './db.ts';

const kept = new WeakMap<Db, Map<string, unknown>>();

/**
 * A query that is built once per database and sent by name afterwards. Building the SQL anew costs
 * as much as running a short query does (npm run bench: list call).
 */
export function prepareOnce<Query>(db: Db, name: string, prepare: (name: string) => Query): Query {
  const queries = kept.get(db) ?? new Map<string, unknown>();
  kept.set(db, queries);
  const query = (queries.get(name) as Query | undefined) ?? prepare(name);
  queries.set(name, query);
  return query;
}
