import type { applicationFile } from './tables.ts';

/** What somebody is told about a file that they handed in; where and how it lies is ours. */
export function factsOf({
  name,
  documentName,
  contentType,
  bytes,
  uploadedAt,
}: typeof applicationFile.$inferSelect) {
  return { name, documentName, contentType, bytes, uploadedAt };
}
