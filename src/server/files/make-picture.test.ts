import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createPictureMaker } from './make-picture.ts';

const purple = { width: 90, height: 60, channels: 3, background: '#9c27b0' } as const;
const photo = await sharp({ create: purple }).jpeg().toBuffer();
const small = { resize: { width: 30 }, to: { webp: { quality: 80 } } };

/** The processes that work on pictures, of all makers in this one. */
function findProcesses(): number[] {
  const tasks = `/proc/${process.pid}/task`;
  return readdirSync(tasks)
    .flatMap((task) => readFileSync(`${tasks}/${task}/children`, 'utf8').split(' '))
    .filter(
      (pid) => pid && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('picture-process'),
    )
    .map(Number);
}

/** A maker that has made a picture, and the process in which it did. */
async function startMaker(limits = { mostMs: 60_000, keptMs: 60_000 }) {
  const before = findProcesses();
  const maker = createPictureMaker(limits);
  await maker.makePicture(photo, small);
  const [pid] = findProcesses().filter((found) => !before.includes(found));
  if (!pid) throw new Error('No process was started.');
  return { ...maker, pid };
}

const isGone = (pid: number) => !findProcesses().includes(pid);

test('a picture is made in a process of its own, which works on until nothing is asked of it any more', async () => {
  const { makePicture, pid } = await startMaker({ mostMs: 60_000, keptMs: 1 });
  await expect.poll(() => isGone(pid)).toBe(true);
  const made = await makePicture(photo, small);
  expect(made).toMatchObject({ format: 'webp', width: 30, height: 20 });
  expect(await sharp(made.bytes).metadata()).toMatchObject({ format: 'webp', width: 30 });
});

test('a process that decodes for strangers knows none of the server’s keys', async () => {
  const { pid } = await startMaker();
  const known = readFileSync(`/proc/${pid}/environ`, 'utf8');
  expect(known).not.toContain('PATH=');
});

test('what is no picture is refused in the decoder’s words, and the process works on', async () => {
  const { makePicture, pid } = await startMaker();
  await expect(makePicture(Buffer.from('no picture'), small)).rejects.toThrow('unsupported image');
  await makePicture(photo, small);
  expect(isGone(pid)).toBe(false);
});

test('a decoder that never comes back is ended; who waits may try again, and the next picture is made', async () => {
  const { makePicture, pid } = await startMaker({ mostMs: 5_000, keptMs: 60_000 });
  process.kill(pid, 'SIGSTOP');
  const waiting = [makePicture(photo, small), makePicture(photo, small)];
  // Whose turn has not come yet has its whole time, in the next process.
  const behind = makePicture(photo, small);
  for (const answer of await Promise.allSettled(waiting))
    expect(answer).toMatchObject({ reason: { reason: 'unavailable' } });
  expect((await behind).width).toBe(30);
  await expect.poll(() => isGone(pid)).toBe(true);
});

test('a signal to every process of a terminal leaves a picture that the server still answers', async () => {
  const { makePicture, pid } = await startMaker();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.kill(pid, signal);
  expect((await makePicture(photo, small)).width).toBe(30);
  expect(isGone(pid)).toBe(false);
});

test('a decoder that crashes takes nobody with it', async () => {
  const { makePicture, pid } = await startMaker();
  process.kill(pid, 'SIGSTOP');
  const waiting = makePicture(photo, small);
  process.kill(pid, 'SIGSEGV');
  process.kill(pid, 'SIGCONT');
  await expect(waiting).rejects.toMatchObject({ reason: 'unavailable' });
  expect((await makePicture(photo, small)).width).toBe(30);
});
