import { Link, useSearchParams } from 'react-router';
import styles from './screen-tabs.module.css';

type Tab<Key extends string> = {
  key: Key;
  title: string;
  /** How many there are, where that is known. */
  count?: string | undefined;
};

/** Which of a screen's lists the address names; the first where it names none. */
export function useTab<Key extends string>(keys: readonly [Key, ...Key[]]): Key {
  const [parameters] = useSearchParams();
  return keys.find((key) => key === parameters.get('tab')) ?? keys[0];
}

type Props<Key extends string> = { label: string; tabs: readonly Tab<Key>[]; current: Key };

/** The lists of one screen, each at an address of its own. */
export function ScreenTabs<Key extends string>({ label, tabs, current }: Props<Key>) {
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs}>
        {tabs.map(({ key, title, count }) => (
          <li key={key}>
            <Link to={`?tab=${key}`} aria-current={key === current ? 'page' : undefined}>
              {title}
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
