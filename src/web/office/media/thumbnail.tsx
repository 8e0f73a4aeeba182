import { IconPhoto } from '@tabler/icons-react';
import styles from './media.module.css';
import type { MediaRow } from './media-query.ts';
import { useMediaTexts } from './texts.ts';

/** A small picture; decoration beside its name. */
export function Thumbnail({ picture }: { picture: Pick<MediaRow, 'thumbnail'> | undefined }) {
  const texts = useMediaTexts();
  if (picture?.thumbnail)
    return <img className={styles.thumbnail} src={picture.thumbnail} alt="" loading="lazy" />;
  return (
    <span className={styles.thumbnail}>
      <IconPhoto size={28} aria-hidden />
      {picture && <small>{texts.preparing}</small>}
    </span>
  );
}
