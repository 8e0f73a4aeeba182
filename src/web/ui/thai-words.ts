import WORDS from '../../../data/words/thai-words.json' with { type: 'json' };

/** A number without its unit at the end of a line reads as another number. The longer unit first. */
const UNITS = [
  'ปี',
  'เดือน',
  'วันทำการ',
  'วัน',
  'ชั่วโมง',
  'นาที',
  'วินาที',
  'ชม\\.',
  'แปลง',
  'บาท',
  'ล้านบาท',
  'ล้าน',
  'แสน',
  'คน',
  'ขั้นตอน',
  'ขั้น',
  'หน้าจอ',
  'หน้า',
  'น\\.',
];
const MEASURE = `\\d[\\d,.]*(?:–\\d[\\d,.]*)? (?:${UNITS.join('|')})`;
const RANGE = '\\d[\\d,.]*–\\d[\\d,.]*%?';
/** Of a telephone, a company, a person: what stands behind a hyphen belongs to it. */
const GROUPED = '\\d+(?:-\\d+){2,}';
/** Of an application; what it may be made of is said in contract/applications/reference.ts. */
const REFERENCE = '\\b[A-Z\\d]{4}-[A-Z\\d]{4}\\b';
/** Places keep the word that says what they are. */
const PLACE = '(?:แขวง|เขต|อำเภอ|ตำบล|จังหวัด)[\\u0e01-\\u0e4e]{2,14}(?=\\s|$)';

/**
 * Words of this trade that browsers would break in two. Thai is written without spaces, and the
 * dictionary a browser breaks lines by knows only the parts: สิน and เชื่อ, but not สินเชื่อ.
 */
const LONGEST_FIRST = WORDS.toSorted((a, b) => b.length - a.length);
/** A negation stays with its verb, and ความ with what it makes a noun of: the first letter is enough. */
const LETTER = '[เ-ไ]?[ก-ฮ][ะ-ฺ็-๎]*';
const LEADING = `(?:ไม่ใช่การ|ไม่ใช่|ไม่ได้|ไม่|อย่า|ห้าม|ความ)(?:${[...LONGEST_FIRST, LETTER].join('|')})`;
const WORD = new RegExp(
  `(${[GROUPED, REFERENCE, MEASURE, RANGE, PLACE, ...LONGEST_FIRST, LEADING].join('|')})`,
);

/** The text in parts; every second one must not be broken. */
export function splitThaiWords(text: string): string[] {
  return text.split(WORD);
}
