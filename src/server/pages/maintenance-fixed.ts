import { eq, inArray, sql } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import { isPolicy, type PageKey } from '#contract/pages/kinds.ts';
import { parseCompanyId } from '#contract/thai/ids.ts';
import { ADVISORY_LOCKS } from '#server/platform/advisory-locks.ts';
import { cleanRichText } from '#server/platform/clean-rich-text.ts';
import { nameOrder } from '#server/platform/columns.ts';
import type { Db } from '#server/platform/db.ts';
import { folded } from '#server/platform/search.ts';
import type { KindOf } from '#server/resource/kind.ts';
import { readCompanyLinks } from './company.ts';
import { company, pageText } from './tables.ts';

const refuse = async () => {
  throw new AppError('of_product');
};

/** The pages that the product has: each is written once and then changed, never deleted. */
export const pageTextKind: KindOf<'pageText'> = {
  resource: 'pageText',
  table: pageText,
  searched: pageText.searchText,
  sorts: { name: nameOrder(pageText.name), updatedAt: pageText.updatedAt },
  read: async (db, ids) => {
    const rows = await db.select().from(pageText).where(inArray(pageText.id, ids));
    return rows.map(({ id, key, name, summary, detail, askAgainFrom }) => ({
      ...{ id, key, name, summary, detail, askAgainFrom },
    }));
  },
  columns: ({ key, name, summary, detail }) => ({
    key,
    name,
    summary,
    detail: cleanRichText(detail),
  }),
  nameOf: ({ name }) => name.th ?? '',
  beforeSave: async (tx, { before, values: { key } }) => {
    if (before && before.key !== key) throw new AppError('invalid_input', { key: 'fixed' });
    if (!before) await demandUnwritten(tx, key);
  },
  afterSave: async (tx, id, { values: { key, askAgain } }) => {
    if (askAgain && isPolicy(key))
      await tx
        .update(pageText)
        .set({ askAgainFrom: sql`${pageText.version}` })
        .where(eq(pageText.id, id));
  },
  beforeDelete: refuse,
};

async function demandUnwritten(tx: Db, key: PageKey) {
  await oneAtATime(tx);
  const [written] = await tx
    .select({ id: pageText.id })
    .from(pageText)
    .where(eq(pageText.key, key));
  if (written) throw new AppError('invalid_input', { key: 'taken' });
}

export const companyKind: KindOf<'company'> = {
  resource: 'company',
  table: company,
  searched: folded(sql`${company.name} ->> 'th'`),
  sorts: { name: nameOrder(company.name), updatedAt: company.updatedAt },
  read: async (db, ids) => {
    const rows = await db.select().from(company).where(inArray(company.id, ids));
    return rows.map(({ version, updatedAt, updatedBy, deletedAt, ...row }) => ({
      ...row,
      links: readCompanyLinks(row.links),
    }));
  },
  columns: (values) => ({
    ...values,
    registrationNumber: parseCompanyId(values.registrationNumber) ?? '',
  }),
  nameOf: ({ name }) => name.th ?? '',
  beforeSave: async (tx, { before }) => {
    if (before) return;
    await oneAtATime(tx);
    const [there] = await tx.select({ id: company.id }).from(company).limit(1);
    if (there) throw new AppError('taken');
  },
  beforeDelete: refuse,
};

/** Two who write the first at once: the other finds it there. */
async function oneAtATime(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.fixedContent})`);
}
