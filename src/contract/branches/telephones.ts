import { formatThaiPhone, parseThaiPhone, westernDigits } from '#contract/thai/phone.ts';

export const LONGEST_TELEPHONES = 80;

/** Four digits that are dialled as they are, such as 1115, and numbers that cost the caller nothing. */
const SHORT = /^1\d{3}$/;
const FREE = /^(1[89]00)[\s-]?(\d{3})[\s-]?(\d{3})$/;
/** The other lines of a number by their last digits: 02-123-4567-9, 02-123-4567/8. */
const REST = /^\d{1,2}$/;
const RANGE = /^(.*\d)\s*(?:[-–—]|ถึง|to)\s*(\d{1,2})$/;
const EXTENSION = /^(.*?) ?(#|ต่อ|ext\.?|x) ?(\d{1,6})$/i;
/** Two that stand beside each other with a space between. */
const BESIDE = / (?=0\d{1,2}[ -]|0\d{8,9}|\+66)/;

/** The telephones of a branch as they are written everywhere, null where something is no number. */
export function tidyTelephones(written: string): string | null {
  if (written.length > 2 * LONGEST_TELEPHONES) return null;
  const parts = westernDigits(written)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .split(/ ?([,/]) ?/);
  let tidy = '';
  for (let at = 0; at < parts.length; at += 2) {
    const part = parts[at] ?? '';
    const isMore = tidy !== '' && isRest(part, tidy);
    const next = isMore ? part : tidyPart(part);
    if (next === null) return null;
    const between = isMore && parts[at - 1] === '/' ? '/' : ', ';
    tidy += tidy === '' ? next : `${between}${next}`;
  }
  return tidy;
}

/** Another line, or another extension, of the number before. */
const isRest = (part: string, before: string) =>
  REST.test(part) || (/^\d{1,6}$/.test(part) && !SHORT.test(part) && EXTENSION.test(before));

function tidyPart(part: string): string | null {
  const [, line = part, mark, extension] = EXTENSION.exec(part) ?? [];
  const number = tidyNumber(line) ?? tidySeveral(line);
  if (number === null || !mark) return number;
  return mark === '#' ? `${number} #${extension}` : `${number} ${mark} ${extension}`;
}

function tidyNumber(line: string): string | null {
  const phone = parseThaiPhone(line);
  if (phone) return formatThaiPhone(phone);
  if (SHORT.test(line)) return line;
  const free = FREE.exec(line);
  if (free) return free.slice(1).join('-');
  const [, first = '', last] = RANGE.exec(line) ?? [];
  const from = parseThaiPhone(first);
  return from && `${formatThaiPhone(from)}-${last}`;
}

function tidySeveral(line: string): string | null {
  const several = line.split(BESIDE).map(tidyNumber);
  return several.length > 1 && several.every((one) => one !== null) ? several.join(', ') : null;
}
