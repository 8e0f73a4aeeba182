import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

const LONGEST_WAIT_MS = 900_000;

/**
 * Pictures are encoded by the server's own process: until that is done it would be counted as time
 * of answering, and pages show their drawings instead of their pictures.
 */
export async function waitForPictures(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    for (const start = performance.now(); performance.now() - start < LONGEST_WAIT_MS; ) {
      if ((await countUnfinished(client)) === 0) return;
      await delay(200);
    }
  } finally {
    await client.end();
  }
  throw new Error(`Pictures were still not encoded after ${LONGEST_WAIT_MS / 1000} s.`);
}

async function countUnfinished(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ unfinished: number }>(
    "select count(*)::int as unfinished from picture where variants = '[]'",
  );
  return rows[0]?.unfinished ?? 0;
}
