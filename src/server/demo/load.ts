import { sql } from 'drizzle-orm';
import type { FileStore } from '#server/files/store.ts';
import { globalParameter } from '#server/parameters/tables.ts';
import { ADVISORY_LOCKS } from '#server/platform/advisory-locks.ts';
import type { Db } from '#server/platform/db.ts';
import { DEMO } from './publishing.ts';

/** Loads the demo content unless it ever was: what staff deleted does not come back. */
export async function loadDemoContent(db: Db, store: FileStore): Promise<boolean> {
  return await db.transaction(async (tx) => {
    // Another instance may be loading: waiting for it takes longer than a statement may.
    await tx.execute(sql`set local statement_timeout = '5min'`);
    await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.demoContent})`);

    // Imported only now: a server that has its content does without the demo's in its memory.
    const content = await markFirst(tx, 'demo_loaded');
    if (content) {
      const { insertContent } = await import('./content.ts');
      await insertContent(tx, store);
    }
    // Marked by itself: databases of earlier versions have the content without it.
    const reference = await markFirst(tx, 'demo_reference_loaded');
    if (reference) {
      const { insertReferenceData } = await import('./reference-load.ts');
      await insertReferenceData(tx);
    }
    return content || reference;
  });
}

/** Whether this is the first time. */
async function markFirst(tx: Db, name: string): Promise<boolean> {
  const marked = await tx
    .insert(globalParameter)
    .values({ ...DEMO, name, value: true })
    .onConflictDoNothing()
    .returning({ name: globalParameter.name });
  return marked.length > 0;
}
