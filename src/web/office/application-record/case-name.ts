import type { CaseDetails } from '#contract/cases/case-shapes.ts';

type Named = Pick<
  CaseDetails,
  'applicant' | 'prefix' | 'firstName' | 'lastName' | 'companyPrefix' | 'companyName'
>;

/** The person. Thai prefixes stand against the name. */
export function personOf({ prefix, firstName, lastName }: Named): string {
  return `${prefix}${/[a-z.]$/i.test(prefix) ? ' ' : ''}${firstName} ${lastName}`.trim();
}

/** Who applies: the company, or the person. */
export function nameOf(record: Named): string {
  if (record.applicant === 'company' && record.companyName)
    return `${record.companyPrefix} ${record.companyName}`.trim();
  return personOf(record);
}
