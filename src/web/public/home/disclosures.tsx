import type { RichNode } from '#contract/rich-text.ts';
import type { ShownPicture } from '#server/pictures/queries.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { type RichPictures, RichText } from '../../ui/rich-text.tsx';
import { Phrases } from '../brand/phrases.tsx';
import styles from './disclosures.module.css';

type Item = {
  id: number;
  name: string;
  detail: RichNode[];
  /** Those inside the text. */
  pictures: RichPictures;
  picture?: ShownPicture | undefined;
};

/** Headings that open to show their text. */
export function Disclosures({ items }: { items: readonly Item[] }) {
  return (
    <div className={styles.list}>
      {items.map(({ id, name, detail, pictures, picture }) => (
        <details key={id} className={styles.item}>
          <summary>
            <h3>
              <Phrases text={name} />
            </h3>
            <Icon name="chevronDown" />
          </summary>
          {picture && (
            <div className={styles.picture}>
              <Picture picture={picture} sizes="(width < 700px) calc(100vw - 50px), 24rem" />
            </div>
          )}
          <RichText nodes={detail} pictures={pictures} />
        </details>
      ))}
    </div>
  );
}
