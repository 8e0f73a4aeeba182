import { escapeText, withoutControls } from '#contract/markup.ts';
import type { Cell } from './cell.ts';
import { splitLong } from './long-cells.ts';
import { inPieces } from './pieces.ts';
import { zipStream } from './zip-stream.ts';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A sheet of a workbook; the rows of the first may be as many as there are. */
export type WorkbookSheet = {
  name: string;
  pages: AsyncIterable<Cell[][]> | Iterable<Cell[][]>;
  /** Which columns take nothing but what stands in a range of another sheet. */
  lists?: ReadonlyArray<{ column: number; range: string }>;
};

/** Longest row that a list of allowed values reaches down to. */
const LAST_LISTED = 50_001;

/** A workbook of one sheet. Texts stand in their cells as texts, so none is ever a formula. */
export function xlsxStream(pages: AsyncIterable<Cell[][]>): AsyncGenerator<Buffer> {
  return workbookStream([{ name: 'Sheet1', pages }]);
}

export function workbookStream(sheets: readonly WorkbookSheet[]): AsyncGenerator<Buffer> {
  const each = (write: (sheet: WorkbookSheet, number: number) => string) =>
    sheets.map((sheet, index) => write(sheet, index + 1)).join('');
  return zipStream([
    {
      name: '[Content_Types].xml',
      content: [
        `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/>${each((_, number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${TYPES}.worksheet+xml"/>`)}</Types>`,
      ],
    },
    {
      name: '_rels/.rels',
      content: [
        `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      ],
    },
    {
      name: 'xl/workbook.xml',
      content: [
        `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${each(({ name }, number) => `<sheet name="${escapeText(name)}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`,
      ],
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: [
        `${XML}<Relationships xmlns="${PACKAGE}/relationships">${each((_, number) => `<Relationship Id="rId${number}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}</Relationships>`,
      ],
    },
    ...sheets.map((sheet, index) => ({
      name: `xl/worksheets/sheet${index + 1}.xml`,
      content: sheetXml(sheet),
    })),
  ]);
}

async function* sheetXml({ pages, lists = [] }: WorkbookSheet): AsyncGenerator<string> {
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetData>`;
  let above = 0;
  let headings: readonly Cell[] | undefined;
  for await (const rows of pages) {
    headings ??= rows[0] ?? [];
    const [first, known] = [above, headings];
    yield* inPieces(rows, (row, index) => xlsxRow(splitLong(row, known), first + index));
    above += rows.length;
  }
  yield `</sheetData>${validations(lists)}</worksheet>`;
}

/** Told of, not forced: an import knows more ways to say yes than a list. */
function validations(lists: NonNullable<WorkbookSheet['lists']>): string {
  if (lists.length === 0) return '';
  const each = lists.map(({ column, range }) => {
    const place = `${letters(column)}2:${letters(column)}${LAST_LISTED}`;
    return `<dataValidation type="list" errorStyle="warning" allowBlank="1" showErrorMessage="1" sqref="${place}"><formula1>${escapeText(range)}</formula1></dataValidation>`;
  });
  return `<dataValidations count="${lists.length}">${each.join('')}</dataValidations>`;
}

/** One row, so many rows down. */
export function xlsxRow(cells: readonly Cell[], above: number): string {
  const number = above + 1;
  const written = cells.map((cell, index) => xlsxCell(cell, `${letters(index)}${number}`));
  return `<row r="${number}">${written.join('')}</row>`;
}

function xlsxCell(cell: Cell, place: string): string {
  if (cell === '') return '';
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escapeText(withoutControls(cell))}</t></is></c>`;
}

export function letters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}
