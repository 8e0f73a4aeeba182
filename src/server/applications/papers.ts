import type { PaperVerdict } from '#contract/applications/kinds.ts';

/** Of which kinds there is a document that may do: what was refused is missing again. */
export function presentTypes(
  files: ReadonlyArray<{ uploadTypeId: number | null; verdict: PaperVerdict }>,
): Array<number | null> {
  return files
    .filter(({ verdict }) => verdict !== 'refused')
    .map(({ uploadTypeId }) => uploadTypeId);
}
