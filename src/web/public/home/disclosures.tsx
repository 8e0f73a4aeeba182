import type { RichNode } from '#contract/rich-text/rich-text.ts';
import { formatNumber } from '../../i18n/format.ts';
import { Icon } from '../../ui/icon.tsx';
import { type RichPictures, RichText } from '../../ui/rich-text.tsx';
import { Phrases } from '../brand/phrases.tsx';
import styles from './disclosures.module.css';

type Item = {
  id: number;
  name: string;
  detail: RichNode[];
  /** Those inside the text. */
  pictures: RichPictures;
};

type Props = {
  items: readonly Item[];
  /** What links to one of them begin with: `#question-12`. */
  place: string;
  /** Words for what a phone shows only when asked to, with how many there are. */
  more: (all: string) => string;
};

/** So many are seen at once on a phone. */
const FIRST = 5;

/** Headings that open to show their text. */
export function Disclosures({ items, place, more }: Props) {
  const rest = items.slice(FIRST);
  const show = (item: Item) => <Disclosure key={item.id} item={item} place={place} />;
  return (
    <div className={styles.list}>
      {items.slice(0, FIRST).map(show)}
      {rest.length > 0 && (
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

function Disclosure({ item, place }: { item: Item; place: string }) {
  return (
    <details className={styles.item}>
      <summary>
        <h3>
          <Phrases text={item.name} />
        </h3>
        <Icon name="chevronDown" />
      </summary>
      {/* Inside: who is led here by a link finds it open. */}
      <div id={`${place}-${item.id}`}>
        <RichText nodes={item.detail} pictures={item.pictures} />
      </div>
    </details>
  );
}
