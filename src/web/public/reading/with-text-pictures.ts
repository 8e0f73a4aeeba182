import type { Language } from '#contract/language.ts';
import { picturesIn, type RichNode } from '#contract/rich-text/rich-text.ts';
import type { Services } from '#server/compose/services.ts';
import type { RichPictures } from '../../ui/rich-text.tsx';

/** A record with the pictures of the media library that its text shows. */
export async function withTextPictures<Row extends { detail: RichNode[] }>(
  services: Services,
  language: Language,
  row: Row,
): Promise<Row & { pictures: RichPictures }> {
  const ids = picturesIn(row.detail);
  return { ...row, pictures: ids.length > 0 ? await services.pictures.find(ids, language) : {} };
}
