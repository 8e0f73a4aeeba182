/**
 * The words that lists of leaked passwords are made of, here and elsewhere. What is left of a
 * password without them is what a guesser has to guess; signs and digits around them are tried along.
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
  รหัสผ่าน สวัสดี ฉันรักเธอ รักเธอ ทดสอบ ประเทศไทย กรุงเทพ เชียงใหม่ ภูเก็ต สมชาย สมศักดิ์ มาลี
  โฉนด ที่ดิน สินเชื่อ เงินกู้ ธนาคาร สาขา บริษัท พนักงาน สำนักงาน
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
  'ๆไำพะัีรนยบล',
  'ฟหกดเ้่าสวง',
  'ผปแอิืทมใฝ',
];
const SHORTEST_RUN = 3;
/** Of a birth or of the moment, as both calendars count it. */
const YEARS = /(?:19|20|24|25)\d\d/g;
/** Fewer signs than these may be known by chance. */
const FEWEST_KNOWN = 4;
/** Fewer letters than these beside what guessers know are tried within moments. */
const FEWEST_LETTERS = 4;
const FEWEST_DIFFERENT = 5;
/** Where less than this share is left without doubled keys, they were pressed to fill the length. */
const LEAST_PRESSED = 0.6;

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
  const word = /\p{L}(?:.*\p{L})?/su.exec(lower)?.[0] ?? '';
  const readAsLetters = word.replace(/[^\p{L}\p{M}]/gu, (sign) => LOOKALIKES[sign] ?? '');
  const signsDropped = lower.replace(/[^\p{L}\p{M}0-9]/gu, '');
  return (
    [readAsLetters, signsDropped].some((form) => isDecoration(form, userId.toLowerCase())) ||
    isRepetitive(lower)
  );
}

/** What holds nothing that guessers know is no decoration of it, however few letters it has. */
function isDecoration(form: string, userId: string): boolean {
  const named = userId.length >= SHORTEST_RUN && form.includes(userId);
  const rest = withoutCommonParts(named ? form.replaceAll(userId, ' ') : form);
  const known = form.length - rest.replaceAll(' ', '').length;
  if (!named && known < FEWEST_KNOWN) return false;
  return rest.replace(/\P{L}/gu, '').length < FEWEST_LETTERS;
}

function withoutCommonParts(form: string): string {
  let rest = form;
  for (const word of COMMON_WORDS) rest = rest.replaceAll(word, ' ');
  return withoutRuns(rest.replace(YEARS, ' ')).replace(/(.)\1{2,}/gu, ' ');
}

/** A few keys, or many of them twice: `Aa1!Aa1!`, `AAbb11!!`. */
function isRepetitive(text: string): boolean {
  const pressed = text.replace(/(.)\1+/gsu, '$1');
  return pressed.length <= text.length * LEAST_PRESSED || new Set(pressed).size < FEWEST_DIFFERENT;
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
