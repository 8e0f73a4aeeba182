import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { desc, sql } from 'drizzle-orm';
import { article } from '#server/articles/tables.ts';
import { loadDemoContent } from '#server/demo/load.ts';
import { openLocalStore } from '#server/files/local-store.ts';
import { encodePicture } from '#server/pictures/encode-task.ts';
import { openDatabase } from '#server/platform/db.ts';
import { createLogger } from '#server/platform/logger.ts';
import { addUser } from './people.ts';
import { startTemplate } from './template-database.ts';

/** What each worker of the browser tests clones: demo content with its files, a user per role. */
export default async function setup() {
  const { templateUrl, stop } = await startTemplate();
  const files = await mkdtemp(join(tmpdir(), 'chanote-e2e-files-'));
  const { db, close } = openDatabase(templateUrl, createLogger('silent'));
  const store = await openLocalStore(files);
  await loadDemoContent(db, store);
  // Encoding all would keep the machine busy during the tests: one is made ready, the rest stay drawn.
  await db.execute(
    sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`,
  );
  const [first] = await db
    .select({ id: article.pictureId })
    .from(article)
    .orderBy(desc(article.publishFrom))
    .limit(1);
  await encodePicture(db, store, { id: first?.id });
  await addUser(db, 'administrator');
  await addUser(db, 'nobody');
  await close();
  process.env.TEMPLATE_URL = templateUrl;
  process.env.TEMPLATE_FILES = files;
  return async () => {
    await stop();
    await rm(files, { recursive: true, force: true });
  };
}
