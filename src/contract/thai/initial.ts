/** Vowels that Thai writes before the consonant they belong to. */
const LEADING_VOWELS = /^[เแโใไ]+(?=\p{L})/u;

/** The letter that a name is known by: its first consonant, without the vowels and marks around it. */
export function initialOf(name: string): string {
  const [first = ''] = name.trim().replace(LEADING_VOWELS, '');
  return first;
}
