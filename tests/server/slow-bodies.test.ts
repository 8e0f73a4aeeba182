import { randomBytes, randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { applicationFile } from '#server/applications/tables.ts';
import { readSettings } from '#server/platform/settings.ts';
import { eventually } from '#tests/support/eventually.ts';
import { addOffers, uploadDocument } from '#tests/support/loan-form.ts';
import { cloneDatabase, startApp } from '#tests/support/test-app.ts';

const MEGABYTE = 1024 * 1024;
const usual = readSettings({}).bodies;
const quick = { bytesPerSecond: 8_192, windowMs: 1_000, mostMs: 4_000 };
const shares = { ...usual.shares, files: { ofOne: 20, ofAll: 40 } };
const url = await cloneDatabase();
const { app, db, folder, log } = await startApp(url, {
  trustProxy: 1,
  bodies: { files: quick, others: quick, shares },
});
const { photoTypeId } = await addOffers(db);
/** What has begun stays under way here, however slow the machine is: shares are counted. */
const endless = { bytesPerSecond: 1, windowMs: 600_000, mostMs: 600_000 };
const { app: patient } = await startApp(url, {
  trustProxy: 1,
  bodies: { files: endless, others: endless, shares },
});
const listenOn = async (on: typeof app) => {
  await on.listen({ host: '127.0.0.1', port: 0 });
  return (on.server.address() as { port: number }).port;
};
const ports = { quick: await listenOn(app), endless: await listenOn(patient) };
const sockets: Socket[] = [];
afterAll(() => {
  for (const socket of sockets) socket.destroy();
});

const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(100_000)]);
const uploadAddress = () =>
  `/api/register/upload?draftId=${randomUUID()}&uploadTypeId=${photoTypeId}`;
const upload = () => uploadDocument(app, { draftId: randomUUID(), uploadTypeId: photoTypeId }, PDF);
const filesOnDisk = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) => one.isFile())
    .length;

