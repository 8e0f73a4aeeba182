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

export function isKnownDateFormat(id: number): boolean {
  return KNOWN.some(([first, last]) => id >= first && id <= last);
}

/** Whether a format that somebody wrote shows a date: it has parts of one, and no digits of numbers. */
export function isDateFormat(code: string): boolean {
  const [first = ''] = code.slice(0, LONGEST_CODE).split(';');
  const bare = first.replace(/"[^"]{0,255}"|\\.|\[[^\]]{0,255}\]/g, '').toLowerCase();
  return /[ymdhsbe]/.test(bare) && !/[#0?%]/.test(bare.replace(/s\.0{1,3}/g, ''));
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
