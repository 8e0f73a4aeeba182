import type { LocalizedText } from '#contract/localized.ts';
import { cleanRichText } from '#server/platform/clean-rich-text.ts';

export const DEMO = { updatedBy: 'demo' };
export const PUBLISHED = { ...DEMO, published: true };

/** The row, published, in the place it has in its list. */
export function publishedInOrder<Row>(row: Row, index: number) {
  return { ...row, ...PUBLISHED, position: index + 1 };
}

/** Its text as an editor would have stored it: saved again, it is the same. */
export function asWritten<Row extends { detail?: LocalizedText | undefined }>(row: Row): Row {
  return { ...row, detail: cleanRichText(row.detail ?? {}) };
}
