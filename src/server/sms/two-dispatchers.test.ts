import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { createSmsParts } from '#server/compose/sms.ts';
import { readParameters } from '#server/parameters/queries.ts';
import { lease } from '#server/platform/tables.ts';
import { setParameter } from '#tests/support/set-parameter.ts';
import { manyNumbers, openSmsHouse } from '#tests/support/sms-campaign.ts';
import { startSmsGateway } from '#tests/support/sms-gateway.ts';
import { cloneDatabase, startApp } from '#tests/support/test-app.ts';
import { dispatchSms } from './dispatch.ts';
import { smsMessage } from './tables.ts';

const PER_SECOND = 10;
const MESSAGES = 40;

const house = await openSmsHouse(await startApp(await cloneDatabase(), { smsAllowPrivate: true }));
const { db, secretKey, store } = house;
const gateway = await startSmsGateway();
afterAll(() => gateway.stop());

test('two that send, before a provider that is slow to be asked, never send at twice the rate', async () => {
  await setParameter(db, 'sms_per_second', PER_SECOND);
  const lookupUrl = `${gateway.origin}/status?id={id}`;
  const settings = { lookupUrl, timeoutSeconds: 20 };
  expect(await house.setGateway(gateway.origin, settings)).toMatchObject({ isSuccess: true });
  const id = await house.addCampaign(manyNumbers(MESSAGES));
  await house.step(id, 'submit');
  await db.execute(sql`update ${smsMessage} set state = 'sending', attempts = 1,
    sending_at = now() - interval '1 hour' where id = (select min(id) from ${smsMessage})`);
  const parts = createSmsParts({
    db,
    secretKey,
    store,
    parameters: () => readParameters(db),
    settings: { publicOrigin: 'http://chanote.test', smsAllowPrivate: true },
  });

  const letGo = gateway.holdLookups();
  const slow = dispatchSms(parts);
  await expect.poll(gateway.lookups).toBe(1);
  const heldUntil = async () => (await db.select().from(lease))[0]?.until.getTime() ?? 0;
  const taken = await heldUntil();
  await expect
    .poll(async () => {
      await dispatchSms(parts);
      return heldUntil();
    })
    .toBeGreaterThan(taken);
  expect(gateway.lookups()).toBe(1);
  expect(gateway.sent).toEqual([]);

  letGo();
  const sendUntilAllLeft = async () => {
    while (gateway.sent.length < MESSAGES) await dispatchSms(parts);
  };
  await Promise.all([slow, sendUntilAllLeft(), sendUntilAllLeft()]);
  expect(new Set(gateway.sent.map(({ number }) => number)).size).toBe(MESSAGES);
  const [first, last] = [gateway.sent[0]?.at ?? 0, gateway.sent.at(-1)?.at ?? 0];
  // A second's worth may have gathered while the database was slow.
  expect(last - first).toBeGreaterThan(((MESSAGES - PER_SECOND - 1) / PER_SECOND) * 1_000);
});
