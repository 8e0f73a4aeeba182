import { useQuery } from '@tanstack/react-query';
import { useOfficeTexts } from '../texts.ts';
import styles from './media.module.css';
import { mediaQuery } from './media-query.ts';
import { Thumbnail } from './thumbnail.tsx';

/** A picture where two versions of a record are compared: small, and by its name. */
export function NamedPicture({ id }: { id: number }) {
  const texts = useOfficeTexts().media;
  // Who may not see the library, or whose picture is gone, has its number.
  const { data } = useQuery({ ...mediaQuery(id), retry: false });
  return (
    <span className={styles.named}>
      {data && <Thumbnail picture={data} />}
      {data?.fileName || texts.unnamed(String(id))}
    </span>
  );
}
