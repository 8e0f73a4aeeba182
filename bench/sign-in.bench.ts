import pg from 'pg';
import { hashPassword } from '#server/users/passwords.ts';
import { median, startGenerator } from './measure.ts';
import { type Bench, formatMilliseconds, formatPercent, limitLine } from './report.ts';
import { startServer } from './server-process.ts';

const PEOPLE = 50;
const ROUNDS = 5;
/** Each of as many known and unknown users is tried once. */
const TRIES = 40;
const PASSWORD = 'Bench-Horse-7';
const MOST_APART_MS = 10;

/** Whether signing in leaves room for visitors, and tells nobody by its time who exists. */
export const signIn: Bench = async (stage) => {
  const server = await startServer(stage);
  await addPeople(server.databaseUrl);
  const ask = async (user_id: string, password: string) => {
    const response = await fetch(`${server.origin}/api/user/validateUserMySQL`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ user_id, password }),
    });
    return ((await response.json()) as { reasonText: string }).reasonText;
  };
  const generate = await startGenerator(stage);
  const request = { connections: 32, headers: { 'accept-encoding': 'br' }, pid: server.pid };
  const home = async () => (await generate(`${server.origin}/`, request)).perSecond;

  const shares: number[] = [];
  let signedIn = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const alone = await home();
    let over = false;
    const crowd = Array.from({ length: PEOPLE }, async (_, person) => {
      while (!over) {
        const reason = await ask(`bench${person}`, PASSWORD);
        if (reason) throw new Error(`A sign-in was refused: ${reason}.`);
        signedIn += 1;
      }
    });
    const crowded = await home();
    over = true;
    await Promise.all(crowd);
    shares.push(crowded / alone);
  }

  const waits = { known: [] as number[], unknown: [] as number[] };
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    for (const [kind, name] of [
      ['known', `bench${attempt}`],
      ['unknown', `ghost${attempt}`],
    ] as const) {
      const start = performance.now();
      const reason = await ask(name, 'Wrong-Horse-7');
      if (reason !== 'wrong_credentials') throw new Error(`It was refused otherwise: ${reason}.`);
      waits[kind].push(performance.now() - start);
    }
  }
  const [known, unknown] = [median(waits.known), median(waits.unknown)];
  const share = median(shares);
  return [
    {
      name: `home beside ${PEOPLE} sign-ins`,
      measured: formatPercent(share),
      target: '≥ 50 %',
      ok: share >= 0.5,
      note: `of its requests per second alone, by the clock; ${signedIn} sign-ins`,
    },
    limitLine(
      'known or unknown user',
      Math.abs(known - unknown),
      MOST_APART_MS,
      formatMilliseconds,
      `${formatMilliseconds(known)} against ${formatMilliseconds(unknown)} for a wrong password`,
    ),
  ];
};

async function addPeople(databaseUrl: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(
    `insert into app_user (user_id, first_name, last_name, password_hash, password_temporary)
     select 'bench' || person, 'Bench', '', $1, false from generate_series(0, $2::int) person
     on conflict do nothing`,
    [await hashPassword(PASSWORD), PEOPLE - 1],
  );
  await client.end();
}
