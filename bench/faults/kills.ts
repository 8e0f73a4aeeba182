import { setTimeout as delay } from 'node:timers/promises';
import { setParameter } from '#tests/support/set-parameter.ts';
import { startSmsGateway } from '#tests/support/sms-gateway.ts';
import { letSmsGo } from '#tests/support/sms-ready.ts';
import { createAsking } from './asking.ts';
import { judgeCampaign, startCampaign } from './campaign.ts';
import { type House, openHouse } from './house.ts';
import { type Load, startLoad } from './load.ts';
import { findDoubled, type Received, startLyingMailServer } from './lying-mail-server.ts';
import type { Fault, FaultParts, Outcome } from './outcome.ts';
import { settle } from './settling.ts';
import { judge } from './verdict.ts';

const [LEAST_MS, MOST_MS] = [100, 1_200];
/** Each kill meets somebody whose answer has just come, and others whose has not. */
const LEAST_ACKNOWLEDGED = 3;
const PATIENCE_MS = 30_000;
/** Enough of them that the campaign lasts. */
const RECIPIENTS_A_KILL = 8;

/** `kill -9` of server and database, at random moments under everything that people do. */
export const kills: Fault = async (parts) => {
  const half = Math.ceil(parts.kills / 2);
  return [
    await killUnderLoad(parts, 'embedded', half),
    ...(parts.kills > half ? [await killUnderLoad(parts, 'own', parts.kills - half)] : []),
  ];
};

async function killUnderLoad(
  { stage, chance }: FaultParts,
  database: 'embedded' | 'own',
  times: number,
): Promise<Outcome> {
  const mails = await startLyingMailServer();
  const gateway = await startSmsGateway();
  stage.onClear(() => Promise.all([mails.stop(), gateway.stop()]));
  const settings = { SMTP_URL: mails.url };
  const house = await openHouse(stage, { name: `kills-${database}`, database, settings });
  const lookupUrl = `${gateway.origin}/?id={id}`;
  await letSmsGo(house.db, gateway.origin, { lookupUrl, timeoutSeconds: 0.5 });
  await setParameter(house.db, 'sms_second_approval_from', 100_000);
  await setParameter(house.db, 'sms_per_second', 20);
  const campaign = await startCampaign(createAsking(house.origin), RECIPIENTS_A_KILL * times);
  const load = await startLoad(house);
  const killed = { server: 0, postmaster: 0, backend: 0 };
  const lost: string[] = [];
  for (let kill = 0; kill < times && lost.length === 0; kill += 1) {
    const before = load.acknowledged();
    for (
      let waited = 0;
      waited < PATIENCE_MS && load.acknowledged() < before + LEAST_ACKNOWLEDGED;
      waited += 20
    )
      await delay(20);
    await delay(chance.between(LEAST_MS, MOST_MS));
    const whom = chance.oneOf(['server', 'server', 'postmaster', 'backend'] as const);
    killed[whom] += 1;
    if (whom === 'server') {
      await house.killServer();
      await house.restart();
    } else house.killDatabase(whom, chance.between(0, 100));
    if (!(await house.isBack())) lost.push(`after kill ${kill + 1} (${whom}) it did not come back`);
  }
  await load.stop();
  if (lost.length > 0) return report(database, killed, lost, 'it did not come back', '');
  const left = await settle(house);
  const verdict = await judge(house, load);
  const sms = await judgeCampaign(house, campaign, gateway);
  const post = await judgeMails(house, load, mails.received);
  const broken = [...left, ...verdict.problems, ...sms.problems, ...post.problems];
  return report(
    database,
    killed,
    broken,
    verdict.acknowledged,
    `${post.outcome}; SMS ${sms.outcome}`,
  );
}

function report(
  database: string,
  { server, postmaster, backend }: { server: number; postmaster: number; backend: number },
  broken: string[],
  acknowledged: string,
  sent: string,
): Outcome {
  return {
    name: `kill -9 under load, database ${database}`,
    count: `${server + postmaster + backend} kills (${server} server, ${postmaster} postmaster, ${backend} backend)`,
    outcome: `${acknowledged}: ${broken.length} lost, doubled or wrong; ${sent}`,
    broken,
  };
}

/** Every message has one letter: it has arrived once, or is known to have been under way. */
async function judgeMails({ pool }: House, { ledger }: Load, received: readonly Received[]) {
  const { rows } = await pool.query<{ state: string }>(`select state from outgoing_mail`);
  const count = (state: string) => rows.filter((row) => row.state === state).length;
  const arrived = new Map<string, Set<string>>();
  for (const { to, messageId } of received)
    arrived.set(to, (arrived.get(to) ?? new Set()).add(messageId));
  const acknowledged = [...ledger.messages.values()].filter((sent) => sent.acknowledged);
  const several = acknowledged.filter(({ email }) => (arrived.get(email)?.size ?? 0) > 1);
  const none = acknowledged.filter(({ email }) => !arrived.has(email));
  const problems = [
    ...findDoubled(received),
    ...several.map(({ email }) => `${email} got several letters for one message`),
    ...(none.length > count('sending') + count('unsure')
      ? [`${none.length} letters did not arrive, ${count('sending')} were under way`]
      : []),
  ];
  const outcome = `mails ${received.length} arrived, ${findDoubled(received).length} twice, ${count('sending')} under way when killed, ${count('unsure')} unsure`;
  return { outcome, problems };
}
