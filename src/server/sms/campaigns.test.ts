import { createHmac, randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { createSealing } from '#server/platform/sealed.ts';
import { addApplications, applicationRow } from '#tests/support/applications.ts';
import { workOffJobs } from '#tests/support/jobs.ts';
import { untilOneWaits } from '#tests/support/locked.ts';
import { setParameter } from '#tests/support/set-parameter.ts';
import { manyNumbers, openSmsHouse } from '#tests/support/sms-campaign.ts';
import { startSmsGateway } from '#tests/support/sms-gateway.ts';
import { cloneDatabase, startApp } from '#tests/support/test-app.ts';
import { PURPOSE } from './gateway-settings.ts';
import { createSmsQueue } from './queue.ts';
import { recipientColumns } from './recipient.ts';
import { stopLink } from './stop-link.ts';
import { smsGateway, smsMessage, smsOptOut } from './tables.ts';

const house = await openSmsHouse(await startApp(await cloneDatabase(), { smsAllowPrivate: true }));
const { app, db, call, addCampaign, facts, step, workUntil, second, setGateway } = house;
const gateway = await startSmsGateway();
afterAll(() => gateway.stop());

const isDone = ({ state }: { state: string }) => state === 'done';
const ofCampaign = (id: number) =>
  db.select().from(smsMessage).where(eq(smsMessage.campaignId, id)).orderBy(smsMessage.id);

test('until a provider is entered messages are kept and nothing is sent', async () => {
  const id = await addCampaign('081-234-5678');
  expect((await facts(id)).gateway.adapter).toBe('record');
  await step(id, 'submit');
  await workUntil(id, isDone);
  expect(await ofCampaign(id)).toMatchObject([{ state: 'sent', recorded: true }]);
  expect(await facts(id)).toMatchObject({ counts: { sent: 1 }, recorded: 1 });
  const found = await call('sms/test', { phone: '0812345678', text: 'ทดสอบ' });
  expect(found.data).toMatchObject({ outcome: 'recorded' });
});

test('secrets are sealed, used and never told; others may not change the provider', async () => {
  const saved = await setGateway(gateway.origin);
  expect(saved.data).toMatchObject({ secrets: ['apikey'], version: 1 });
  expect(JSON.stringify(await call('sms/gateway', {}))).not.toContain('open-sesame');
  const { rows } = await db.execute(sql`select secrets::text from sms_gateway`);
  expect(JSON.stringify(rows)).not.toContain('open-sesame');
  const stale = { version: 0, values: saved.data.values };
  expect((await call('sms/saveGateway', stale)).reasonText).toBe('conflict');
  // They were given for that machine, and go to no other.
  const elsewhere = { ...saved.data.values, url: 'https://evil.example/{number}/{text}' };
  expect((await call('sms/saveGateway', { version: 1, values: elsewhere })).data.fields).toEqual({
    url: 'secrets_again',
  });
  // Nor by way of no address at all.
  const nowhere = { ...saved.data.values, adapter: 'record', url: '', lookupUrl: '' };
  const rested = await call('sms/saveGateway', { version: 1, values: nowhere });
  expect(rested.data).toMatchObject({ secrets: ['apikey'], version: 2 });
  expect((await call('sms/saveGateway', { version: 2, values: elsewhere })).data.fields).toEqual({
    url: 'secrets_again',
  });
  await setGateway(gateway.origin);

  const tried = await call('sms/test', { phone: '0812345678', text: 'ทดสอบ' });
  expect(tried.data).toMatchObject({ outcome: 'accepted', status: 200 });
  expect(tried.data.answer).toContain('message_id');
  expect(gateway.sent.at(-1)).toMatchObject({
    number: '0812345678',
    headers: { authorization: 'Bearer open-sesame' },
  });
  expect((await call('sms/test', { phone: '021234567', text: 'x' })).data.fields).toEqual({
    phone: 'invalid_mobile',
  });
});

test('wrong, repeated and opted-out numbers are left out and counted, and no number is plain', async () => {
  expect((await call('smsOptOut/add', { phone: '089 999 0001' })).isSuccess).toBe(true);
  expect((await call('smsOptOut/add', { phone: '0899990001' })).data.fields).toEqual({
    phone: 'taken',
  });
  const id = await addCampaign('0861112222, สมหญิง\n+66861112222\n02-123-4567\nhello\n0899990001');
  const { lists, estimate } = await facts(id);
  expect(lists).toMatchObject([
    { kind: 'numbers', found: 5, added: 1, invalid: 2, duplicate: 1, optedOut: 1 },
  ]);
  expect(
    lists[0].leftOut.map(({ line, why }: { line: number; why: string }) => [line, why]),
  ).toEqual([
    [2, 'duplicate'],
    [3, 'invalid'],
    [4, 'invalid'],
    [5, 'optedOut'],
  ]);
  // Lines as they were pasted, blank ones too.
  const spaced = await addCampaign('\n0861112223\n\n\nhello');
  expect((await facts(spaced)).lists[0].leftOut).toMatchObject([{ line: 5, why: 'invalid' }]);
  expect(estimate.recipients).toBe(1);
  const { rows } = await db.execute(
    sql`select * from sms_message, sms_recipient_list, sms_opt_out`,
  );
  expect(JSON.stringify(rows)).not.toMatch(/861112222|899990001|สมหญิง/);

  const shown = (await call('smsCampaign/preview', { id })).data;
  expect(shown).toMatchObject([{ phone: '08x-xxx-2222', language: 'th' }]);
  expect(shown[0].text).toMatch(/^สวัสดี สมหญิง http:\/\/chanote.test\/SmsStop\?m=/);
});

test('one whose number cannot be read leaves the preview of the others', async () => {
  const id = await addCampaign('0861113331, ก\n0861113332, ข\n0861113333, ค');
  const [, unreadable] = await ofCampaign(id);
  await db
    .update(smsMessage)
    .set({ sealed: 's1.another.key' })
    .where(eq(smsMessage.id, unreadable?.id ?? 0));
  const shown = (await call('smsCampaign/preview', { id })).data;
  expect(shown).toHaveLength(2);
  expect((await facts(id)).estimate.recipients).toBe(3);
});

test('a number is opted out once: from the bin too, and by two at the same moment', async () => {
  const ids: number[] = [];
  for (let time = 0; time < 2; time += 1) {
    const { id } = (await call('smsOptOut/add', { phone: '0899990002' })).data;
    await call('smsOptOut/delete', { ids: [id] });
    ids.push(id);
  }
  expect((await call('smsOptOut/restore', { ids })).reasonText).toBe('taken');
  expect((await call('smsOptOut/restore', { ids: [ids[0]] })).isSuccess).toBe(true);
  expect((await call('smsOptOut/restore', { ids: [ids[1]] })).reasonText).toBe('taken');

  const person = recipientColumns(createSealing(house.secretKey), { phone: '+66899990003' });
  const { adding } = await db.transaction(async (tx) => {
    await tx.insert(smsOptOut).values({ ...person, source: 'link' });
    const added = call('smsOptOut/add', { phone: '0899990003' });
    await untilOneWaits(db);
    return { adding: added };
  });
  expect((await adding).reasonText).toBe('taken');
});

test('a campaign is sent to everybody once, in their language, and reported on', async () => {
  gateway.sent.length = 0;
  const id = await addCampaign('', { th: 'ไทย', en: 'English {stop}' });
  await call('smsCampaign/addNumbers', { id, numbers: '0811110001', language: 'th' });
  await call('smsCampaign/addNumbers', { id, numbers: '0811110002', language: 'en' });
  await step(id, 'submit');
  await workUntil(id, isDone);
  expect(gateway.sent.map(({ number }) => number).sort()).toEqual(['0811110001', '0811110002']);
  expect(gateway.sent.find(({ number }) => number === '0811110001')?.text).toBe('ไทย');

  const listed = await call('smsMessage/list', {
    filters: { campaignId: id, phone: '0811110002' },
  });
  expect(listed.data.rows).toMatchObject([{ phone: '08x-xxx-0002', state: 'sent', parts: 1 }]);
  // By what the list shows of a number, be it two digits or more.
  for (const search of ['02', '๐๒', '0002', '08x-xxx-0002']) {
    const found = await call('smsMessage/list', { search, filters: { campaignId: id } });
    const phones = found.data.rows.map(({ phone }: { phone: string }) => phone);
    expect(phones, search).toEqual(['08x-xxx-0002']);
  }
  const { estimate } = await facts(id);
  expect(estimate.recipients).toBe(2);
  expect((await facts(id)).estimate).toEqual(estimate);
  const sheet = await app.inject({
    method: 'POST',
    url: '/api/exports/sheet',
    headers: house.maker,
    payload: { resource: 'smsMessage', format: 'csv', list: { filters: { campaignId: id } } },
  });
  expect(sheet.body.split('\n').filter((line) => line.includes('08x-xxx-'))).toHaveLength(2);
});

test('nobody is sent to whom whoever hands it in was not told of', async () => {
  const id = await addCampaign(manyNumbers(2));
  const { version, estimate } = await facts(id);
  await call('smsCampaign/addNumbers', { id, numbers: '0811110009', language: 'th' });
  const submit = { id, version, step: 'submit', recipients: estimate.recipients };
  const { data, reasonText } = await call('smsCampaign/step', submit);
  expect([reasonText, data.fields]).toEqual(['invalid_input', { recipients: 'more_recipients' }]);
  expect(await facts(id)).toMatchObject({ state: 'draft', estimate: { recipients: 3 } });
  const now = await call('smsCampaign/step', { ...submit, recipients: 3 });
  expect(now.data.state).toBe('ready');
  await workUntil(id, isDone);
});

test('a second person agrees to large campaigns, never whoever made them', async () => {
  await setParameter(db, 'sms_second_approval_from', 2);
  const id = await addCampaign(manyNumbers(3));
  const handed = await step(id, 'submit');
  expect(handed.data).toMatchObject({ state: 'submitted', approval: { needed: true, own: true } });
  await workOffJobs(house);
  const { version } = await facts(id);
  const approve = { id, version, verdict: 'approve' };
  expect((await call('smsCampaign/judge', approve)).reasonText).toBe('own_work');
  expect((await call('smsCampaign/judge', { ...approve, version: 1 }, second)).reasonText).toBe(
    'conflict',
  );
  expect((await call('smsCampaign/judge', approve, second)).data.state).toBe('ready');
  await workUntil(id, isDone);
  await setParameter(db, 'sms_second_approval_from', 100_000);
  expect(await call('smsCampaign/read', { id })).toMatchObject({
    data: { maker: 'maker', approver: 'second' },
  });
});

test('nothing goes out at night, nor before its time', async () => {
  const hour = (shift: number) =>
    new Date(Date.now() + (7 + shift) * 3_600_000).toISOString().slice(11, 16);
  await setParameter(db, 'sms_allowed_from', hour(2));
  await setParameter(db, 'sms_allowed_until', hour(4));
  const id = await addCampaign('0822220001');
  await step(id, 'submit');
  await workOffJobs(house);
  expect(await facts(id)).toMatchObject({ state: 'ready', hours: { open: false } });
  await setParameter(db, 'sms_allowed_from', '00:00');
  await setParameter(db, 'sms_allowed_until', '00:00');
  const { data } = await step(id, 'withdraw');
  const later = new Date(Date.now() + 3_600_000).toISOString();
  const values = { name: 'later', texts: { th: 'x' }, scheduledFor: later };
  await call('smsCampaign/save', { id, version: data.version, values });
  await step(id, 'submit');
  await workOffJobs(house);
  expect((await facts(id)).state).toBe('ready');
  expect((await step(id, 'cancel')).data.counts).toMatchObject({ cancelled: 1, queued: 0 });
});

test('it pauses, goes on and ends; saving and recipients are closed then', async () => {
  await setParameter(db, 'sms_per_second', 1);
  const id = await addCampaign(manyNumbers(30));
  await step(id, 'submit');
  await step(id, 'pause');
  await workOffJobs(house);
  expect(await facts(id)).toMatchObject({ state: 'paused', counts: { queued: 30 } });
  const more = { id, numbers: '0811111111', language: 'th' };
  expect((await call('smsCampaign/addNumbers', more)).reasonText).toBe('conflict');
  await setParameter(db, 'sms_per_second', 100);
  await step(id, 'resume');
  await workUntil(id, isDone);
  expect((await facts(id)).counts.sent).toBe(30);
});

test('a busy provider is tried again, a refusal is not, and failures are sent again when asked', async () => {
  gateway.sent.length = 0;
  gateway.be('busy');
  const id = await addCampaign('0833330001');
  await step(id, 'submit');
  await workUntil(id, () => gateway.asked() > 2);
  gateway.be('normal');
  await workUntil(id, isDone);
  expect(gateway.sent).toHaveLength(1);

  gateway.be('lying');
  const lied = await addCampaign('0833330002');
  await step(lied, 'submit');
  const before = gateway.asked();
  expect((await workUntil(lied, isDone)).counts).toMatchObject({ failed: 1, sent: 0 });
  expect(gateway.asked() - before).toBe(1);
  expect((await ofCampaign(lied))[0]?.problem).toContain('error');
  gateway.be('normal');
  await step(lied, 'resend');
  expect((await workUntil(lied, isDone)).counts).toMatchObject({ failed: 0, sent: 1 });
});

test('while the provider is down everybody waits and nobody fails', async () => {
  const down = await startSmsGateway();
  await setGateway(down.origin);
  await down.stop();
  const id = await addCampaign(manyNumbers(5));
  await step(id, 'submit');
  const waiting = await workUntil(id, (found) => found.gateway.downUntil !== null);
  expect(waiting.counts).toMatchObject({ queued: 5, failed: 0 });
  const up = await startSmsGateway(down.port);
  await workUntil(id, isDone);
  expect(up.sent).toHaveLength(5);
  await up.stop();
});

test('a provider that keeps us out stops the campaign until somebody has looked', async () => {
  await setGateway(gateway.origin);
  gateway.be('keeping_out');
  const id = await addCampaign('0844440001');
  await step(id, 'submit');
  const paused = await workUntil(id, ({ state }) => state === 'paused');
  expect(paused).toMatchObject({ pauseReason: 'HTTP 401', counts: { queued: 1 } });
  gateway.be('normal');
  await setGateway(gateway.origin);
  await step(id, 'resume');
  await workUntil(id, isDone);
});

test('secrets that are lost with their key stop the campaign until they are entered again', async () => {
  await setGateway(gateway.origin);
  gateway.sent.length = 0;
  const stranger = createSealing(randomBytes(32).toString('hex'));
  const lost = stranger.seal('open-sesame', PURPOSE);
  await db.update(smsGateway).set({ secrets: { apikey: lost }, reportSecret: lost });
  const id = await addCampaign('0844440002');
  await step(id, 'submit');
  const paused = await workUntil(id, ({ state }) => state === 'paused');
  expect(paused).toMatchObject({
    pauseReason: 'the secret apikey cannot be opened: enter it again',
    counts: { queued: 1 },
  });
  expect(gateway.sent).toEqual([]);
  await setGateway(gateway.origin);
  await step(id, 'resume');
  await workUntil(id, isDone);
  expect(gateway.sent).toHaveLength(1);
});

test.each([
  ['the line breaks', 'silent', '0855550001'],
  ['the provider says that something went wrong there', 'broken', '0855550011'],
] as const)(
  'where %s nobody is sent a second message unless staff say so',
  async (_how, mood, number) => {
    gateway.sent.length = 0;
    gateway.be(mood);
    const id = await addCampaign(number);
    await step(id, 'submit');
    const { counts } = await workUntil(id, isDone);
    expect(counts).toMatchObject({ unknown: 1 });
    expect(gateway.sent).toHaveLength(1);
    gateway.be('normal');
    expect((await call('smsCampaign/decide', { id, as: 'sent' })).data.counts).toMatchObject({
      unknown: 0,
      sent: 1,
    });
  },
);

test('a provider that can be asked settles what is in doubt', async () => {
  await setGateway(gateway.origin, {
    timeoutSeconds: 0.2,
    lookupUrl: `${gateway.origin}/status?id={id}`,
  });
  gateway.sent.length = 0;
  gateway.be('silent');
  const id = await addCampaign('0855550002');
  await step(id, 'submit');
  const { counts } = await workUntil(id, isDone);
  expect(counts).toMatchObject({ sent: 1, unknown: 0 });
  expect(gateway.sent).toHaveLength(1);
  // Nobody heard what it came to, and it was paid for all the same.
  expect((await ofCampaign(id))[0]?.parts).toBeGreaterThan(0);
  gateway.be('normal');
});

test('a provider that never got a message is not offered it for ever', async () => {
  const id = await addCampaign('0855550003');
  await step(id, 'submit');
  const lost = {
    state: 'sending',
    attempts: 30,
    sendingAt: sql`now() - interval '1 hour'`,
  } as const;
  await db.update(smsMessage).set(lost).where(eq(smsMessage.campaignId, id));
  const { counts } = await workUntil(id, isDone);
  expect(counts).toMatchObject({ failed: 1, sent: 0 });
});

test('delivery reports are taken from who can sign them, once, whatever their order', async () => {
  const { version, values } = (await call('sms/gateway', {})).data;
  await call('sms/saveGateway', { version, values, reportSecret: 'report-secret' });
  const id = await addCampaign('0866660001');
  await step(id, 'submit');
  await workUntil(id, isDone);
  const [message] = await ofCampaign(id);
  const report = (status: string, headers: Record<string, string>, ref = message?.publicId) =>
    app.inject({
      method: 'POST',
      url: '/sms/report',
      payload: JSON.stringify({ ref, status }),
      headers: { 'content-type': 'application/json', ...headers },
    });
  const state = async () => (await ofCampaign(id))[0]?.state;
  const sign = (time: number, body: string) => ({
    'x-sms-timestamp': String(time),
    'x-sms-signature': createHmac('sha256', 'report-secret')
      .update(`${time}.${body}`)
      .digest('hex'),
  });
  const seconds = Math.floor(Date.now() / 1_000);
  const body = JSON.stringify({ ref: message?.publicId, status: 'DELIVRD' });
  expect((await report('DELIVRD', {})).statusCode).toBe(401);
  expect((await report('DELIVRD', { 'x-sms-token': 'guess' })).statusCode).toBe(401);
  expect((await report('DELIVRD', sign(seconds - 3_600, body))).statusCode).toBe(401);
  expect(await state()).toBe('sent');
  expect((await report('DELIVRD', sign(seconds, body))).statusCode).toBe(200);
  expect(await state()).toBe('delivered');
  expect((await report('UNDELIV', { 'x-sms-token': 'report-secret' })).statusCode).toBe(200);
  expect(await state()).toBe('delivered');
  expect((await report('DELIVRD', { 'x-sms-token': 'report-secret' }, 'nobody')).statusCode).toBe(
    200,
  );
});

const reportOf = (ref: string | undefined, status: string) =>
  app.inject({
    method: 'POST',
    url: '/sms/report',
    payload: JSON.stringify({ ref, status }),
    headers: { 'content-type': 'application/json', 'x-sms-token': 'report-secret' },
  });

test('a report that comes after “send again” is believed: nobody gets a second message', async () => {
  await setGateway(gateway.origin);
  gateway.sent.length = 0;
  gateway.be('silent');
  const id = await addCampaign('0866660002');
  await step(id, 'submit');
  await workUntil(id, isDone);
  gateway.be('normal');
  const [message] = await ofCampaign(id);
  expect(message?.state).toBe('unknown');
  const decided = await call('smsCampaign/decide', { id, as: 'again' });
  expect(decided.data.counts).toMatchObject({ queued: 1 });
  await reportOf(message?.publicId, 'DELIVRD');
  expect((await workUntil(id, isDone)).counts).toMatchObject({ delivered: 1 });
  expect(gateway.sent).toHaveLength(1);
});

test('a report that is quicker than the answer leaves what it cost, and how the provider calls it', async () => {
  gateway.sent.length = 0;
  gateway.be('slow');
  const id = await addCampaign('0866660003');
  await step(id, 'submit');
  const working = workUntil(id, isDone);
  await expect.poll(() => gateway.sent.length).toBe(1);
  const ref = gateway.sent[0]?.id;
  await reportOf(ref, 'DELIVRD');
  await working;
  gateway.be('normal');
  const [message] = await ofCampaign(id);
  expect(message).toMatchObject({ state: 'delivered', providerId: `p-${ref}` });
  expect(message?.parts).toBeGreaterThan(0);
});

test('a report does not turn into a failure what went to somebody who was erased since', async () => {
  const id = await addCampaign('0866660004');
  await step(id, 'submit');
  await workUntil(id, isDone);
  await db.update(smsMessage).set({ sealed: '' }).where(eq(smsMessage.campaignId, id));
  await reportOf((await ofCampaign(id))[0]?.publicId, 'UNDELIV');
  expect((await facts(id)).counts).toMatchObject({ sent: 1, failed: 0 });
});

test('messages of events go once, also to who wants no campaigns', async () => {
  gateway.sent.length = 0;
  const queueSms = createSmsQueue(createSealing(house.secretKey));
  const message = {
    event: 'received',
    key: '1',
    phone: '0899990001',
    language: 'th',
    text: 'ได้รับแล้ว',
  } as const;
  await db.transaction((tx) => queueSms(tx, message));
  await db.transaction((tx) => queueSms(tx, message));
  expect(await queueSms(db, { ...message, key: '2', phone: '02-123-4567' })).toBe('no_mobile');
  await workOffJobs(house);
  expect(gateway.sent).toMatchObject([{ number: '0899990001', text: 'ได้รับแล้ว' }]);
});

test('links open in the language of the reader, also those that staff wrote', async () => {
  gateway.sent.length = 0;
  const th = 'ดูโปร http://chanote.test/Promotion?id=1 เลิกรับ {stop}';
  const id = await addCampaign('', { th, en: 'See http://chanote.test/Promotion?id=1. {stop}' });
  await call('smsCampaign/addNumbers', { id, numbers: '0811110003', language: 'th' });
  await call('smsCampaign/addNumbers', { id, numbers: '0811110004', language: 'en' });
  const [thai, english] = (await call('smsCampaign/preview', { id })).data;
  expect(thai.text).toContain('/Promotion?id=1&lang=th เลิกรับ');
  await step(id, 'submit');
  await workUntil(id, isDone);
  const textTo = (phone: string) => gateway.sent.find(({ number }) => number === phone)?.text;
  expect(textTo('0811110003')).toBe(thai.text);
  expect(textTo('0811110004')).toBe(english.text);
  expect(english.text).toContain('See http://chanote.test/Promotion?id=1&lang=en. http');

  // As on a telephone that was never here before.
  const stop = (text: string) => text.slice(text.indexOf('/SmsStop'));
  const open = async (text: string) => (await app.inject({ url: stop(text) })).body;
  expect(await open(thai.text)).toMatch(/<html lang="th"[\s\S]*ถึงเบอร์ 08x-xxx-0003/);
  expect(await open(english.text)).toMatch(/<html lang="en"[\s\S]*08x-xxx-0004/);
  const answer = await app.inject({
    method: 'POST',
    url: stop(english.text),
    headers: { origin: 'http://chanote.test' },
  });
  expect(answer.body).toMatch(/<html lang="en"/);
});

test('the link of a message ends campaigns for its number, also one that waits', async () => {
  const id = await addCampaign('0877770001');
  const [message] = await ofCampaign(id);
  const both = await addCampaign('0877770001\n0877770002');
  const address = stopLink('', message ?? { id: 0, publicId: '', language: 'th' });
  const page = (method: 'GET' | 'POST', url: string) =>
    app.inject({ method, url, headers: { origin: 'http://chanote.test' } });
  const forged = address.replace(/.(?=&)/, (last) => (last === 'x' ? 'y' : 'x'));
  expect((await page('GET', forged)).body).not.toContain('08x-xxx');
  const shown = await page('GET', address);
  expect(shown.statusCode).toBe(200);
  expect(shown.body).toContain('08x-xxx-0001');
  expect((await facts(id)).counts.queued).toBe(1);
  expect((await page('POST', address)).statusCode).toBe(200);
  expect((await facts(id)).counts).toMatchObject({ queued: 0, cancelled: 1 });
  // Before it is sent, it is said how many will get it, and for how much. To nobody it is not sent.
  expect((await facts(both)).estimate).toMatchObject({ recipients: 1 });
  expect((await facts(id)).estimate).toEqual({ recipients: 0, parts: 0, baht: 0 });
  const refused = await step(id, 'submit');
  expect(refused.data.fields).toEqual({ recipients: 'no_recipients' });
  const again = await addCampaign('0877770001');
  expect((await facts(again)).lists[0]).toMatchObject({ added: 0, optedOut: 1 });
});

test('who agreed is found, who agreed to e-mail alone is not, and a sheet is read by its columns', async () => {
  const applicant = (phone: string, given: object) =>
    applicationRow(house.secretKey, given, { phone });
  await addApplications(db, [
    applicant('+66900000001', { marketing: true }),
    applicant('+66900000002', { marketing: true, language: 'ja' }),
    applicant('+66900000003', { marketing: false }),
  ]);
  const id = await addCampaign('');
  // The contact form asks for consent to news by e-mail, which is none to SMS.
  const contacts = await call('smsCampaign/addFound', { id, source: 'messages' });
  expect(contacts.isSuccess).toBe(false);
  await call('smsCampaign/addFound', { id, source: 'applications' });
  await workOffJobs(house);
  expect((await facts(id)).lists).toMatchObject([
    { kind: 'applications', state: 'done', found: 2, added: 2 },
  ]);
  await call('smsCampaign/addFound', { id, source: 'applications', language: 'en' });

  const uploaded = await app.inject({
    method: 'POST',
    url: `/api/smsCampaign/upload?id=${id}&fileName=people.csv`,
    headers: { ...house.maker, 'content-type': 'application/octet-stream' },
    payload: 'name,mobile,lang\n\nAnn,912345678,en\n#N/A,081 555 0000,th\n\nNo,abc,th\n',
  });
  const { data } = uploaded.json();
  expect(data).toMatchObject({ columns: ['name', 'mobile', 'lang'], rows: 3, phone: 1 });
  const columns = { phone: 1, name: 0, ref: null, languageColumn: 2, language: 'th' };
  await call('smsCampaign/addSheet', { id, listId: data.listId, ...columns });
  await workOffJobs(house);
  const { lists, estimate } = await facts(id);
  expect(lists).toMatchObject([
    {},
    { state: 'done', found: 1, duplicate: 1 },
    // As Excel numbers its rows, blank ones too.
    { found: 3, added: 2, invalid: 1, leftOut: [{ line: 6 }] },
  ]);
  expect(estimate.recipients).toBe(4);
  const removed = await call('smsCampaign/removeList', { id, listId: lists[0].id });
  expect(removed.data.estimate.recipients).toBe(2);
  const shown: { phone: string; text: string }[] = (await call('smsCampaign/preview', { id })).data;
  // Nobody is called what a formula says that failed.
  expect(shown.find(({ phone }) => phone.endsWith('0000'))?.text).toMatch(/^สวัสดี http/);
});
