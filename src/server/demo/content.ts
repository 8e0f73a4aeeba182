import { branch } from '#server/branches/tables.ts';
import type { FileStore } from '#server/files/store.ts';
import { readPageTexts } from '#server/pages/first-texts.ts';
import { company, jobPosting, menuLink, pageText, question } from '#server/pages/tables.ts';
import { readData, readTexts } from '#server/platform/data-files.ts';
import type { Db } from '#server/platform/db.ts';
import { loadDemoArticles } from './articles-load.ts';
import { listDemoBranches } from './branches.ts';
import { loadDemoDocuments } from './documents-load.ts';
import { loadDemoProducts } from './products-load.ts';
import { loadDemoPromotions } from './promotions-load.ts';
import { asWritten, DEMO, PUBLISHED, publishedInOrder } from './publishing.ts';
import { CompanyRow, JobPostings, MenuLinks, Questions } from './rows.ts';

/** The pages of the demo; its policies are those that every house begins with. */
export async function readDemoPages() {
  const own = await readPageTexts('demo/pages');
  const first = await readPageTexts('pages');
  return [...own, ...first.filter(({ key }) => !own.some((page) => page.key === key))];
}

export async function readJobPostings() {
  const rows = readData('demo/job-postings.json', JobPostings);
  return Promise.all(
    rows.map(async ({ key, name }) => ({
      name,
      detail: await readTexts(`demo/job-postings/${key}`),
    })),
  );
}

/** Everything that visitors of the demo see. */
export async function insertContent(tx: Db, store: FileStore): Promise<void> {
  await loadDemoArticles(tx, store);
  await loadDemoProducts(tx, store);
  await loadDemoPromotions(tx, store);
  const questions = readData('demo/questions.json', Questions);
  await tx.insert(question).values(questions.map(asWritten).map(publishedInOrder));
  const links = readData('demo/menu-links.json', MenuLinks);
  await tx.insert(menuLink).values(links.map(publishedInOrder));
  const postings = await readJobPostings();
  await tx.insert(jobPosting).values(postings.map(asWritten).map(publishedInOrder));
  const pages = await readDemoPages();
  await tx
    .insert(pageText)
    .values(pages.map((row) => ({ ...asWritten(row), ...DEMO })))
    // Where the house began without the demo, its texts stand.
    .onConflictDoNothing({ target: pageText.key });
  // Telephone and office hours are left to what the site says by itself.
  const row = readData('demo/company.json', CompanyRow);
  await tx.insert(company).values({ ...row, ...DEMO });
  const branches = await listDemoBranches();
  await tx.insert(branch).values(branches.map((each) => ({ ...each, ...PUBLISHED })));
  await loadDemoDocuments(tx, store);
}
