import { Icon } from '../../ui/icon.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Phrases } from '../brand/phrases.tsx';
import styles from './checklist.module.css';

export function Checklist({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div className={styles.list}>
      <h3>
        <Phrases text={title} />
      </h3>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <Icon name="check" />
            <span>
              <Prose>{item}</Prose>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
