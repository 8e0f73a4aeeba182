import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '#server/platform/db.ts';
import { createLogger } from '#server/platform/logger.ts';
import { checkSendings, crashWhileSending } from '#tests/support/apply-crash.ts';
import { addOffers } from '#tests/support/loan-form.ts';
import type { Bench } from './report.ts';
import { startServer } from './server-process.ts';

/** `npm run bench -- crash 5 4`: five kills under four clients. */
const [rounds = 50, clients = 20] = process.argv.slice(2).map(Number).filter(Number.isInteger);

/** Whether a server that is killed again and again keeps what it acknowledged, whole and once. */
export const applyCrash: Bench = async (stage) => {
  const data = 'crash';
  const env = { TRUST_PROXY: '1', DEMO: '0' };
  const first = await startServer(stage, data, env);
  const { db, close } = openDatabase(first.databaseUrl, createLogger('silent'));
  const { productId, photoTypeId } = await addOffers(db);
  await close();
  await first.stop();
  let { databaseUrl } = first;
  const start = async () => {
    const server = await startServer(stage, data, env);
    databaseUrl = server.databaseUrl;
    return { origin: server.origin, kill: () => server.stop('SIGKILL') };
  };
  const parts = { start, rounds, clients, productId, uploadTypeId: photoTypeId };
  const sendings = await crashWhileSending(parts);
  const last = await startServer(stage, data, env);
  databaseUrl = last.databaseUrl;
  const folder = join(stage.folder, data);
  const secretKey = readFileSync(join(folder, 'secret.key'), 'utf8').trim();
  const where = { databaseUrl, folder: join(folder, 'files'), secretKey };
  const { acknowledged, kept, problems } = await checkSendings(sendings, where);
  for (const problem of problems) console.error(problem);
  return [
    {
      name: `applying through ${rounds} kills`,
      measured: `${problems.length} lost or half`,
      target: '0',
      ok: problems.length === 0 && acknowledged > 0,
      note: `${acknowledged} acknowledged to ${clients} clients, ${kept} kept`,
    },
  ];
};
