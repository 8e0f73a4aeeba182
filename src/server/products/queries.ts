import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import { localize } from '#contract/localized.ts';
import type { RichNode } from '#contract/rich-text/rich-text.ts';
import type { Db } from '#server/platform/db.ts';
import { isPublished } from '#server/platform/published.ts';
import { parseRichText } from '#server/platform/rich-text.ts';
import { creditLimit, product, productDetail } from './tables.ts';
import { costsOf, listBegunTerms, termsFor } from './terms.ts';

/** A published product with its page, its bands and its terms, or undefined where visitors have none. */
export async function findProduct(db: Db, id: number, language: Language) {
  const [found] = await db
    .select({ name: product.name, summary: product.summary, pictureId: product.pictureId })
    .from(product)
    .where(and(eq(product.id, id), isPublished(product)));
  if (!found) return undefined;
  const [details, bands, terms] = await Promise.all([
    listDetails(db, id, language),
    listBands(db, id, language),
    listTerms(db, id, language),
  ]);
  return {
    id,
    name: localize(found.name, language),
    summary: localize(found.summary, language),
    pictureId: found.pictureId,
    details,
    bands,
    ...terms,
  };
}

type Detail = { id: number; name: string } & (
  | { kind: 'text'; detail: RichNode[] }
  | { kind: 'image'; pictureId: number }
);

async function listDetails(db: Db, productId: number, language: Language): Promise<Detail[]> {
  const rows = await db
    .select({
      id: productDetail.id,
      name: productDetail.name,
      kind: productDetail.kind,
      detail: productDetail.detail,
      pictureIds: productDetail.pictureIds,
    })
    .from(productDetail)
    .where(and(eq(productDetail.productId, productId), isPublished(productDetail)))
    .orderBy(productDetail.position, productDetail.id);
  return rows.flatMap(({ id, kind, pictureIds, ...row }): Detail[] => {
    const name = localize(row.name, language);
    if (kind === 'text') {
      return [{ id, name, kind, detail: parseRichText(localize(row.detail, language)) }];
    }
    const pictureId = pictureIds[language] ?? pictureIds.en ?? pictureIds.th;
    return pictureId === undefined ? [] : [{ id, name, kind, pictureId }];
  });
}

/** Persons first, then the smaller loans. */
async function listBands(db: Db, productId: number, language: Language) {
  const rows = await db
    .select({
      id: creditLimit.id,
      name: creditLimit.name,
      minimum: creditLimit.minimum,
      maximum: creditLimit.maximum,
      individual: creditLimit.individual,
      company: creditLimit.company,
    })
    .from(creditLimit)
    .where(and(eq(creditLimit.productId, productId), isNull(creditLimit.deletedAt)))
    .orderBy(desc(creditLimit.individual), creditLimit.minimum, creditLimit.id);
  return rows.map((row) => ({ ...row, name: localize(row.name, language) }));
}

/**
 * Those that count, each with those it counts for: newer terms for persons alone leave the older ones
 * to companies. And those that counted before, newest first.
 */
async function listTerms(db: Db, productId: number, language: Language) {
  const begun = await listBegunTerms(db, productId);
  const now = new Date();
  const [person, company] = [termsFor(begun, 'individual', now), termsFor(begun, 'company', now)];
  const shown = begun.map((row) => ({
    id: row.id,
    name: localize(row.name, language),
    individual: row === person,
    company: row === company,
    since: row.publishFrom.toISOString(),
    ...costsOf(row),
  }));
  const counts = (one: (typeof shown)[number]) => one.individual || one.company;
  return {
    // Persons first.
    terms: shown
      .filter(counts)
      .sort((one, other) => Number(other.individual) - Number(one.individual)),
    pastTerms: shown.filter((one) => !counts(one)),
  };
}
