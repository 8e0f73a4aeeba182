import type pg from 'pg';

type Client = Pick<pg.Client, 'query'>;
export type Clients = readonly [Client, ...Client[]];

/** Each client inserts its share at the same time, as on a machine of as many cores. */
export async function insertInShares(
  clients: Clients,
  rows: number,
  statement: (from: number, until: number) => string,
): Promise<void> {
  const share = Math.ceil(rows / clients.length);
  await Promise.all(
    clients.map(async (client, place) => {
      // Nothing is counted, looked for or told row by row.
      await client.query("set session_replication_role = 'replica'");
      await client.query(statement(place * share + 1, Math.min((place + 1) * share, rows)));
      await client.query("set session_replication_role = 'origin'");
    }),
  );
}
