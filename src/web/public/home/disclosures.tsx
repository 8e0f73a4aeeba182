import type { RichNode } from '#contract/rich-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { type RichPictures, RichText } from '../../ui/rich-text.tsx';
import { Phrases } from '../brand/phrases.tsx';
import styles from './disclosures.module.css';

/** Headings that open to show their text. */
export function Disclosures({
  items,
}: {
  items: readonly { id: number; name: string; detail: RichNode[]; pictures: RichPictures }[];
}) {
  return (
    <div className={styles.list}>
      {items.map(({ id, name, detail, pictures }) => (
        <details key={id} className={styles.item}>
          <summary>
            <h3>
              <Phrases text={name} />
            </h3>
            <Icon name="chevronDown" />
          </summary>
          <RichText nodes={detail} pictures={pictures} />
        </details>
      ))}
    </div>
  );
}
