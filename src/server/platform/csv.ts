/** Spreadsheets take a cell that begins like this for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** What tells spreadsheets that the text is UTF-8, so that Thai stays Thai. */
export const CSV_START = '\uFEFF';

/** One row of comma-separated values. Whatever a cell holds, a spreadsheet shows it as text. */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
