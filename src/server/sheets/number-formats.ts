/** How a format shows a number. */
export type ShownAs = 'number' | 'date' | 'percent';

/** Formats that every Excel knows by number, those of Thai and other calendars and digits too. */
const KNOWN: ReadonlyArray<readonly [first: number, last: number, shown: ShownAs]> = [
  [9, 10, 'percent'],
  [14, 22, 'date'],
  [27, 36, 'date'],
  [45, 47, 'date'],
  [50, 58, 'date'],
  [67, 68, 'percent'],
  [71, 81, 'date'],
];
const DAY_MS = 86_400_000;
/** Excel takes no longer ones. */
const LONGEST_CODE = 255;
/** Letters of years, months, days and hours, of eras and weekdays; in Thai digits behind a “t”. */
const PARTS = /^t?(?:[ymdhsbeg]|aaa)+$/;

export function knownAs(id: number): ShownAs {
  return KNOWN.find(([first, last]) => id >= first && id <= last)?.[2] ?? 'number';
}

/** How a format that somebody wrote shows a number: as a date, where it has nothing but parts of one. */
export function shownAs(code: string): ShownAs {
  const bare = shownPart(code).replace(/am\/pm|a\/p/g, '');
  if (bare.includes('%')) return 'percent';
  if (/[#0?]/.test(bare.replace(/s\.0{1,3}/g, ''))) return 'number';
  const words = bare.match(/[a-z]+/g) ?? [];
  const isDate = /[ymdhsbe]/.test(bare) && words.every((word) => PARTS.test(word));
  return isDate ? 'date' : 'number';
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

/** “15%” for 0.15, without the last digits that computers add by themselves. */
export function percentText(share: number): string {
  return `${Number((share * 100).toPrecision(15))}%`;
}

export function momentText(moment: Date): string {
  return moment
    .toISOString()
    .slice(0, 16)
    .replace('T', ' ')
    .replace(/ 00:00$/, '');
}
