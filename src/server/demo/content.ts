import { branch } from '#server/branches/tables.ts';
import type { FileStore } from '#server/files/store.ts';
import { company, jobPosting, menuLink, pageText, question } from '#server/pages/tables.ts';
import type { Db } from '#server/platform/db.ts';
import { loadDemoArticles } from './articles-load.ts';
import { listDemoBranches } from './branches.ts';
import { demoCompany } from './company.ts';
import { loadDemoDocuments } from './documents-load.ts';
import { jobPostings } from './job-postings.ts';
import { menuLinks } from './menu-links.ts';
import { pageTexts } from './page-texts.ts';
import { loadDemoPictures } from './pictures.ts';
import { loadDemoProducts } from './products-load.ts';
import { loadDemoPromotions } from './promotions-load.ts';
import { asWritten, DEMO, PUBLISHED, publishedInOrder } from './publishing.ts';
import { questions } from './questions.ts';

/** Everything that visitors of the demo see. */
export async function insertContent(tx: Db, store: FileStore): Promise<void> {
  const pictures = await loadDemoPictures(tx, store);
  await loadDemoArticles(tx, pictures.articles);
  await loadDemoProducts(tx, pictures.products);
  await loadDemoPromotions(tx, pictures.promotions);
  await tx.insert(question).values(questions.map(asWritten).map(publishedInOrder));
  await tx.insert(menuLink).values(menuLinks.map(publishedInOrder));
  await tx.insert(jobPosting).values(jobPostings.map(asWritten).map(publishedInOrder));
  await tx
    .insert(pageText)
    .values(pageTexts.map((row) => ({ ...asWritten(row), ...DEMO })))
    // Where the house began without the demo, its texts stand.
    .onConflictDoNothing({ target: pageText.key });
  await tx.insert(company).values({ ...demoCompany, ...DEMO });
  const branches = await listDemoBranches();
  await tx.insert(branch).values(branches.map((row) => ({ ...row, ...PUBLISHED })));
  await loadDemoDocuments(tx, store);
}
