import { setTimeout as delay } from 'node:timers/promises';
import { message } from '#tests/support/contact-message.ts';
import { setParameter } from '#tests/support/set-parameter.ts';
import { startSmsGateway } from '#tests/support/sms-gateway.ts';
import { letSmsGo } from '#tests/support/sms-ready.ts';
import { createAsking } from './asking.ts';
import { judgeCampaign, startCampaign } from './campaign.ts';
import { type House, openHouse } from './house.ts';
import { findDoubled, type Manner, startLyingMailServer } from './lying-mail-server.ts';
import type { Fault } from './outcome.ts';
import { settle } from './settling.ts';

const LETTERS = 60;
const ROUNDS = 6;
const MESSAGES = 300;
const MOOD_MS = 150;

/** A mail server that does not do what it says, or not say what it did. */
export const lyingMail: Fault = async ({ stage, chance }) => {
  const manners = ['honest', 'cut', 'babble', 'slow', 'twice', 'later', 'refuse'] as const;
  let manner = (): Manner => chance.oneOf(manners);
  const mails = await startLyingMailServer(() => manner());
  stage.onClear(mails.stop);
  const settings = { SMTP_URL: mails.url };
  const house = await openHouse(stage, { name: 'lying-mail', database: 'embedded', settings });
  const asking = createAsking(house.origin);
  const addresses = Array.from({ length: LETTERS }, (_, at) => `reader${at}@example.com`);
  for (const email of addresses) await asking.call('subscribe/send', message({ email }));
  for (let round = 0; round < ROUNDS; round += 1) {
    await settleMails(house);
    await tryAgainNow(house);
  }
  manner = () => 'honest';
  await tryAgainNow(house);
  await settleMails(house);
  const { rows } = await house.pool.query<{ state: string; count: number }>(
    'select state, count(*)::int as count from outgoing_mail group by 1 order by 1',
  );
  const doubled = findDoubled(mails.received);
  const waiting = rows.filter(({ state }) => ['queued', 'sending', 'failed'].includes(state));
  return [
    {
      name: 'mail server that lies',
      count: `${LETTERS} letters, ${manners.length} manners, ${ROUNDS + 1} rounds`,
      outcome: `${mails.received.length} kept there, ${doubled.length} twice; here ${rows.map(({ state, count }) => `${count} ${state}`).join(', ')}`,
      broken: [
        ...asking.problems,
        ...doubled,
        ...waiting.map(({ state, count }) => `${count} letters are still ${state}`),
      ],
    },
  ];
};

/** As if the pauses between tries were over. */
async function tryAgainNow({ pool }: House): Promise<void> {
  await pool.query(`update graphile_worker._private_jobs set run_at = now()
    where run_at > now() and task_id = (select id from graphile_worker._private_tasks
      where identifier = 'send_mail')`);
}

async function settleMails({ pool }: House): Promise<void> {
  for (let glance = 0; glance < 400; glance += 1) {
    const { rowCount } = await pool.query(
      `select from outgoing_mail where state in ('queued', 'sending') union all
      select from graphile_worker.jobs where task_identifier = 'send_mail' and run_at <= now()
      limit 1`,
    );
    if (rowCount === 0) return;
    await delay(100);
  }
}

/** A provider that cannot be asked, and whose answers cannot be relied upon: nobody is sent a message twice. */
export const lyingSms: Fault = async ({ stage, chance }) => {
  const gateway = await startSmsGateway();
  stage.onClear(gateway.stop);
  const house = await openHouse(stage, { name: 'lying-sms', database: 'embedded' });
  await letSmsGo(house.db, gateway.origin, { timeoutSeconds: 0.3, retrySeconds: 0.2 });
  await setParameter(house.db, 'sms_second_approval_from', 100_000);
  const asking = createAsking(house.origin);
  const moods = [
    'normal',
    'slow',
    'busy',
    'broken',
    'lying',
    'silent',
    'babbling',
    'twice',
  ] as const;
  const changing = setInterval(() => gateway.be(chance.oneOf(moods)), MOOD_MS);
  const campaign = await startCampaign(asking, MESSAGES);
  const left = await settle(house);
  clearInterval(changing);
  const { outcome, problems } = await judgeCampaign(house, campaign, gateway);
  return [
    {
      name: 'SMS provider that lies',
      count: `${MESSAGES} messages, ${moods.length} moods, asked ${gateway.asked()} times`,
      outcome,
      broken: [...left, ...asking.problems, ...problems],
    },
  ];
};
