import type { BranchSearch, FinderName } from '#contract/branches/branches.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useTexts } from '../texts.ts';
import { finderAddress } from './finder-address.ts';
import styles from './finder-tabs.module.css';

type Props = {
  shown: FinderName;
  finders: readonly { name: FinderName; count: number }[];
  search: BranchSearch;
};

/** Each finder is a page of its own; the search goes along, page and chosen branch do not. */
export function FinderTabs({ shown, finders, search }: Props) {
  const { branches: texts } = useTexts();
  return (
    <nav aria-label={texts.networks}>
      <ul className={styles.tabs}>
        {finders.map(({ name, count }) => (
          <li key={name}>
            <a
              className={styles.tab}
              href={finderAddress(name, { ...search, page: 1, branch: undefined })}
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
