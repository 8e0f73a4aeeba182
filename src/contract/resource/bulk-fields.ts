// By itself it needs no schemas, so the web may load it alone.

/**
 * What can be changed of many records at once, where their kind has it: nothing that is written, but
 * for the descriptions of pictures, which are asked for together.
 */
export const BULK_FIELDS = [
  'published',
  'publishFrom',
  'publishUntil',
  'position',
  'active',
  'categoryId',
  'headerId',
  'tags',
  'alt',
] as const;
export type BulkField = (typeof BULK_FIELDS)[number];
