import { MOST_SMS_SHEET_ROWS } from '#contract/sms/campaigns.ts';
import { SMS_LANGUAGES, type SmsLanguage } from '#contract/sms/states.ts';
import type { PrivateFiles } from '#server/files/private-files.ts';
import { readSheet, type SheetAnswer } from '#server/sheets/read-sheet.ts';
import { holdsContent } from '#server/sheets/sheet-limits.ts';
import { type Found, parseMobile } from './recipient.ts';

const PAGE = 2_000;
const LOOKED_AT = 50;
const LONGEST_CELL = 200;

/** What the encrypted file is bound to. */
export const boundTo = (listId: number) => `sms list ${listId}`;

/** The cells of a sheet that was kept, or why there are none. */
export async function readKeptSheet(
  files: PrivateFiles,
  key: string,
  listId: number,
): Promise<SheetAnswer | { refusal: 'not_a_sheet' }> {
  const content = await files.open(key, boundTo(listId));
  const read = content && (await readSheet(content));
  if (!read || ('refusal' in read && read.refusal === 'unreadable'))
    return { refusal: 'not_a_sheet' };
  if ('refusal' in read) return read;
  const rows = read.rows.filter(holdsContent);
  if (rows.length < 2) return { refusal: 'not_a_sheet' };
  return rows.length > MOST_SMS_SHEET_ROWS + 1 ? { refusal: 'too_many_rows' } : { rows };
}

/** The column with the most telephone numbers in its first rows. */
export function guessPhoneColumn(rows: string[][]): number {
  const [heads = [], ...lines] = rows.slice(0, LOOKED_AT);
  const hits = heads.map(
    (_head, column) => lines.filter((line) => isMobileCell(line[column])).length,
  );
  return Math.max(0, hits.indexOf(Math.max(...hits)));
}

function isMobileCell(cell: string | undefined): boolean {
  return cell !== undefined && parseMobile(withZero(cell)) !== null;
}

/** Excel takes the zero off what it holds for a number. */
function withZero(cell: string): string {
  return /^[689]\d{8}$/.test(cell.trim()) ? `0${cell.trim()}` : cell;
}

/** The people of a sheet, page by page; its first line is the headings. */
export function* peopleOfSheet(
  rows: string[][],
  detail: Record<string, string | number | null>,
): Generator<Found[]> {
  const cell = (row: string[], name: string) => {
    const column = detail[name];
    return typeof column === 'number' ? (row[column] ?? '').slice(0, LONGEST_CELL) : '';
  };
  const usual: SmsLanguage = detail.language === 'en' ? 'en' : 'th';
  for (let from = 1; from < rows.length; from += PAGE) {
    yield rows.slice(from, from + PAGE).map((row) => {
      const language = cell(row, 'languageColumn').trim().toLowerCase();
      return {
        phone: withZero(cell(row, 'phone')),
        name: cell(row, 'name'),
        ref: cell(row, 'ref'),
        language: SMS_LANGUAGES.find((one) => one === language) ?? usual,
      };
    });
  }
}

/** One number in each line, or several; a name may stand behind a comma, semicolon or tab. */
export function peopleOfText(text: string, language: SmsLanguage): Found[] {
  return text
    .split(/\r\n|\n|\r/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap((line) => peopleOfLine(line, language));
}

function peopleOfLine(line: string, language: SmsLanguage): Found[] {
  const pieces = line
    .split(/[,;\t]/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  if (pieces.length > 1 && pieces.every((piece) => parseMobile(piece) !== null))
    return pieces.map((phone) => ({ phone, name: '', ref: '', language }));
  const [phone = '', name = '', ref = ''] = pieces;
  return [{ phone: phone.slice(0, LONGEST_CELL), name, ref, language }];
}