/** Begins to send something, and says no more; `told` is what it hears then. */
async function begin(
  path: string,
  type: string,
  claimed: number,
  sent: Buffer,
  from: string,
  at: keyof typeof ports = 'quick',
) {
  const socket = connect(ports[at], '127.0.0.1');
  sockets.push(socket);
  const told = new Promise<string>((resolve) => {
    socket.once('data', (chunk) => resolve(String(chunk)));
    socket.once('error', () => resolve(''));
    socket.once('close', () => resolve(''));
  });
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${from}\r\ncontent-type: ${type}\r\ncontent-length: ${claimed}\r\n\r\n`,
  );
  socket.write(sent);
  return { socket, told };
}
const stall = (from: string, sent: Buffer, at?: keyof typeof ports) =>
  begin(uploadAddress(), 'application/octet-stream', 15 * MEGABYTE, sent, from, at);

type Begun = Awaited<ReturnType<typeof begin>>;
/** Those that were told something while the others go on; then all are let go. */
async function refusedOf(many: Begun[], least: number): Promise<string[]> {
  const refused: string[] = [];
  for (const { told } of many) void told.then((answer) => refused.push(answer.slice(0, 12)));
  await expect.poll(() => refused.length).toBeGreaterThanOrEqual(least);
  const found = [...refused];
  for (const { socket } of many) socket.destroy();
  await Promise.all(many.map(({ told }) => told));
  return found;
}

await eventually(async () => expect((await upload()).isSuccess).toBe(true));

test('eighteen uploads that stall are ended, and others upload meanwhile and afterwards', async () => {
  const before = await filesOnDisk();
  const most = Buffer.alloc(14.9 * MEGABYTE, '%PDF-');
  const stalled = await Promise.all(Array.from({ length: 18 }, () => stall('198.51.100.7', most)));
  const meanwhile = await Promise.all(Array.from({ length: 6 }, upload));
  expect(meanwhile.map(({ isSuccess }) => isSuccess)).toEqual(Array(6).fill(true));
  for (const { told } of stalled) {
    expect(await told).toMatch(/^HTTP\/1\.1 408 /);
    expect(await told).toContain('"reasonText":"body_stalled"');
  }
  expect(await filesOnDisk()).toBe(before + 6);
  expect((await upload()).isSuccess).toBe(true);
  expect(log.join('')).not.toContain('a call failed');
});

test('one that drips a little all the time is ended too, when its whole time is over', async () => {
  const { socket, told } = await stall('198.51.100.7', PDF);
  const drip = setInterval(() => socket.write(Buffer.alloc(2_000)), 100);
  expect(await told).toContain('body_stalled');
  clearInterval(drip);
});

test('an address has its share, and takes none of that of others', async () => {
  const greedy = await Promise.all(
    Array.from({ length: 22 }, () => stall('203.0.113.9', PDF, 'endless')),
  );
  expect(await refusedOf(greedy, 2)).toEqual(Array(2).fill('HTTP/1.1 429'));
  const neighbours = ['2001:db8:1:1::1', '2001:db8:1:1::2'];
  const six = await Promise.all(
    Array.from({ length: 22 }, (_, at) => stall(neighbours[at % 2] ?? '', PDF, 'endless')),
  );
  expect(await refusedOf(six, 2)).toEqual(Array(2).fill('HTTP/1.1 429'));
});

test.each([
  ['a call', '/api/subscribe/send', 'application/json'],
  ['a page', '/Subscribe', 'application/x-www-form-urlencoded'],
  ['a report', '/sms/report', 'application/json'],
])('the body of %s that stalls is ended, whatever it is', async (_what, path, type) => {
  const { told } = await begin(path, type, 50_000, Buffer.from('{"name":"'), '198.51.100.8');
  expect(await told).toMatch(/^HTTP\/1\.1 408 /);
});

test('slow calls of one address take a bounded part of the memory', async () => {
  const part = Buffer.alloc(1_000_000, ' ');
  const many = await Promise.all(
    Array.from({ length: 24 }, () =>
      begin('/api/subscribe/send', 'application/json', 1_040_000, part, '192.0.2.1', 'endless'),
    ),
  );
  // The share is 16 MiB: of whoever is let in, all fits.
  const refused = await refusedOf(many, 8);
  expect(new Set(refused)).toEqual(new Set(['HTTP/1.1 429']));
});

test('who is refused while still sending hears why', async () => {
  const address = `/api/register/upload?draftId=${randomUUID()}&uploadTypeId=9999`;
  const type = 'application/octet-stream';
  const all = Buffer.alloc(5 * MEGABYTE);
  const { told } = await begin(address, type, all.length, all, '198.51.100.9');
  expect(await told).toContain('"uploadTypeId":"invalid"');
});

test('nothing half is left', async () => {
  await eventually(async () =>
    expect(await filesOnDisk()).toBe((await db.select().from(applicationFile)).length),
  );
});

test('who hangs up right after the headers ends nothing but their own request', async () => {
  const ended: unknown[] = [];
  const note = (error: unknown) => ended.push(error);
  process.prependListener('uncaughtException', note);
  // The connection is gone before the body is waited for, and with it the address it came from.
  app.server.prependListener('request', ({ headers, socket }) => {
    if (headers['x-hangs-up']) socket.destroy();
  });
  for (const type of ['application/octet-stream', 'application/json']) {
    const socket = connect(ports.quick, '127.0.0.1');
    socket.on('error', () => undefined);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.write(
      `POST ${uploadAddress()} HTTP/1.1\r\nHost: x\r\nX-Hangs-Up: 1\r\nContent-Type: ${type}\r\nContent-Length: 1000\r\n\r\n`,
    );
    await closed;
  }
  const { statusCode } = await app.inject('/robots.txt');
  process.removeListener('uncaughtException', note);
  expect(statusCode).toBe(200);
  expect(ended).toEqual([]);
});
