import { afterAll, expect, test } from 'vitest';
import { manyNumbers, openSmsHouse } from '#tests/support/sms-campaign.ts';
import { startSmsGateway } from '#tests/support/sms-gateway.ts';
import { killRepeatedly } from '#tests/support/sms-killing.ts';
import { cloneDatabase, startApp } from '#tests/support/test-app.ts';

const url = await cloneDatabase();
const house = await openSmsHouse(await startApp(url, { smsPrivateAddresses: true }));
const gateway = await startSmsGateway();
afterAll(() => gateway.stop());

const RECIPIENTS = 300;
const KILLS = 6;

async function sendUnderFire(settings: object) {
  gateway.sent.length = 0;
  gateway.be('slow');
  await house.setGateway(gateway.origin, { timeoutSeconds: 0.5, ...settings });
  const id = await house.addCampaign(manyNumbers(RECIPIENTS));
  await house.step(id, 'submit');
  const environment = { WORKER_DATABASE: url, WORKER_KEY: house.secretKey };
  const kills = await killRepeatedly(environment, KILLS, {
    sent: () => gateway.sent.length,
    isDone: async () => (await house.facts(id)).state === 'done',
  });
  const { counts } = await house.facts(id);
  const numbers = gateway.sent.map(({ number }) => number);
  return { counts, kills, served: new Set(numbers).size, messages: numbers.length };
}

test('killed again and again, a plain provider gets nobody twice, and staff see who is in doubt', async () => {
  const { counts, kills, served, messages } = await sendUnderFire({});
  expect(kills).toBe(KILLS);
  expect(messages).toBe(served);
  expect(counts.sent + counts.unknown).toBe(RECIPIENTS);
  expect(counts.failed).toBe(0);
});

test('a provider that can be asked serves everybody exactly once', async () => {
  const lookupUrl = `${gateway.origin}/status?id={id}`;
  const { counts, kills, served, messages } = await sendUnderFire({ lookupUrl });
  expect(kills).toBe(KILLS);
  expect([served, messages]).toEqual([RECIPIENTS, RECIPIENTS]);
  expect(counts).toMatchObject({ sent: RECIPIENTS, unknown: 0, failed: 0 });
});
