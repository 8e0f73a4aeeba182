import { flagColumn, momentColumn, type SheetColumn } from './sheet-columns.ts';

/** Whether and when visitors see something. */
export const publishingColumns: readonly SheetColumn[] = [
  flagColumn('published'),
  momentColumn('publishFrom', { required: true }),
  momentColumn('publishUntil', { empty: null }),
];
