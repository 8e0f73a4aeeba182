import type { PaperVerdict } from '#contract/applications/kinds.ts';
import type { LocalizedText } from '#contract/localized.ts';

/** Of which kinds there is a document that may do: what was refused is missing again. */
export function presentTypes(
  files: ReadonlyArray<{ uploadTypeId: number | null; verdict: PaperVerdict }>,
): Array<number | null> {
  return files
    .filter(({ verdict }) => verdict !== 'refused')
    .map(({ uploadTypeId }) => uploadTypeId);
}

/**
 * What the record of what was done calls a paper: what the house calls its kind. A name that somebody
 * gave it may be a person's, and that record is never erased: it has its number instead.
 */
export function paperInRecord(paper: {
  id: number;
  uploadTypeId: number | null;
  documentName: LocalizedText;
}): string {
  return paper.uploadTypeId === null ? `#${paper.id}` : (paper.documentName.th ?? '');
}
