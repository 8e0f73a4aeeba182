import type { Language } from '#contract/language.ts';
import type { Services } from '#server/compose/services.ts';
import type { ShownPicture } from '#server/pictures/queries.ts';

/** A record that staff may give a picture, with that picture where it is ready. */
export type Pictured<Row> = Row & { picture?: ShownPicture | undefined };

export async function withPictures<Row extends { pictureId: number | null }>(
  services: Services,
  language: Language,
  rows: readonly Row[],
): Promise<Pictured<Row>[]> {
  const pictures = await services.pictures.find(
    rows.map(({ pictureId }) => pictureId),
    language,
  );
  return rows.map((row) => ({ ...row, picture: pictures[row.pictureId ?? 0] }));
}

export async function withPicture<Row extends { pictureId: number | null }>(
  services: Services,
  language: Language,
  row: Row,
): Promise<Pictured<Row>> {
  const pictures = await services.pictures.find([row.pictureId], language);
  return { ...row, picture: pictures[row.pictureId ?? 0] };
}
