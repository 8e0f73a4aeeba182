import { vi } from 'vitest';
import { addUser, signInAs } from './people.ts';
import { cloneDatabase, post, startApp } from './test-app.ts';

const DAY = 86_400_000;
export const fromNow = (days: number) => new Date(Date.now() + days * DAY).toISOString();

/** What the site shows follows a save by a moment. */
export const eventually = (check: () => Promise<void>) =>
  vi.waitFor(check, { timeout: 30_000, interval: 50 });

/** Visible since yesterday, without an end. */
export const VISIBLE = { published: true, publishFrom: fromNow(-1), publishUntil: null };

/** An app whose content is maintained by an editor. */
export async function startContentMaintenance() {
  const parts = await startApp(await cloneDatabase());
  const { app, db } = parts;
  await addUser(db, 'editor');
  const editor = await signInAs(app, 'editor');

  const call = async (path: string, body: object, headers = editor) =>
    (await post(app, path, body, headers)).body;
  const get = async (url: string) => {
    const { statusCode: status, body } = await app.inject({ url });
    return { status, body };
  };
  /** Changes some fields of a record, as it stands now. */
  async function change(resource: string, id: number, changes: object) {
    const { data } = await call(`${resource}/read`, { id });
    const { id: _id, version, updatedAt: _at, updatedBy: _by, deletedAt: _in, ...values } = data;
    return call(`${resource}/save`, { id, version, values: { ...values, ...changes } });
  }
  return { ...parts, editor, call, get, change };
}
