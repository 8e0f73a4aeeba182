const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const EMAIL = new RegExp(`^[\\w.!#$%&'*+/=?^\`{|}~-]+@(?:${LABEL}\\.)+${LABEL}$`, 'i');

/** Needs no schemas, so that forms can tell before they send. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}
