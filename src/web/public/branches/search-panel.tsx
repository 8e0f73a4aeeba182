import { Link } from 'react-router';
import type { BranchSearch } from '#contract/branches/branches.ts';
import { Button } from '../../ui/button.tsx';
import { useTexts } from '../texts.ts';
import { finderAddress } from './finder-address.ts';
import type { FinderData } from './load-finder.ts';
import { LocationProblem } from './location-problem.tsx';
import { SearchForm } from './search-form.tsx';
import styles from './search-panel.module.css';
import { useLocation } from './use-location.ts';

type Props = { finder: FinderData; onSearch: (search: Partial<BranchSearch>) => void };

/** By words and places, or by where the visitor is. */
export function SearchPanel({ finder, onSearch }: Props) {
  const { branches: texts } = useTexts();
  const { network, search } = finder;
  const { state, ask } = useLocation((near) =>
    onSearch({ ...search, near, page: 1, branch: undefined }),
  );
  return (
    <div className={styles.panel}>
      <SearchForm finder={finder} onSearch={onSearch}>
        <Button variant="secondary" onClick={ask} busy={state === 'asking' && texts.locating}>
          {texts.nearest}
        </Button>
      </SearchForm>
      <p className={styles.privacy}>
        {texts.nearPrivacy}{' '}
        {search.near && (
          <Link
            className={styles.stop}
            to={finderAddress(network, { ...search, near: undefined, page: 1 })}
            preventScrollReset
          >
            {texts.stopNear}
          </Link>
        )}
      </p>
      <div role="status">
        <LocationProblem state={state} />
      </div>
    </div>
  );
}
