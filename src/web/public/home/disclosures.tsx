import type { ReactNode } from 'react';
import type { RichNode } from '#contract/rich-text/rich-text.ts';
import type { ShownPicture } from '#server/pictures/queries.ts';
import { formatNumber } from '../../i18n/format.ts';
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
  /** Words for what a phone shows only when asked to, with how many there are; none: all are shown. */
  more?: (all: string) => string;
  /** What can be done about one of them, below its text. */
  action?: ((item: Item) => ReactNode) | undefined;
};

/** So many are seen at once on a phone. */
const FIRST = 5;

/** Headings that open to show their text. */
export function Disclosures({ items, action, more }: Props) {
  const first = more ? FIRST : items.length;
  const rest = items.slice(first);
  const show = (item: Item) => <Disclosure key={item.id} item={item} action={action} />;
  return (
    <div className={styles.list}>
      {items.slice(0, first).map(show)}
      {more && rest.length > 0 && (
        <details className={styles.rest}>
          <summary>
            {more(formatNumber(items.length))}
            <Icon name="chevronDown" />
          </summary>
          {rest.map(show)}
        </details>
      )}
    </div>
  );
}

function Disclosure({ item, action }: Pick<Props, 'action'> & { item: Item }) {
  return (
    <details className={styles.item}>
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
  );
}
