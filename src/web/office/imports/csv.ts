/** A sheet of commas that Excel opens in the right encoding, and in which no cell is a formula. */
export function writeCsv(rows: readonly string[][]): Blob {
  const lines = rows.map((row) => row.map(writeCell).join(','));
  return new Blob([`\ufeff${lines.join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' });
}

export function writeCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
