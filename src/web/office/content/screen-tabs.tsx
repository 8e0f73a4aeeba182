import { useLocation, useSearchParams } from 'react-router';
import { useLanguage } from '../../i18n/texts.ts';
import { OfficeLink } from '../links/office-link.tsx';
import { usePrefetchList } from '../menu/use-prefetch-list.ts';
import styles from './screen-tabs.module.css';

type Tab<Key extends string> = {
  key: Key;
  title: string;
  /** How many there are, where that is known. */
  count?: string | undefined;
};

/** Which of a screen's lists the address names; where it names none, the one told, or the first. */
export function useTab<Key extends string>(
  keys: readonly [Key, ...Key[]],
  unnamed: Key = keys[0],
): Key {
  const [parameters] = useSearchParams();
  return keys.find((key) => key === parameters.get('tab')) ?? unnamed;
}

type Props<Key extends string> = { label: string; tabs: readonly Tab<Key>[]; current: Key };

/** The lists of one screen, each at an address of its own. */
export function ScreenTabs<Key extends string>({ label, tabs, current }: Props<Key>) {
  const { pathname } = useLocation();
  const language = useLanguage();
  const prefetch = usePrefetchList();
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs}>
        {tabs.map(({ key, title, count }) => (
          <li key={key}>
            <OfficeLink
              to={`?tab=${key}`}
              aria-current={key === current ? 'page' : undefined}
              onPointerEnter={() => prefetch(pathname, language, key)}
              onFocus={() => prefetch(pathname, language, key)}
            >
              {title}
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </OfficeLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
