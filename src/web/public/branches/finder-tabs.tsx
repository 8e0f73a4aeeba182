import type { RefObject } from 'react';
import type { BranchSearch, FinderName } from '#contract/branches/branches.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useTexts } from '../texts.ts';
import { finderAddress } from './finder-address.ts';
import styles from './finder-tabs.module.css';
import { readTyped } from './typed-search.ts';

type Props = {
  shown: FinderName;
  finders: readonly { name: FinderName; count: number }[];
  search: BranchSearch;
  form: RefObject<HTMLFormElement | null>;
};

/** Each finder is a page of its own; the search goes along, page and chosen branch do not. */
export function FinderTabs({ shown, finders, search, form }: Props) {
  const { branches: texts } = useTexts();
  const addressOf = (name: FinderName, typed: Partial<BranchSearch> = {}) =>
    finderAddress(name, { ...search, ...typed, page: 1, branch: undefined });
  return (
    <nav aria-label={texts.networks}>
      <ul className={styles.tabs}>
        {finders.map(({ name, count }) => (
          <li key={name}>
            <a
              className={styles.tab}
              href={addressOf(name)}
              // What was just typed goes along too, also where the list has not answered it yet.
              onClick={({ currentTarget }) => {
                if (form.current)
                  currentTarget.href = addressOf(name, readTyped(form.current, search));
              }}
              aria-current={name === shown ? 'page' : undefined}
            >
              <strong>{texts.names[name]}</strong>{' '}
              <span className={styles.count}>
                {name !== 'all' && <>{name} · </>}
                {texts.networkCount(formatNumber(count))}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
