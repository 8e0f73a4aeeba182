/** Formats that every Excel knows by number and shows as dates, those of Thai and other calendars too. */
const KNOWN: ReadonlyArray<readonly [first: number, last: number]> = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
  [71, 81],
];
const DAY_MS = 86_400_000;
/** Excel takes no longer ones. */
const LONGEST_CODE = 255;
/** Letters of years, months, days and hours, of eras and weekdays; in Thai digits behind a “t”. */
const PARTS = /^t?(?:[ymdhsbeg]|aaa)+$/;

export function isKnownDateFormat(id: number): boolean {
  return KNOWN.some(([first, last]) => id >= first && id <= last);
}

/** Whether a format that somebody wrote shows a date: it has parts of one, and nothing but such. */
export function isDateFormat(code: string): boolean {
  const bare = shownPart(code).replace(/am\/pm|a\/p/g, '');
  if (/[#0?%]/.test(bare.replace(/s\.0{1,3}/g, ''))) return false;
  const words = bare.match(/[a-z]+/g) ?? [];
  return /[ymdhsbe]/.test(bare) && words.every((word) => PARTS.test(word));
}

/** How a format shows most numbers: without texts, conditions, colours and widths. */
function shownPart(code: string): string {
  const bare = code.slice(0, LONGEST_CODE).replace(/"[^"]{0,255}"|[\\_*].|\[[^\]]{0,255}\]/g, '');
  const sections = bare.toLowerCase().split(';');
  return sections.find((section) => section.trim() !== '') ?? '';
}

/** A moment as Excel counts days: since the last days of 1899, or since 1904. */
export function dateText(serial: number, since1904: boolean): string {
  const days = serial + (since1904 ? 1_462 : 0) - 25_569;
  const moment = new Date(Math.round(days * DAY_MS));
  if (Number.isNaN(moment.getTime())) return String(serial);
  return momentText(moment);
}

export function momentText(moment: Date): string {
  return moment
    .toISOString()
    .slice(0, 16)
    .replace('T', ' ')
    .replace(/ 00:00$/, '');
}
