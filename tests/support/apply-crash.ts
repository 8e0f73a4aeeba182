import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { openLocalStore } from '#server/files/local-store.ts';
import { createPrivateFiles } from '#server/files/private-files.ts';
import { loanForm } from './loan-form.ts';

type CrashingServer = { origin: string; kill(): Promise<void> };
type Offered = { productId: number; uploadTypeId: number };
type CrashParts = Offered & {
  start: () => Promise<CrashingServer>;
  rounds: number;
  clients: number;
};

export type Sending = { id: string; tokens: string[]; hashes: string[]; reference?: string };

const FILES = 2;
const SHORTEST_MS = 200;
const LONGEST_MS = 1_500;
const PATIENCE_MS = 30_000;

/** Kills the server again and again while clients send, then sends once more what was not answered. */
export async function crashWhileSending(parts: CrashParts): Promise<Sending[]> {
  const sendings: Sending[] = [];
  for (let round = 0; round < parts.rounds; round += 1) {
    const server = await parts.start();
    let over = false;
    const crowd = Array.from({ length: parts.clients }, async () => {
      while (!over) {
        // A broken connection ends the client; what became of it is looked at in the end.
        if (!(await applyOnce(server.origin, parts, sendings))) break;
      }
    });
    // On a busy machine the first answer takes a while; without one, nothing is put to the test.
    const before = sendings.length;
    for (
      let waited = 0;
      waited < PATIENCE_MS &&
      !sendings.slice(before - parts.clients).some(({ reference }) => reference);
      waited += 50
    )
      await delay(50);
    await delay(randomInt(SHORTEST_MS, LONGEST_MS));
    await server.kill();
    over = true;
    await Promise.all(crowd);
  }
  const server = await parts.start();
  await sendUnanswered(server.origin, parts.productId, sendings);
  await server.kill();
  return sendings;
}

/** Somebody applies; false where the server went away meanwhile. */
export async function applyOnce(
  origin: string,
  parts: Offered,
  sendings: Sending[],
): Promise<boolean> {
  const sending: Sending = { id: randomUUID(), tokens: [], hashes: [] };
  sendings.push(sending);
  return apply(origin, parts, sending).then(() => true, isBroken);
}

/** As a page does that got no answer. */
export async function sendUnanswered(
  origin: string,
  productId: number,
  sendings: readonly Sending[],
): Promise<void> {
  for (const sending of sendings)
    if (!sending.reference && sending.tokens.length === FILES)
      await send(origin, productId, sending);
}

async function apply(origin: string, parts: Offered, sending: Sending): Promise<void> {
  for (let file = 0; file < FILES; file += 1) {
    const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(100_000)]);
    const query = `draftId=${sending.id}&uploadTypeId=${parts.uploadTypeId}&name=a.pdf`;
    const { token } = await ask(origin, `upload?${query}`, content, 'application/octet-stream');
    sending.tokens.push(token);
    sending.hashes.push(createHash('sha256').update(content).digest('hex'));
  }
  await send(origin, parts.productId, sending);
}

async function send(origin: string, productId: number, sending: Sending): Promise<void> {
  const { id, tokens: files } = sending;
  const deeds = [{ deedNo: '1' }, { deedNo: '2' }];
  const form = JSON.stringify(loanForm(productId, { id, files, deeds }));
  sending.reference = (await ask(origin, 'send', form, 'application/json')).reference;
}

/** A connection that breaks, or a database that is away, is what a kill looks like; a refusal is not. */
function isBroken(error: unknown): false {
  if (error instanceof Refused && error.reason !== 'unavailable') throw error;
  return false;
}

class Refused extends Error {
  readonly reason: string;
  constructor(answer: { reasonText: string }) {
    super(`Refused: ${JSON.stringify(answer)}`);
    this.reason = answer.reasonText;
  }
}

/** Each from a network of its own, so that no throttle comes between. */
async function ask(origin: string, path: string, body: Buffer | string, type: string) {
  const address = Array.from({ length: 3 }, () => randomInt(1, 250)).join('.');
  const response = await fetch(`${origin}/api/register/${path}`, {
    method: 'POST',
    headers: { 'content-type': type, 'x-forwarded-for': `10.${address}` },
    body: typeof body === 'string' ? body : new Uint8Array(body),
  });
  const answer = (await response.json()) as {
    isSuccess: boolean;
    reasonText: string;
    data: Record<string, string>;
  };
  if (!answer.isSuccess) throw new Refused(answer);
  return answer.data as { token: string; reference: string };
}

/** Whether everything that was acknowledged is there once and whole, and nothing is there in part. */
export async function checkSendings(
  sendings: Sending[],
  where: { databaseUrl: string; folder: string; secretKey: string },
): Promise<{ acknowledged: number; kept: number; problems: string[] }> {
  const client = new pg.Client(where.databaseUrl);
  await client.connect();
  const files = createPrivateFiles(await openLocalStore(where.folder), where.secretKey);
  const problems: string[] = [];
  const { rows } = await client.query(`
    select client_id as id, reference,
      (select count(*)::int from application_event where application_id = a.id) as events,
      (select count(*)::int from application_deed where application_id = a.id) as deeds,
      (select count(*)::int from consent_record where source = 'application' and source_id = a.id) as consents,
      (select count(*)::int from audit_event where subject_name = a.reference) as audited,
      array(select json_build_object('key', file_key, 'token', token_hash, 'sha256', sha256)
        from application_file where application_id = a.id order by id) as files
    from application a`);
  for (const row of rows) {
    const sent = sendings.find(({ id }) => id === row.id);
    const { events, deeds, consents, audited } = row;
    if (!sent) problems.push(`${row.reference} was never sent`);
    const parts = `${events} ${deeds} ${consents} ${audited}`;
    if (parts !== '1 2 2 1') problems.push(`${row.reference} is not whole: ${parts}`);
    const hashes: string[] = [];
    for (const { key, token } of row.files) {
      const pieces = await files.open(key, token);
      const content = pieces ? await buffer(pieces) : Buffer.alloc(0);
      hashes.push(createHash('sha256').update(content).digest('hex'));
    }
    if (hashes.join() !== sent?.hashes.join()) problems.push(`${row.reference} has other files`);
  }
  const acknowledged = sendings.filter(({ reference }) => reference);
  for (const { id, reference } of acknowledged) {
    const found = rows.filter((row) => row.id === id && row.reference === reference);
    if (found.length !== 1) problems.push(`${reference} is there ${found.length} times`);
  }
  await client.end();
  return { acknowledged: acknowledged.length, kept: rows.length, problems };
}
