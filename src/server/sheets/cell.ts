/** What stands in a cell of a sheet that we write: a number, or a text that stays one. */
export type Cell = string | number;

export type SheetFormat = 'xlsx' | 'csv';

export const SHEET_TYPES: Record<SheetFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};
