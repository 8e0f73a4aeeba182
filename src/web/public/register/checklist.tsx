import { Icon } from '../../ui/icon.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Phrases } from '../brand/phrases.tsx';
import styles from './checklist.module.css';
import type { Paper } from './papers.ts';

type Props = {
  title: string;
  items: readonly Paper[];
  /** One below that of what it stands in. */
  level?: 'h2' | 'h3';
  /** On a phone it opens when asked, or by a link to `#papers`. */
  folds?: boolean;
};

export function Checklist({ title, items, level: Heading = 'h3', folds = false }: Props) {
  const heading = (
    <Heading>
      <Phrases text={title} />
    </Heading>
  );
  if (!folds)
    return (
      <div className={styles.list}>
        {heading}
        <Papers items={items} />
      </div>
    );
  return (
    <details className={styles.list}>
      <summary>
        {heading}
        <Icon name="chevronDown" />
      </summary>
      <div id="papers">
        <Papers items={items} />
      </div>
    </details>
  );
}

function Papers({ items }: Pick<Props, 'items'>) {
  return (
    <ul>
      {items.map(({ name, detail }) => (
        <li key={name}>
          {/* An empty box: it is still to be done. */}
          <span className={styles.box} />
          <div>
            <Prose>{name}</Prose>
            {detail && (
              <p className={styles.detail}>
                <Prose>{detail}</Prose>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
