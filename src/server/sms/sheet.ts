import { MOST_SMS_SHEET_ROWS } from '#contract/sms/campaigns.ts';
import { SMS_LANGUAGES, type SmsLanguage } from '#contract/sms/states.ts';
import type { PrivateFiles } from '#server/files/private-files.ts';
import { cellProblem } from '#server/sheets/cell-problems.ts';
import { readSheet } from '#server/sheets/read-sheet.ts';
import { holdsContent, type SheetRefusal } from '#server/sheets/sheet-limits.ts';
import { type Found, parseMobile } from './recipient.ts';

const PAGE = 2_000;
const LOOKED_AT = 50;
const LONGEST_CELL = 200;

/** What the encrypted file is bound to. */
export const boundTo = (listId: number) => `sms list ${listId}`;

/** What a row holds, and in which line of the sheet it stands: blank ones are left out. */
export type Row = { line: number; cells: string[] };
type KeptSheet = { rows: Row[] } | { refusal: SheetRefusal | 'not_a_sheet' };

/** The rows of a sheet that was kept, or why there are none. */
export async function readKeptSheet(
  files: PrivateFiles,
  key: string,
  listId: number,
): Promise<KeptSheet> {
  const read = await readSheet(() => files.open(key, boundTo(listId)));
  if ('refusal' in read && read.refusal === 'unreadable') return { refusal: 'not_a_sheet' };
  if ('refusal' in read) return read;
  const rows = read.rows
    .map((cells, index) => ({ line: index + 1, cells }))
    .filter(({ cells }) => holdsContent(cells));
  if (rows.length < 2) return { refusal: 'not_a_sheet' };
  return rows.length > MOST_SMS_SHEET_ROWS + 1 ? { refusal: 'too_many_rows' } : { rows };
}

/** The column with the most telephone numbers in its first rows. */
export function guessPhoneColumn(rows: Row[]): number {
  const [heads, ...others] = rows.slice(0, LOOKED_AT);
  const hits = (heads?.cells ?? []).map(
    (_head, column) => others.filter(({ cells }) => isMobileCell(cells[column])).length,
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

/** The people of a sheet, page by page; its first row is the headings. */
export function* peopleOfSheet(
  rows: Row[],
  detail: Record<string, string | number | null>,
): Generator<Found[]> {
  const cell = ({ cells }: Row, name: string) => {
    const column = detail[name];
    return typeof column === 'number' ? (cells[column] ?? '').slice(0, LONGEST_CELL) : '';
  };
  // Nobody is called what a formula says that failed.
  const content = (row: Row, name: string) => {
    const text = cell(row, name);
    return cellProblem(text.trim()) ? '' : text;
  };
  const usual: SmsLanguage = detail.language === 'en' ? 'en' : 'th';
  for (let from = 1; from < rows.length; from += PAGE) {
    yield rows.slice(from, from + PAGE).map((row) => {
      const language = cell(row, 'languageColumn').trim().toLowerCase();
      return {
        line: row.line,
        phone: withZero(cell(row, 'phone')),
        name: content(row, 'name'),
        ref: content(row, 'ref'),
        language: SMS_LANGUAGES.find((one) => one === language) ?? usual,
      };
    });
  }
}

/** One number in each line, or several; a name may stand behind a comma, semicolon or tab. */
export function peopleOfText(text: string, language: SmsLanguage): Found[] {
  return text.split(/\r\n|\n|\r/).flatMap((written, index) => {
    const people = written.trim() === '' ? [] : peopleOfLine(written.trim(), language);
    return people.map((person) => ({ ...person, line: index + 1 }));
  });
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
