import { isNull } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import { localize } from '#contract/localized.ts';
import { COMPANY_LINKS } from '#contract/pages/kinds.ts';
import type { Db } from '#server/platform/db.ts';
import { company } from './tables.ts';

/** What the company says about itself; undefined until staff have written it. */
export async function findCompany(db: Db, language: Language) {
  const [row] = await db.select().from(company).where(isNull(company.deletedAt)).limit(1);
  if (!row) return undefined;
  return {
    name: localize(row.name, language),
    registeredName: localize(row.registeredName, language),
    registrationNumber: row.registrationNumber,
    licence: localize(row.licence, language),
    address: localize(row.address, language),
    officeHours: localize(row.officeHours, language),
    telephones: row.telephones,
    email: row.email,
    links: readCompanyLinks(row.links),
  };
}

export type CompanyFacts = NonNullable<Awaited<ReturnType<typeof findCompany>>>;

/** Kinds that are not known any more have no name to be shown by. */
export function readCompanyLinks(links: (typeof company.$inferSelect)['links']) {
  return links.flatMap(({ kind, href }) => {
    const known = COMPANY_LINKS.find((one) => one === kind);
    return known ? { kind: known, href } : [];
  });
}
