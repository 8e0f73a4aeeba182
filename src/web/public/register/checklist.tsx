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
};

export function Checklist({ title, items, level: Heading = 'h3' }: Props) {
  return (
    <div className={styles.list}>
      <Heading>
        <Phrases text={title} />
      </Heading>
      <ul>
        {items.map(({ name, detail }) => (
          <li key={name}>
            <Icon name="check" />
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
    </div>
  );
}
