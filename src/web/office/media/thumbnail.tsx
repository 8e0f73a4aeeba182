import { IconPhoto } from '@tabler/icons-react';
import { useOfficeTexts } from '../texts.ts';
import styles from './media.module.css';
import type { MediaRow } from './media-query.ts';

/** A small picture; decoration beside its name. */
export function Thumbnail({ picture }: { picture: Pick<MediaRow, 'thumbnail'> | undefined }) {
  const texts = useOfficeTexts().media;
  if (picture?.thumbnail)
    return <img className={styles.thumbnail} src={picture.thumbnail} alt="" loading="lazy" />;
  return (
    <span className={styles.thumbnail}>
      <IconPhoto size={28} aria-hidden />
      {picture && <small>{texts.preparing}</small>}
    </span>
  );
}
