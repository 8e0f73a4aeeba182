import { knownAs, type ShownAs, shownAs } from './number-formats.ts';
import { MOST_STRINGS, SheetRefusedError, SheetRows } from './sheet-limits.ts';
import { cellText, type Knowledge } from './xlsx-cells.ts';
import { openParts, type WorkbookParts } from './xlsx-parts.ts';

const MOST_STYLES = 100_000;
const nothing = () => undefined;

/** The cells of a workbook’s first sheet as text, row by row. */
export async function readXlsx(archive: Buffer): Promise<string[][]> {
  const parts = openParts(archive);
  const { sheetId, since1904 } = await readWorkbook(parts);
  const targets = await readTargets(parts);
  const sheet = targets.byId.get(sheetId);
  if (!sheet) throw new SheetRefusedError('unreadable');
  const strings = targets.strings ?? 'xl/sharedStrings.xml';
  const styles = targets.styles ?? 'xl/styles.xml';
  const known = {
    since1904,
    strings: parts.has(strings) ? await readStrings(parts, strings) : [],
    styles: parts.has(styles) ? await readStyles(parts, styles) : [],
  };
  return readRows(parts, sheet, known);
}

async function readWorkbook(parts: WorkbookParts) {
  let sheetId: string | undefined;
  let since1904: boolean | undefined;
  await parts.read('xl/workbook.xml', {
    open(name, attribute) {
      if (name === 'workbookPr') since1904 ??= ['1', 'true'].includes(attribute('date1904') ?? '');
      if (name === 'sheet') sheetId ??= attribute('id');
    },
    text: nothing,
    close: nothing,
  });
  return { sheetId: sheetId ?? '', since1904: since1904 ?? false };
}

/** Where the parts lie, which programs decide for themselves. */
async function readTargets(parts: WorkbookParts) {
  const byId = new Map<string, string>();
  const byType: Partial<Record<string, string>> = {};
  await parts.read('xl/_rels/workbook.xml.rels', {
    open(name, attribute) {
      if (name !== 'Relationship') return;
      const target = attribute('Target') ?? '';
      const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
      const type = attribute('Type') ?? '';
      byType[type.slice(type.lastIndexOf('/') + 1)] = path;
      if (type.endsWith('/worksheet')) byId.set(attribute('Id') ?? '', path);
    },
    text: nothing,
    close: nothing,
  });
  return { byId, strings: byType.sharedStrings, styles: byType.styles };
}

async function readStrings(parts: WorkbookParts, path: string): Promise<string[]> {
  const strings: string[] = [];
  let [within, inText, spoken, string] = [false, false, false, ''];
  await parts.read(path, {
    open(name) {
      if (name === 'si') [within, string] = [true, ''];
      else if (name === 't') inText = within;
      else if (name === 'rPh') spoken = true;
    },
    text(text) {
      // How it is spoken is no part of it.
      if (inText && !spoken) string += text;
    },
    close(name) {
      if (name === 't') inText = false;
      else if (name === 'rPh') spoken = false;
      else if (name === 'si') {
        within = false;
        if (strings.push(string) > MOST_STRINGS) throw new SheetRefusedError('too_large');
      }
    },
  });
  return strings;
}

/** How each style of cells shows a number. */
async function readStyles(parts: WorkbookParts, path: string): Promise<ShownAs[]> {
  const own = new Map<number, ShownAs>();
  const styles: ShownAs[] = [];
  let within = false;
  await parts.read(path, {
    open(name, attribute) {
      if (name === 'numFmt')
        own.set(Number(attribute('numFmtId')), shownAs(attribute('formatCode') ?? ''));
      if (name === 'cellXfs') within = true;
      if (name !== 'xf' || !within) return;
      const id = Number(attribute('numFmtId'));
      styles.push(own.get(id) ?? knownAs(id));
      if (styles.length > MOST_STYLES || own.size > MOST_STYLES)
        throw new SheetRefusedError('too_large');
    },
    text: nothing,
    close(name) {
      if (name === 'cellXfs') within = false;
    },
  });
  return styles;
}

async function readRows(parts: WorkbookParts, path: string, known: Knowledge): Promise<string[][]> {
  const sheet = new SheetRows();
  const cell = {
    row: -1,
    column: -1,
    type: 'n',
    style: '',
    value: '',
    formula: false,
    inside: false,
    spoken: false,
  };
  await parts.read(path, {
    open(name, attribute) {
      if (name === 'row') {
        const given = Number(attribute('r'));
        cell.row = given > 0 ? given - 1 : cell.row + 1;
        cell.column = -1;
      } else if (name === 'c') {
        const place = attribute('r');
        cell.column = place ? columnOf(place) : cell.column + 1;
        cell.type = attribute('t') ?? 'n';
        cell.style = attribute('s') ?? '';
        cell.value = '';
        cell.formula = false;
      } else if (name === 'f') cell.formula = true;
      else if (name === 'v' || name === 't') cell.inside = true;
      else if (name === 'rPh') cell.spoken = true;
    },
    text(text) {
      if (cell.inside && !cell.spoken) cell.value += text;
    },
    close(name) {
      if (name === 'v' || name === 't') cell.inside = false;
      else if (name === 'rPh') cell.spoken = false;
      else if (name === 'c') sheet.put(cell.row, cell.column, cellText(cell, known));
    },
  });
  return sheet.rows;
}

/** Counted from 0: of "AB12", the letters. */
function columnOf(place: string): number {
  let column = 0;
  for (const letter of place) {
    const digit = letter.toUpperCase().charCodeAt(0) - 64;
    if (digit < 1 || digit > 26) break;
    column = column * 26 + digit;
  }
  return column - 1;
}
