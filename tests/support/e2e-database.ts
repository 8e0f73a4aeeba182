import { loadDemoContent } from '#server/demo/load.ts';
import { openDatabase } from '#server/platform/db.ts';
import { createLogger } from '#server/platform/logger.ts';
import { addUser } from './people.ts';
import { startTemplate } from './template-database.ts';

/** The database that each worker of the browser tests clones: demo content and a user per role. */
export default async function setup() {
  const { templateUrl, stop } = await startTemplate();
  const { db, close } = openDatabase(templateUrl, createLogger('silent'));
  await loadDemoContent(db);
  await addUser(db, 'administrator');
  await addUser(db, 'nobody');
  await close();
  process.env.TEMPLATE_URL = templateUrl;
  return stop;
}
