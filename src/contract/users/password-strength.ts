export const STRENGTHS = ['weak', 'fair', 'good', 'strong'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** What guessers try first, and the rows of a keyboard they walk along, English and Thai. */
const WORDS = [
  'password',
  'passw0rd',
  'p@ssw0rd',
  'welcome',
  'admin',
  'chanote',
  'letmein',
  'iloveyou',
];
const WALKS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'ๆไำพะัีรนยบล',
  'ฟหกดเ้่าสวง',
];

/**
 * How hard a password is to guess, in steps that can be shown: the tries that the characters make
 * possible, where words, walks and repetitions count as one character each.
 */
export function passwordStrength(password: string, userId = ''): Strength {
  const known = userId.length >= 3 ? [...WORDS, userId.toLowerCase()] : WORDS;
  const bits = countUnforeseen(password.toLowerCase(), known) * Math.log2(alphabetOf(password));
  if (bits < 40) return 'weak';
  if (bits < 56) return 'fair';
  return bits < 72 ? 'good' : 'strong';
}

/** How many different characters somebody who typed these might have used. */
function alphabetOf(password: string): number {
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/];
  const sizes = [26, 26, 10, 33];
  const size = kinds.reduce(
    (sum, kind, at) => sum + (kind.test(password) ? (sizes[at] ?? 0) : 0),
    0,
  );
  return Math.max(size, 2);
}

/** The characters that do not follow from the ones before them. */
function countUnforeseen(text: string, words: readonly string[]): number {
  let count = 0;
  let at = 0;
  while (at < text.length) {
    at += lengthOfPattern(text.slice(at), words);
    count += 1;
  }
  return count;
}

/** How many characters from the start on are one guess. */
function lengthOfPattern(text: string, words: readonly string[]): number {
  const word = words.find((candidate) => text.startsWith(candidate));
  if (word) return word.length;
  const year = /^(19|20|25)\d\d/.exec(text);
  if (year) return 4;
  return Math.max(
    1,
    ...[
      repetition(text),
      ...WALKS.flatMap((walk) => [along(text, walk), along(text, reverse(walk))]),
    ],
  );
}

function repetition(text: string): number {
  return /^(.)\1{2,}/u.exec(text)?.[0].length ?? 0;
}

/** Three or more steps along a walk. */
function along(text: string, walk: string): number {
  let length = 0;
  while (length < text.length && walk.includes(text.slice(0, length + 1))) length += 1;
  return length >= 3 ? length : 0;
}

function reverse(text: string): string {
  return [...text].reverse().join('');
}
