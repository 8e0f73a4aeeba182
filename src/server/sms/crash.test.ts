import { afterAll, expect, test } from 'vitest';
import { manyNumbers, openSmsHouse } from '#tests/support/sms-campaign.ts';
import { startSmsGateway } from '#tests/support/sms-gateway.ts';
import { killRepeatedly } from '#tests/support/sms-killing.ts';
import { cloneDatabase, startApp } from '#tests/support/test-app.ts';

const url = await cloneDatabase();
const house = await openSmsHouse(await startApp(url, { smsAllowPrivate: true }));
const gateway = await startSmsGateway();
afterAll(() => gateway.stop());

/** Every start of a process takes seconds on a busy machine. */
const PATIENCE = { timeout: 300_000 };

async function sendUnderFire(recipients: number, times: number, settings: object) {
  gateway.sent.length = 0;
  gateway.be('slow');
  await house.setGateway(gateway.origin, { timeoutSeconds: 0.5, ...settings });
  const id = await house.addCampaign(manyNumbers(recipients));
  await house.step(id, 'submit');
  const environment = { WORKER_DATABASE: url, WORKER_KEY: house.secretKey };
  const kills = await killRepeatedly(environment, times, {
    sent: () => gateway.sent.length,
    isDone: async () => (await house.facts(id)).state === 'done',
  });
  const { counts } = await house.facts(id);
  const numbers = gateway.sent.map(({ number }) => number);
  return { counts, kills, served: new Set(numbers).size, messages: numbers.length };
}

test(
  'killed while it sends, a plain provider gets nobody twice, and staff see who is in doubt',
  PATIENCE,
  async () => {
    const { counts, kills, served, messages } = await sendUnderFire(60, 2, {});
    expect(kills).toBe(2);
    expect(messages).toBe(served);
    expect(counts.unknown).toBeGreaterThan(0);
    expect(counts.sent + counts.unknown).toBe(60);
    expect(counts.failed).toBe(0);
  },
);

test(
  'killed again and again, a provider that can be asked serves everybody exactly once',
  PATIENCE,
  async () => {
    const lookupUrl = `${gateway.origin}/status?id={id}`;
    const { counts, kills, served, messages } = await sendUnderFire(120, 2, { lookupUrl });
    expect(kills).toBe(2);
    expect([served, messages]).toEqual([120, 120]);
    expect(counts).toMatchObject({ sent: 120, unknown: 0, failed: 0 });
  },
);
