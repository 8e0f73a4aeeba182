import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { desc, eq, sql } from 'drizzle-orm';
import { article } from '#server/articles/tables.ts';
import { loadDemoContent } from '#server/demo/load.ts';
import { openLocalStore } from '#server/files/local-store.ts';
import { encodePicture } from '#server/pictures/encode-task.ts';
import { openDatabase } from '#server/platform/db.ts';
import { createLogger } from '#server/platform/logger.ts';
import { product } from '#server/products/tables.ts';
import { promotion } from '#server/promotions/tables.ts';
import { addUser } from './people.ts';
import { startTemplate } from './template-database.ts';

/** What each worker of the browser tests clones: demo content with its files, a user per role. */
export default async function setup() {
  const { templateUrl, stop } = await startTemplate();
  const files = await mkdtemp(join(tmpdir(), 'chanote-e2e-files-'));
  const { db, close } = openDatabase(templateUrl, createLogger('silent'));
  const store = await openLocalStore(files);
  await loadDemoContent(db, store);
  // Encoding all would keep the machine busy during the tests: a picture of each kind is made ready,
  // the rest stay drawn.
  await db.execute(
    sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`,
  );
  const newest = db
    .select({ id: article.pictureId })
    .from(article)
    .orderBy(desc(article.publishFrom));
  const shown = [
    ...(await newest.limit(1)),
    // The first promotion's, which a banner shows too.
    ...(await db.select({ id: promotion.pictureId }).from(promotion).where(eq(promotion.id, 1))),
    ...(await db.select({ id: product.pictureId }).from(product).where(eq(product.id, 1))),
  ];
  for (const { id } of shown) await encodePicture(db, store, { id });
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
