import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Answer, Asking } from './asking.ts';
import type { Ledger } from './ledger.ts';

const ROWS = 40;
const GLANCE_MS = 100;
const PATIENCE_MS = 60_000;

type Job = { id: number; state: string; mapping: object };
const jobOf = (answer: Answer | undefined) =>
  answer?.body.isSuccess ? (answer.body.data as Job) : undefined;

/** A sheet of users: once it was acknowledged that they are being written, each of them has to come. */
export async function importOnce(
  asking: Asking,
  { imports }: Pick<Ledger, 'imports'>,
  token: string | undefined,
  rows = ROWS,
): Promise<void> {
  if (!token) return;
  const mark = randomUUID().slice(0, 8);
  const users = Array.from({ length: rows }, (_, at) => `u${mark}n${at}`);
  const lines = users.map((user) => `${user},สมชาย,ใจดี,${user},${user}@example.com`);
  const sheet = ['userId,firstName,lastName,employeeNumber,email', ...lines].join('\n');
  const { id } =
    jobOf(await asking.upload('userImport/upload?fileName=users.csv', sheet, token)) ?? {};
  if (id === undefined) return;
  const noted = { users, begun: false };
  imports.set(id, noted);
  const mapping = (await reach(asking, id, 'mapping', token))?.mapping;
  if (!mapping || !jobOf(await asking.call('userImport/map', { id, mapping }, token))) return;
  if (!(await reach(asking, id, 'checked', token))) return;
  noted.begun = jobOf(await asking.call('userImport/start', { id }, token)) !== undefined;
}

/** Through kills and restarts whoever waits at the screen asks again, and gives up at last. */
async function reach(asking: Asking, id: number, state: string, token: string) {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await delay(GLANCE_MS)) {
    const job = jobOf(await asking.call('userImport/read', { id }, token));
    if (job?.state === state) return job;
  }
  return undefined;
}
