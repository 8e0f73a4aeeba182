import type { Network } from '#contract/applications/networks.ts';
import type { BranchSearch } from '#contract/branches/branches.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useTexts } from '../texts.ts';
import { finderAddress } from './finder-address.ts';
import styles from './network-tabs.module.css';

type Props = {
  network: Network;
  networks: readonly { name: Network; count: number }[];
  search: BranchSearch;
};

/** Each network is a page of its own; the search goes along, page and chosen branch do not. */
export function NetworkTabs({ network, networks, search }: Props) {
  const { branches: texts } = useTexts();
  return (
    <nav aria-label={texts.networks}>
      <ul className={styles.tabs}>
        {networks.map(({ name, count }) => (
          <li key={name}>
            <a
              className={styles.tab}
              href={finderAddress(name, { ...search, page: 1, branch: undefined })}
              aria-current={name === network ? 'page' : undefined}
            >
              <span className={styles.name}>
                <strong>{name}</strong> <span>{texts.networkKinds[name]}</span>
              </span>{' '}
              <span className={styles.count}>{texts.networkCount(formatNumber(count))}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
