import { useQuery } from '@tanstack/react-query';
import { callAsUser } from '../session/session.ts';
import type { ResourceName } from './resource.ts';
import styles from './resource-table.module.css';

type Pictured = { pictureId?: unknown };
export type Pictures = ReadonlyMap<number, string>;

/** The small pictures of the rows that have one; nothing where none of them has. */
export function useRowPictures(name: ResourceName, rows: readonly object[]): Pictures | undefined {
  const ids = [...new Set(rows.flatMap((row) => pictureOf(row) ?? []))].sort((a, b) => a - b);
  const { data } = useQuery({
    queryKey: ['media', 'thumbnails', name, ids],
    queryFn: async () => {
      const answer = await callAsUser('media/thumbnails', { resource: name, ids });
      return new Map(answer.data.map(({ id, thumbnail }) => [id, thumbnail]));
    },
    enabled: ids.length > 0,
    // A list without its pictures is a list.
    retry: false,
  });
  return ids.length > 0 ? (data ?? NONE) : undefined;
}

const NONE: Pictures = new Map();

/** Decoration beside the name; its place is kept, so that names stand below each other. */
export function RowPicture({ of, pictures }: { of: object; pictures: Pictures }) {
  const address = pictures.get(pictureOf(of) ?? 0);
  if (!address) return <span className={styles.picture} />;
  return <img className={styles.picture} src={address} alt="" loading="lazy" />;
}

function pictureOf(row: object): number | undefined {
  const { pictureId } = row as Pictured;
  return typeof pictureId === 'number' ? pictureId : undefined;
}
