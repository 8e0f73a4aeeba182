import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { type Bench, limitLine } from './report.ts';
import { readResidentMegabytes } from './resident-memory.ts';
import { startServer } from './server-process.ts';

const STREAMS = 200;
const PASSWORD = 'Ta-Lad-Nam-2569!';
const SETTLING_MS = 5_000;

/** What officers' open streams of news cost the server, and how soon all of them hear. */
export const newsStreams: Bench = async (stage) => {
  const server = await startServer(stage, 'streams', { ADMIN_PASSWORD: PASSWORD });
  const call = (path: string, input: object, headers = {}) =>
    fetch(`${server.origin}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(input),
    });
  const signedIn = await call('user/validateUserMySQL', { user_id: 'admin', password: PASSWORD });
  const { token } = (await signedIn.json()) as { token: string };
  const authorization = `Bearer-${token}`;
  // What any call makes the server keep is not the streams' cost.
  for (let sent = 0; sent < STREAMS; sent += 1)
    await (await call('application/queue', {}, { authorization })).arrayBuffer();
  await delay(SETTLING_MS);
  const before = readResidentMegabytes(server.pid);

  // One after the other, as officers come: a crowd at once would be asked to try again.
  const streams: Array<ReadableStreamDefaultReader<Uint8Array>> = [];
  while (streams.length < STREAMS) {
    const news = await call('application/news', { seconds: 300 }, { authorization });
    if (!news.body || !news.ok) throw new Error(`A stream was refused (${news.status}).`);
    const reader = news.body.getReader();
    await reader.read();
    streams.push(reader);
  }
  await delay(SETTLING_MS);
  const cost = readResidentMegabytes(server.pid) - before;

  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  const told = performance.now();
  await client.query(
    'update application set news_at = now() where id = (select min(id) from application)',
  );
  await client.end();
  await Promise.all(streams.map(hearNews));
  const note = `all heard within ${Math.round(performance.now() - told)} ms`;
  return [limitLine(`${STREAMS} streams of news`, cost, 20, (mb) => `${mb.toFixed(1)} MB`, note)];
};

async function hearNews(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  const { value, done } = await reader.read();
  if (done) throw new Error('A stream has ended.');
  if (!Buffer.from(value).includes('data: ')) return hearNews(reader);
}
