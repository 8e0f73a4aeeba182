/** How applicants are called on screens, papers and letters alike. By itself it needs no schemas. */

type Person = { prefix: string; firstName: string; lastName: string };
type Company = { companyPrefix: string; companyName: string };

const THAI_END = /[\u0e00-\u0e7f]$/u;
const THAI_START = /^[\u0e00-\u0e7f]/u;

/** The person; nobody is called by a prefix alone. A Thai one stands against a Thai name, every other apart from it. */
export function personOf({ prefix, firstName, lastName }: Person): string {
  const name = `${firstName} ${lastName}`.trim();
  if (name === '') return '';
  const joined = THAI_END.test(prefix) && THAI_START.test(name);
  return `${prefix}${joined ? '' : ' '}${name}`.trim();
}

export function companyOf({ companyPrefix, companyName }: Company): string {
  return `${companyPrefix} ${companyName}`.trim();
}

/** Who applies: the company, or the person. */
export function applicantOf(named: Person & Company & { applicant: string }): string {
  const company = named.applicant === 'company' && named.companyName;
  return company ? companyOf(named) : personOf(named);
}
