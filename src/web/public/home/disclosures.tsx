import type { ReactNode } from 'react';
import type { RichNode } from '#contract/rich-text/rich-text.ts';
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

type Props = {
  items: readonly Item[];
  /** What can be done about one of them, below its text. */
  action?: (item: Item) => ReactNode;
};

/** Headings that open to show their text. */
export function Disclosures({ items, action }: Props) {
  return (
    <div className={styles.list}>
      {items.map((item) => (
        <details key={item.id} className={styles.item}>
          <summary>
            <h3>
              <Phrases text={item.name} />
            </h3>
            <Icon name="chevronDown" />
          </summary>
          {item.picture && (
            <div className={styles.picture}>
              <Picture picture={item.picture} sizes="(width < 700px) calc(100vw - 50px), 24rem" />
            </div>
          )}
          <RichText nodes={item.detail} pictures={item.pictures} />
          {action?.(item)}
        </details>
      ))}
    </div>
  );
}
