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

const PARTS = [
  {
    name: '[Content_Types].xml',
    content: [
      `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/></Types>`,
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
      `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    content: [
      `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ],
  },
];

/** A workbook of one sheet. Texts stand in their cells as texts, so none is ever a formula. */
export function xlsxStream(pages: AsyncIterable<Cell[][]>): AsyncGenerator<Buffer> {
  return zipStream([...PARTS, { name: 'xl/worksheets/sheet1.xml', content: sheetXml(pages) }]);
}

async function* sheetXml(pages: AsyncIterable<Cell[][]>): AsyncGenerator<string> {
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetData>`;
  let above = 0;
  let headings: readonly Cell[] | undefined;
  for await (const rows of pages) {
    headings ??= rows[0] ?? [];
    const [first, known] = [above, headings];
    yield* inPieces(rows, (row, index) => xlsxRow(splitLong(row, known), first + index));
    above += rows.length;
  }
  yield '</sheetData></worksheet>';
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

function letters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}
