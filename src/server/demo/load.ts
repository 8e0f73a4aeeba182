import { sql } from 'drizzle-orm';
import { branch } from '#server/branches/tables.ts';
import type { FileStore } from '#server/files/store.ts';
import { jobPosting, menuLink, pageText, question } from '#server/pages/tables.ts';
import { globalParameter } from '#server/parameters/tables.ts';
import { ADVISORY_LOCKS } from '#server/platform/advisory-locks.ts';
import type { Db } from '#server/platform/db.ts';
import { loadDemoArticles } from './articles-load.ts';
import { listDemoBranches } from './branches.ts';
import { loadDemoDocuments } from './documents-load.ts';
import { jobPostings } from './job-postings.ts';
import { menuLinks } from './menu-links.ts';
import { pageTexts } from './page-texts.ts';
import { loadDemoPictures } from './pictures.ts';
import { loadDemoProducts } from './products-load.ts';
import { loadDemoPromotions } from './promotions-load.ts';
import { DEMO, PUBLISHED, publishedInOrder } from './publishing.ts';
import { questions } from './questions.ts';

/** Loads the demo content unless it ever was: what staff deleted does not come back. */
export async function loadDemoContent(db: Db, store: FileStore): Promise<boolean> {
  return await db.transaction(async (tx) => {
    // Another instance may be loading: waiting for it takes longer than a statement may.
    await tx.execute(sql`set local statement_timeout = '5min'`);
    await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.demoContent})`);
    const marked = await tx
      .insert(globalParameter)
      .values({ ...DEMO, name: 'demo_loaded', value: true })
      .onConflictDoNothing()
      .returning({ name: globalParameter.name });
    if (marked.length === 0) return false;

    const pictures = await loadDemoPictures(tx, store);
    await loadDemoArticles(tx, pictures.articles);
    await loadDemoProducts(tx, pictures.products);
    await loadDemoPromotions(tx, pictures.promotions);
    await tx.insert(question).values(questions.map(publishedInOrder));
    await tx.insert(menuLink).values(menuLinks.map(publishedInOrder));
    await tx.insert(jobPosting).values(jobPostings.map(publishedInOrder));
    await tx.insert(pageText).values(pageTexts.map((row) => ({ ...row, ...DEMO })));
    const branches = await listDemoBranches();
    await tx.insert(branch).values(branches.map((row) => ({ ...row, ...PUBLISHED })));
    await loadDemoDocuments(tx, store);
    return true;
  });
}
