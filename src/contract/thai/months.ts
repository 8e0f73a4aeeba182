/** Written out here and not asked of `Intl`: the same letters wherever a wording is made again. */
export const MONTHS = {
  th: [
    ...['มกราคม', 'กุมภาพันธ์', 'มีนาคม', 'เมษายน', 'พฤษภาคม', 'มิถุนายน'],
    ...['กรกฎาคม', 'สิงหาคม', 'กันยายน', 'ตุลาคม', 'พฤศจิกายน', 'ธันวาคม'],
  ],
  en: [
    ...['January', 'February', 'March', 'April', 'May', 'June'],
    ...['July', 'August', 'September', 'October', 'November', 'December'],
  ],
} as const;

/** As an ID card writes them, without the points. */
const SHORT = {
  th: ['มค', 'กพ', 'มีค', 'เมย', 'พค', 'มิย', 'กค', 'สค', 'กย', 'ตค', 'พย', 'ธค'],
  en: ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'],
};

/** Which month is meant, from 1; nothing where it is none. */
export function monthNamed(written: string): number | undefined {
  const name = written.replaceAll('.', '').toLowerCase();
  const english = MONTHS.en.map((month) => month.toLowerCase());
  const lists: readonly (readonly string[])[] = [MONTHS.th, SHORT.th, english, SHORT.en];
  const place = Math.max(...lists.map((list) => list.indexOf(name)));
  return place < 0 ? undefined : place + 1;
}
