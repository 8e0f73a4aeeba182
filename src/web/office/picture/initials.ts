/** Vowels that Thai writes before the consonant they belong to. */
const LEADING_VOWELS = /^[เแโใไ]/u;

/** The first letters of a name, for where there is no picture. */
export function initials(firstName: string, lastName: string): string {
  return [firstName, lastName].map(firstLetter).join('');
}

function firstLetter(name: string): string {
  const [first = ''] = name.trim().replace(LEADING_VOWELS, '');
  return first.toLocaleUpperCase();
}
