import { Icon } from '../../ui/icon.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Phrases } from '../brand/phrases.tsx';
import styles from './checklist.module.css';
import type { Paper } from './papers.ts';

export function Checklist({ title, items }: { title: string; items: readonly Paper[] }) {
  return (
    <div className={styles.list}>
      <h3>
        <Phrases text={title} />
      </h3>
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
