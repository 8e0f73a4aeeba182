// By itself it needs no schemas, so the web may load it alone.

/** What can be changed of many records at once, where their kind has it: nothing that is written. */
export const BULK_FIELDS = [
  'published',
  'publishFrom',
  'publishUntil',
  'position',
  'active',
  'categoryId',
  'headerId',
] as const;
export type BulkField = (typeof BULK_FIELDS)[number];
