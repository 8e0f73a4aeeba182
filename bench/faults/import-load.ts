import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Answer, Asking } from './asking.ts';
import type { Ledger } from './ledger.ts';

const ROWS = 40;
const GLANCE_MS = 100;
const PATIENCE_MS = 60_000;

type Job = { id: number; state: string; mapping: object; done: number };
const jobOf = (answer: Answer | undefined) =>
  answer?.body.isSuccess ? (answer.body.data as Job) : undefined;

/** A sheet of users: once it was acknowledged that they are being written, each of them has to come. */
export async function importOnce(
  asking: Asking,
  { imports }: Pick<Ledger, 'imports'>,
  token: string | undefined,
  { rows = ROWS, patienceMs = PATIENCE_MS } = {},
): Promise<number | undefined> {
  if (!token) return undefined;
  const mark = randomUUID().slice(0, 8);
  const users = Array.from({ length: rows }, (_, at) => `u${mark}n${at}`);
  const lines = users.map((user) => `${user},สมชาย,ใจดี,${user},${user}@example.com`);
  const sheet = ['userId,firstName,lastName,employeeNumber,email', ...lines].join('\n');
  const { id } =
    jobOf(await asking.upload('userImport/upload?fileName=users.csv', sheet, token)) ?? {};
  if (id === undefined) return undefined;
  const noted = { users, begun: false };
  imports.set(id, noted);
  const mapping = (await reach(asking, id, 'mapping', token, patienceMs))?.mapping;
  if (!mapping || !jobOf(await asking.call('userImport/map', { id, mapping }, token)))
    return undefined;
  if (!(await reach(asking, id, 'checked', token, patienceMs))) return undefined;
  noted.begun = jobOf(await asking.call('userImport/start', { id }, token)) !== undefined;
  return id;
}

/** Through kills and restarts whoever waits at the screen asks again, and gives up at last. */
export async function reach(
  asking: Asking,
  id: number,
  state: string,
  token: string,
  patienceMs: number,
) {
  for (const end = Date.now() + patienceMs; Date.now() < end; await delay(GLANCE_MS)) {
    const job = jobOf(await asking.call('userImport/read', { id }, token));
    if (job?.state === state) return job;
  }
  return undefined;
}
