/** Vowels that Thai writes before the consonant they belong to. */
const LEADING_VOWELS = /^[เแโใไ]+(?=\p{L})/u;

/** The letter that a name is known by: its first consonant, without the vowels and marks around it. */
export function initialOf(name: string): string {
  const [first = ''] = name.trim().replace(LEADING_VOWELS, '');
  return first;
}

/** Enough to know somebody again in a list, too little to know who it is: สมชาย จ. */
export function maskName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const initial = initialOf(lastName);
  return initial ? `${firstName} ${initial}.` : firstName;
}
