import { useQuery } from '@tanstack/react-query';
import styles from './media.module.css';
import { mediaQuery } from './media-query.ts';
import { useMediaTexts } from './texts.ts';
import { Thumbnail } from './thumbnail.tsx';

/** A picture where two versions of a record are compared: small, and by its name. */
export function NamedPicture({ id }: { id: number }) {
  const texts = useMediaTexts();
  // Who may not see the library, or whose picture is gone, has its number.
  const { data } = useQuery({ ...mediaQuery(id), retry: false });
  return (
    <span className={styles.named}>
      {data && <Thumbnail picture={data} />}
      {data?.fileName || texts.unnamed(String(id))}
    </span>
  );
}
