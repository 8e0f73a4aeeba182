import { randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { applicationFile } from '#server/applications/tables.ts';
import { formSending } from '#server/captcha/tables.ts';
import { digestNetwork } from '#server/files/waiting-uploads.ts';
import { createSealing } from '#server/platform/sealed.ts';
import { solveCaptcha } from '#tests/support/captcha.ts';
import { eventually } from '#tests/support/eventually.ts';
import { addOffers, loanForm } from '#tests/support/loan-form.ts';
import { addUser, signInAs } from '#tests/support/people.ts';
import { cloneDatabase, post, startApp } from '#tests/support/test-app.ts';

const { app, db, secretKey } = await startApp(await cloneDatabase());
const { productId, photoTypeId } = await addOffers(db);
await addUser(db, 'administrator');
const administrator = await signInAs(app, 'administrator');
const MEGABYTE = 1024 * 1024;
const GIGABYTE = 1024 * MEGABYTE;
const [HERE, THERE] = ['198.51.100.7', '203.0.113.9'];
const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(1_000)]);

async function upload(draftId: string, { from = HERE, captcha = '' } = {}) {
  const query = { draftId, uploadTypeId: String(photoTypeId), ...(captcha && { captcha }) };
  const response = await app.inject({
    method: 'POST',
    url: `/api/register/upload?${new URLSearchParams(query)}`,
    headers: { 'content-type': 'application/octet-stream' },
    remoteAddress: from,
    payload: PDF,
  });
  return response.json();
}

/** Files of other forms that wait, uploaded from somewhere. */
async function addWaiting(from: string, bytes: number): Promise<void> {
  const id = randomUUID();
  await db.insert(applicationFile).values({
    draftId: id,
    documentName: {},
    fileKey: id,
    name: 'x.pdf',
    contentType: 'application/pdf',
    bytes,
    sha256: '',
    tokenHash: id,
    networkDigest: digestNetwork(createSealing(secretKey), from),
  });
}

const setUploads = (total: number) => db.update(formSending).set({ total });

beforeEach(async () => {
  await db.delete(formSending);
  await db.delete(applicationFile);
});

await eventually(async () => expect((await upload(randomUUID())).isSuccess).toBe(true));

test('beyond the free ones of an hour a captcha is asked for, which lets twenty files of the form through', async () => {
  const draftId = randomUUID();
  await upload(draftId);
  await setUploads(60);
  expect((await upload(draftId)).reasonText).toBe('captcha_required');
  expect((await upload(draftId, { captcha: 'guessed' })).reasonText).toBe('captcha_required');
  expect((await upload(randomUUID(), { from: THERE })).isSuccess).toBe(true);
  const captcha = await solveCaptcha(app);
  expect((await upload(draftId, { captcha })).isSuccess).toBe(true);
  // Those of one kind are fewer: the rest go to another form, which has no pass.
  for (let time = 0; time < 18; time += 1) expect((await upload(draftId)).isSuccess).toBe(true);
  expect((await upload(randomUUID())).reasonText).toBe('captcha_required');
  expect((await upload(randomUUID(), { captcha })).reasonText).toBe('captcha_required');
});

test('what was refused does not count; six hundred in an hour do', async () => {
  await upload(randomUUID());
  await setUploads(60);
  for (let time = 0; time < 3; time += 1) await upload(randomUUID());
  const [counted] = await db.select().from(formSending);
  expect(counted?.total).toBe(60);
  await setUploads(600);
  const captcha = await solveCaptcha(app);
  expect((await upload(randomUUID(), { captcha })).reasonText).toBe('too_many_requests');
});

test('much that waits of one network asks for the captcha, and has an end; others go on', async () => {
  await addWaiting(HERE, 301 * MEGABYTE);
  expect((await upload(randomUUID())).reasonText).toBe('captcha_required');
  const captcha = await solveCaptcha(app);
  expect((await upload(randomUUID(), { captcha })).isSuccess).toBe(true);
  await addWaiting(HERE, 1_800 * MEGABYTE);
  const another = await solveCaptcha(app);
  expect((await upload(randomUUID(), { captcha: another })).reasonText).toBe('too_many_requests');
  expect((await upload(randomUUID(), { from: THERE })).isSuccess).toBe(true);
});

test('many networks of one IPv6 customer are counted together as well', async () => {
  const from = (network: number) => ({ from: `2001:db8:7:${network}::1` });
  expect((await upload(randomUUID(), from(1))).isSuccess).toBe(true);
  const ofAll = eq(formSending.network, '2001:db8:7::/48');
  await db
    .update(formSending)
    .set({ total: 8 * 60 })
    .where(ofAll);
  expect((await upload(randomUUID(), from(2))).reasonText).toBe('captcha_required');
  const [counted] = await db.select().from(formSending).where(ofAll);
  expect(counted?.total, 'what was refused does not count').toBe(8 * 60);
  const captcha = await solveCaptcha(app);
  expect((await upload(randomUUID(), { ...from(2), captcha })).isSuccess).toBe(true);
  expect((await upload(randomUUID(), { from: '2001:db8:8::1' })).isSuccess).toBe(true);
});

test('what waits of many networks of one IPv6 customer has an end before the room of all', async () => {
  for (let network = 1; network <= 3; network += 1)
    await addWaiting(`2001:db8:7:${network}::1`, 1_400 * MEGABYTE);
  const there = { from: '2001:db8:7:9::1', captcha: await solveCaptcha(app) };
  expect((await upload(randomUUID(), there)).reasonText).toBe('too_many_requests');
  expect((await upload(randomUUID(), { from: '2001:db8:8::1' })).isSuccess).toBe(true);
});

test('what is sent no longer counts, and is not told apart by network any more', async () => {
  const draftId = randomUUID();
  const { token } = (await upload(draftId)).data;
  const form = loanForm(productId, { id: draftId, files: [token] });
  expect((await post(app, 'register/send', form)).body.isSuccess).toBe(true);
  const [row] = await db.select().from(applicationFile).where(eq(applicationFile.draftId, draftId));
  expect(row).toMatchObject({ applicationId: expect.any(Number), networkDigest: null });
});

test('before the room of all is full, the office and the metrics tell; full, uploads wait', async () => {
  const room = async () =>
    (await post(app, 'dashboard/today', {}, administrator)).body.data.uploadRoom;
  const metrics = async () => (await app.inject('/metrics')).body;
  expect(await room()).toBeNull();
  for (let network = 0; network < 4; network += 1)
    await addWaiting(`192.0.${network}.1`, 1_900 * MEGABYTE);
  expect(await room()).toBe(74);
  expect(await metrics()).toContain(
    `chanote_uploads_waiting_bytes{of="application"} ${4 * 1_900 * MEGABYTE}`,
  );
  expect(await metrics()).toContain(
    `chanote_uploads_waiting_limit_bytes{of="application"} ${10 * GIGABYTE}`,
  );
  expect((await upload(randomUUID())).isSuccess).toBe(true);
  for (let network = 0; network < 2; network += 1)
    await addWaiting(`192.1.${network}.1`, 1_900 * MEGABYTE);
  expect(await room()).toBe(111);
  expect((await upload(randomUUID())).reasonText).toBe('unavailable');
});
