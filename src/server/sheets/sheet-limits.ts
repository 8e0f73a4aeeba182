import { withoutControls } from '#contract/markup.ts';

/** Why a sheet is not read, in the codes that the screens have words for. */
export type SheetRefusal = 'unreadable' | 'too_many_rows' | 'too_many_columns' | 'too_large';

export class SheetRefusedError extends Error {
  readonly refusal: SheetRefusal;
  constructor(refusal: SheetRefusal) {
    super(`a sheet is refused: ${refusal}`);
    this.refusal = refusal;
  }
}

/** Of the archive’s parts that are read, unpacked. */
export const MOST_UNPACKED = 200 * 1024 * 1024;
/** A piece of XML that is longer is no cell of Excel’s, which holds 32,767 characters. */
export const LONGEST_TOKEN = 1_000_000;
/** Of the strings that a sheet keeps apart from its cells. */
export const MOST_STRINGS = 2_000_000;
/** One more than the longest list that anything takes, for the headings. */
const MOST_ROWS = 200_001;
const MOST_COLUMNS = 1_000;
const MOST_CELLS = 2_000_000;
/** Of all cells together: what a small archive repeats a million times is counted each time. */
const MOST_CHARACTERS = 32_000_000;

/** Rows without a cell stand between others, and before the headings. */
export const holdsContent = (row: readonly string[]): boolean => row.some((cell) => cell !== '');

/** The rows of a sheet as they are read; refuses what would become too much before it is there. */
export class SheetRows {
  readonly rows: string[][] = [];
  private cells = 0;
  private characters = 0;

  /** Both counted from 0. A cell without text takes no room. */
  put(row: number, column: number, written: string): void {
    // The database takes neither a NUL nor half a pair.
    const text = withoutControls(written);
    if (text === '') return;
    if (row >= MOST_ROWS) throw new SheetRefusedError('too_many_rows');
    if (column >= MOST_COLUMNS) throw new SheetRefusedError('too_many_columns');
    this.count(1, text.length);
    while (this.rows.length <= row) this.rows.push([]);
    const cells = this.rows[row] ?? [];
    while (cells.length < column) {
      this.count(1, 0);
      cells.push('');
    }
    cells[column] = text;
  }

  private count(cells: number, characters: number): void {
    this.cells += cells;
    this.characters += characters;
    if (this.cells > MOST_CELLS || this.characters > MOST_CHARACTERS)
      throw new SheetRefusedError('too_large');
  }
}
