/**
 * The words that lists of leaked passwords are made of, here and elsewhere. What is left of a
 * password without them, without runs of keys and without digits is what a guesser has to guess.
 */
const COMMON_WORDS = `
  password passwort passw0rd passwd letmein welcome iloveyou loveyou master dragon monkey sunshine
  princess football baseball basketball superman batman spiderman pokemon starwars shadow michael
  jordan charlie jessica ashley daniel thomas andrew joshua matthew hunter ranger buster soccer
  hockey killer george pepper ginger cookie cheese banana orange purple silver golden yellow
  summer winter spring autumn january february march april june july august september october
  november december monday tuesday wednesday thursday friday saturday sunday morning secret
  private public access login signin logon user guest admin administrator root system server
  network internet computer windows google facebook apple samsung default changeme change temp
  temporary test testing demo example hello abc pass word love freedom whatever trustno mustang
  jennifer corvette mercedes porsche ferrari liverpool arsenal chelsea manchester barcelona
  thailand bangkok chiangmai phuket siam sawasdee sawatdee sabai somchai somsak malee thai king
  chanote chanod loan bank credit land money office staff company branch
`
  .trim()
  .split(/\s+/)
  .toSorted((a, b) => b.length - a.length);

const KEY_ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
];
const SHORTEST_RUN = 3;
/** Fewer letters than these are tried within moments. */
const FEWEST_LETTERS = 4;

const LOOKALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
};

/** Whether a guesser would try this early, for a user of that name. */
export function isCommonPassword(text: string, userId: string): boolean {
  const lower = text.toLowerCase();
  // Digits and signs at the ends are decoration; within a word they stand for letters.
  const word = /[a-z](?:.*[a-z])?/s.exec(lower)?.[0] ?? '';
  const readAsLetters = word.replace(/[^a-z]/g, (sign) => LOOKALIKES[sign] ?? '');
  const signsDropped = lower.replace(/[^a-z0-9]/g, '');
  return [readAsLetters, signsDropped].some(
    (form) => withoutCommonParts(form, userId.toLowerCase()).length < FEWEST_LETTERS,
  );
}

function withoutCommonParts(form: string, userId: string): string {
  let rest = form;
  if (userId.length >= SHORTEST_RUN) rest = rest.replaceAll(userId, ' ');
  for (const word of COMMON_WORDS) rest = rest.replaceAll(word, ' ');
  rest = withoutRuns(rest);
  return rest.replace(/(.)\1{2,}/g, '').replace(/[^a-z]/g, '');
}

/** Keys next to each other, forwards or backwards, take no guessing. */
function withoutRuns(text: string): string {
  let rest = text;
  for (const row of KEY_ROWS) {
    for (const keys of [row, [...row].toReversed().join('')]) {
      for (let start = 0; start < rest.length; start += 1) {
        let end = start + SHORTEST_RUN;
        if (!keys.includes(rest.slice(start, end)) || end > rest.length) continue;
        while (end < rest.length && keys.includes(rest.slice(start, end + 1))) end += 1;
        rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
      }
    }
  }
  return rest;
}
