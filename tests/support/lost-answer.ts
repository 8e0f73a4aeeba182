import type pg from 'pg';

/**
 * Lets the next transaction that writes into this table stand, and loses the connection before the
 * answer to its COMMIT is heard: whoever waits for it cannot know that it stands.
 */
export function loseAnswerAfter(pool: pg.Pool, writes: string): { isLost: () => boolean } {
  const watched = new WeakSet<pg.PoolClient>();
  let isLost = false;
  pool.on('acquire', watch);
  return { isLost: () => isLost };

  function watch(client: pg.PoolClient) {
    if (watched.has(client)) return;
    watched.add(client);
    const send = client.query.bind(client) as (...sent: unknown[]) => Promise<unknown>;
    let hasWritten = false;
    const query = async (...sent: unknown[]) => {
      const [asked] = sent as [string | { text?: string }];
      const text = (typeof asked === 'string' ? asked : asked.text) ?? '';
      const answer = await send(...sent);
      if (text === 'begin') hasWritten = false;
      if (text.startsWith(writes)) hasWritten = true;
      if (isLost || !hasWritten || text !== 'commit') return answer;
      isLost = true;
      pool.off('acquire', watch);
      await client.end();
      throw new Error('Connection terminated unexpectedly');
    };
    Object.assign(client, { query });
  }
}
